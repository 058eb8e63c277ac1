import type { IndexEntry } from '#lib/search/postings.ts';

/** Fields of a publication that this program needs to rerank the best records of OpenSearch word by word. */
export interface RankedRecord {
  readonly id: number;
  readonly year?: number;
  readonly language: string;
  readonly citations: number;
  /** Ids of the authors, in the order of the work. */
  readonly authors: readonly number[];
  /** The terms of the record, in the order of the term numbers in its index entry. */
  readonly terms: readonly string[];
  readonly data: Uint8Array;
  readonly lengths: number;
}

type Facts = Omit<RankedRecord, 'terms' | 'data' | 'lengths'>;

/**
 * Encodes a record as a base64 doc value: one line of JSON, then its index entry. Reading a hundred doc values takes a tenth of the time
 * of reading the sources of the documents.
 */
export function packRanked(facts: Facts, { terms, numbers, data, lengths }: IndexEntry): string {
  const head = JSON.stringify({ ...facts, terms: [...numbers].map((number) => terms[number]), lengths });
  return Buffer.concat([Buffer.from(`${head}\n`), data]).toString('base64');
}

/** Decodes a doc value of `packRanked`. */
export function unpackRanked(value: string): RankedRecord {
  const bytes = Buffer.from(value, 'base64');
  const end = bytes.indexOf('\n');
  return { ...(JSON.parse(bytes.toString('utf8', 0, end)) as Omit<RankedRecord, 'data'>), data: bytes.subarray(end + 1) };
}
