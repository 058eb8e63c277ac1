import { expect, test } from 'vitest';
import { queryPieces } from './query-pieces.ts';

test.each([
  ['black hole jets', ['black hole', 'jets']],
  ['the dust of Mars', ['dust', 'Mars']],
  ['black hole', ['black', 'hole']],
  ['"dust storm" title:Mars -Venus', ['dust storm', 'Mars']],
  ['الثقوب السوداء والغبار', ['الثقوب السوداء', 'والغبار']],
  ['Mars', []],
  ['Mars mars', []],
  ['', []],
])('the pieces of “%s” are its names and words as typed', (keyword, pieces) => {
  expect(queryPieces(keyword)).toEqual(pieces);
});
