import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLayers } from './layers.ts';

test('biome.json has the layers of the list; `npm run layers` writes them', () => {
  const configuration = JSON.parse(readFileSync('biome.json', 'utf8'));
  expect(withLayers(configuration)).toEqual(configuration);
});
