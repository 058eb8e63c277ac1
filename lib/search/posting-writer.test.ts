import { describe, expect, it } from 'vitest';
import { resetTermTable, writeEntry } from './entry-writer.ts';
import { chunkEntries, PostingWriter } from './posting-writer.ts';
import { type IndexEntry, rowsOfEntries } from './postings.ts';

const entriesOf = (...texts: string[]): IndexEntry[] =>
  texts.map((text) =>
    writeEntry((entry) => {
      entry.addText(text, 'title', 0, 0);
      entry.addText(`${text} ${text}`, 'abstract', 1000);
    }),
  );

/** The expected rows: each term's row is built separately, with the entries numbered from 0. */
function rowsByTerm(entries: readonly IndexEntry[]): unknown[] {
  const listed = entries.map(({ terms, numbers, data }) => ({ terms: Array.from(numbers, (number) => terms[number] as string), data }));
  const terms = [...new Set(listed.flatMap((entry) => entry.terms))].sort((a, b) => (a < b ? -1 : 1));
  const rowOf = rowsOfEntries(listed);
  return terms.map(rowOf);
}

const texts = [
  'Dust storms on Mars, and the orbit of Mars in Mars years',
  'الأقمار الصناعية ومدار المريخ',
  'A survey of exoplanets: K2-18b and TRAPPIST-1 e',
  'Orbit determination',
];

describe('The writer of postings', () => {
  it('gives the same rows for single entries, for a chunk of them, and for several chunks', () => {
    const entries = [...entriesOf(...texts), ...entriesOf('Mars orbit')];
    resetTermTable();
    entries.push(...entriesOf('Mars dust', 'Orbit of Mars'));
    const expected = rowsByTerm(entries);
    expect(expected.length).toBeGreaterThan(30);
    for (const inputs of [entries, chunkEntries(entries), [...chunkEntries(entries.slice(0, 2)), ...chunkEntries(entries.slice(2))]]) {
      const writer = new PostingWriter();
      for (const [number, entry] of inputs.entries()) writer.add(number, entry);
      expect([...writer.take()]).toEqual(expected);
      expect([...writer.take()]).toEqual([]);
    }
  });

  it('leaves out records of a chunk that were not added, and sorts those that came between', () => {
    const [first, second, third, other] = entriesOf(...texts) as [IndexEntry, IndexEntry, IndexEntry, IndexEntry];
    const [a, , c] = chunkEntries([first, second, third]);
    const writer = new PostingWriter();
    for (const [number, entry] of [a, other, c].entries()) writer.add(number, entry as IndexEntry);
    expect([...writer.take()]).toEqual(rowsByTerm([first, other, third]));
  });

  it('divides a chunk at the end of a block, and numbers within each block', () => {
    const entries = entriesOf(...texts);
    const writer = new PostingWriter();
    const rows: unknown[] = [];
    for (const [index, entry] of chunkEntries(entries).entries()) {
      const number = 65_534 + index;
      if (writer.isOther(number)) rows.push([...writer.take()]);
      writer.add(number, entry);
    }
    rows.push([...writer.take()].map((row) => ({ ...row, block: 0 })));
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual(rowsByTerm(entries.slice(2)));
    const blank = { terms: [], numbers: new Uint32Array(), data: new Uint8Array(), lengths: 0 };
    expect(rows[0]).toEqual(rowsByTerm([...Array.from({ length: 65_534 }, () => blank), ...entries.slice(0, 2)]));
  });
});
