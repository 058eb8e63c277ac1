import { describe, expect, it } from 'vitest';
import type { Entry } from '#lib/import/draft/entry.ts';
import { memoryInUse } from '#lib/testing/memory-in-use.ts';
import { recordMax } from './record-bound.ts';
import { splitBibtex } from './split-bibtex.ts';
import { splitCsv } from './split-csv.ts';
import { splitJson } from './split-json.ts';
import { splitLines } from './split-lines.ts';
import { splitTagged } from './split-tagged.ts';
import { splitXml } from './split-xml.ts';

/** Yields `head`, then `filling` up to twice the maximum record size, then `tail`. Measures memory four times, after garbage collection. */
async function* stream(head: string, filling: string, tail: string, size = recordMax * 2) {
  const piece = filling.repeat(Math.ceil((1 << 18) / filling.length));
  yield head;
  for (let length = 0; length < size; length += piece.length) {
    yield piece;
    const isMeasured = Math.floor((length * 4) / size) !== Math.floor(((length + piece.length) * 4) / size);
    if (isMeasured) heldMax = Math.max(heldMax, await memoryInUse());
  }
  yield tail;
}
let heldMax = 0;

const placesOf = async (entries: AsyncIterable<Entry>) => {
  const places: (readonly [number, string | undefined])[] = [];
  for await (const { line, fault } of entries) places.push([line, fault]);
  return places;
};
async function* entriesOfLines(pieces: AsyncIterable<string>): AsyncGenerator<Entry> {
  for await (const { text, first, tooLong } of splitLines(pieces))
    yield* tooLong
      ? [{ number: 0, line: first, text, fault: 'too_long' as const }]
      : text
          .trim()
          .split('\n')
          .map((line, index) => ({ number: 0, line: first + index, text: line }));
}

describe('a record without an end is reported with its line, and what follows is read', () => {
  it.each([
    ['a line of JSON', entriesOfLines, '{"a":1}\n{"b":"', 'x', '"}\n{"c":1}\n', [1, undefined], [2, 'too_long'], [3, undefined]],
    ['a member of a list', splitJson, '[{"a":1},\n{"b":"', 'x', '"},\n{"c":1}]', [1, undefined], [2, 'too_long'], [3, undefined]],
    ['a document without a list', splitJson, '{"b":{"x":"', 'x', '"}}', [1, 'too_long']],
    [
      'RIS',
      splitTagged,
      'TY  - A\nTI  - a\nER  -\nTY  - B\n',
      `KW  - ${'x'.repeat(90)}\n`,
      'TY  - C\nTI  - c\nER  -\n',
      [1, undefined],
      [4, 'too_long'],
      [-2, undefined],
    ],
    ['RIS in one line', splitTagged, 'TY  - A\nTI  - ', 'x', '\nER  -\nTY  - C\nER  -\n', [1, 'too_long'], [4, undefined]],
    ['EndNote', splitTagged, '%0 Book\n%T a\n%0 Book\n%X ', 'x', '\n%0 Book\n%T c\n', [1, undefined], [3, 'too_long'], [5, undefined]],
    [
      'PubMed',
      splitTagged,
      'PMID- 1\nTI  - a\n\nPMID- 2\n',
      `AB  - ${'x'.repeat(90)}\n`,
      '\nPMID- 3\n',
      [1, undefined],
      [4, 'too_long'],
      [-1, undefined],
    ],
    [
      'BibTeX',
      splitBibtex,
      '@a{a, t={x}}\n@b{b, t={\n',
      `${'words '.repeat(15)}\n`,
      '\n@c{c,\n t={x}}\n',
      [1, undefined],
      [2, 'too_long'],
      [-2, undefined],
    ],
    ['BibTeX in one line', splitBibtex, '@b{b, t={', 'x', '}}\n@c{c, t={x}}\n', [1, 'too_long'], [2, undefined]],
    ['CSV in one line', splitCsv, 'a,b\n1,', 'x', '\n2,3\n', [1, undefined], [2, 'too_long'], [3, undefined]],
    [
      'XML',
      splitXml,
      '<a><dc><title>x</title></dc>\n<dc>',
      '<b>x</b>',
      '</dc>\n<dc><title>x</title></dc></a>',
      [1, undefined],
      [2, 'too_long'],
      [3, undefined],
    ],
    ['text of XML', splitXml, '<a><dc><title>x</title></dc>\n<dc><title>', 'x', '</title></dc></a>', [1, undefined], [2, 'too_long']],
  ] as const)('%s', async (_name, split, head, filling, tail, ...rest) => {
    const expected = rest as readonly (readonly [number, string?])[];
    heldMax = 0;
    const before = await memoryInUse();
    const positions = await placesOf(split(stream(head, filling, tail)));
    const lines = positions.at(-1)?.[0] ?? 0;
    expect(positions).toEqual(expected.map(([line, fault]) => [line < 0 ? lines : line, fault]));
    // The splitter may hold two copies of the largest record, at two bytes per character.
    expect(heldMax - before).toBeLessThan(recordMax * 5);
  });

  it('a row of a table has at most the columns of a sheet', async () => {
    const text = `title${',x'.repeat(100_000)}\nDust${','.repeat(5_000_000)}\nSand,1\n`;
    const widths: (readonly [number, string | undefined])[] = [];
    for await (const { cells, fault } of splitCsv(stream(text, ' ', '', 0))) widths.push([cells.length, fault]);
    expect(widths).toEqual([
      [16_384, undefined],
      [16_384, undefined],
      [2, undefined],
    ]);
  });

  it('an unclosed quote costs its row', async () => {
    const rows = splitCsv(stream('a,b\n1,"open\n', `2,${'x'.repeat(61)}\n`, '4,5\n', recordMax * 2));
    let count = 0;
    const faults: (readonly [number, string | undefined])[] = [];
    for await (const { line, fault } of rows) {
      count += 1;
      if (fault) faults.push([line, fault]);
    }
    expect(faults).toEqual([[2, 'bad_row']]);
    expect(count).toBe(3 + (recordMax * 2) / 64);
  });

  it('a short table with an unclosed quote loses no other row, and one with literal quotes keeps them', async () => {
    const cellsOf = async (text: string) => {
      const rows: (readonly string[])[] = [];
      for await (const { cells, fault } of splitCsv(stream(text, ' ', '', 0))) rows.push(fault ? [fault] : cells);
      return rows;
    };
    expect(await cellsOf('a,b\n1,"open\n2,3\n4,"5\n6"\n')).toEqual([['a', 'b'], ['bad_row'], ['2', '3'], ['4', '5\n6']]);
    expect((await cellsOf(`a\n${'"x'.padEnd(3, 'y')}\n`.repeat(3))).length).toBeGreaterThan(2);
    expect(await cellsOf('a,b\n"x ""y"" z",5" tube\n"The "big" bang",2\n')).toEqual([
      ['a', 'b'],
      ['x "y" z', '5" tube'],
      ['The "big" bang', '2'],
    ]);
  });
});
