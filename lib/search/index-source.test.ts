import { describe, expect, it } from 'vitest';
import { IndexSource, type IndexTables } from './index-source.ts';
import { lengthsOf } from './postings.ts';

const size = 65_536;
/** Postings in which every record of one block has the term in one field. */
const docs = Uint8Array.from({ length: size * 3 }, (_, at) => {
  const number = Math.floor(at / 3);
  return at % 3 === 0 ? number & 255 : at % 3 === 1 ? number >>> 8 : 1;
});
const columns = {
  size,
  year: new Int32Array(size),
  citations: new Int32Array(size),
  number: Int32Array.from({ length: size }, (_, number) => number),
  lengths: new Uint8Array(size * lengthsOf).fill(8),
};
/** The decoded postings of these terms exceed the cache, but not the limit of a single query. */
const terms = Array.from({ length: 40 }, (_, at) => `w${at}`);

function openSource() {
  const reads: string[] = [];
  const tables: IndexTables = {
    rows(term) {
      reads.push(term);
      return [{ block: 0, records: size, docs }];
    },
    places: () => undefined,
    count: () => size,
    termsBeginning: () => [],
    commonWords: () => [],
    identified: () => [],
    people: () => [],
    signed: () => [],
  };
  return { source: new IndexSource(tables, columns), reads };
}

describe('the cache of decoded terms', () => {
  it('evicts nothing within a query, also where its terms need more than the cache', () => {
    const { source, reads } = openSource();
    source.beginQuery();
    for (const term of [...terms, ...terms]) expect(source.postings(term)?.docs.length).toBe(size);
    expect(reads).toEqual(terms);
  });

  it('evicts before the next query what was used first', () => {
    const { source, reads } = openSource();
    for (const term of terms) source.postings(term);
    source.beginQuery();
    source.postings(terms.at(-1) as string);
    expect(reads).toHaveLength(terms.length);
    source.postings(terms[0] as string);
    expect(reads.slice(terms.length)).toEqual([terms[0]]);
  });
});
