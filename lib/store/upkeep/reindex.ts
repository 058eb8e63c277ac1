import { resetTermTable } from '#lib/search/entry-writer.ts';
import { type ChunkEntry, chunkEntries } from '#lib/search/posting-writer.ts';
import { spellingTokens } from '#lib/store/records/prepare-person.ts';
import { indexEntryOf, recordOf } from '#lib/store/records/prepare-record.ts';
import { type PersonSpellings, spellingsOf } from '#lib/store/values/search-index.ts';
import type { IndexedRecord } from './indexed-record.ts';

export interface ReindexReport {
  readonly research: number;
  readonly authors: number;
}

/** The report of a reindex that was not needed. */
export const emptyReport: ReindexReport = { research: 0, authors: 0 };

export interface ReindexOptions {
  /** Called after each chunk of publications or people. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  /** Analyses the publications; by default, the calling thread does so. The caller closes the analyser. */
  readonly analyser?: IndexAnalyser;
  /** Does nothing if the index is current, so that of several processes starting together only one rebuilds it. */
  readonly unlessCurrent?: boolean;
}

/** Makes index entries of publications, several chunks at once. */
export interface IndexAnalyser {
  /** Maximum number of concurrent chunks. */
  readonly width: number;
  entries(records: readonly IndexedRecord[]): Promise<readonly ChunkEntry[]>;
  close(): Promise<void>;
}

export type SpelledPerson = Pick<PersonSpellings, 'id' | 'name_en' | 'name_ar' | 'variants'>;

/** The store inside the transaction that rebuilds its index. The index is empty at the start. */
export interface IndexRenewal {
  readonly total: number;
  /** Visible publications, some hundreds at a time. */
  publications(): AsyncIterable<readonly IndexedRecord[]>;
  /** People not merged into another. */
  people(): AsyncIterable<readonly SpelledPerson[]>;
  putResearch(entries: readonly (readonly [id: number, entry: ChunkEntry])[]): Promise<void>;
  /** Derives the institutions of each authorship again. */
  refreshAuthorships(records: readonly IndexedRecord[]): Promise<void>;
  putAuthors(entries: readonly { readonly id: number; readonly words: string; readonly keys: string }[]): Promise<void>;
}

/** Analyses in the calling thread. */
export const inlineAnalyser: IndexAnalyser = { width: 1, entries: async (records) => entriesOf(records), close: async () => undefined };

/** Index entries of a chunk of publications, which share one table of terms. */
export function entriesOf(records: readonly IndexedRecord[]): ChunkEntry[] {
  resetTermTable();
  return chunkEntries(records.map((texts) => indexEntryOf(recordOf(texts))));
}

/** Fills the emptied index chunk by chunk; memory holds as many chunks as the analyser has in progress. */
export async function fillIndex(store: IndexRenewal, { onProgress, analyser = inlineAnalyser }: ReindexOptions): Promise<ReindexReport> {
  const counts = { research: 0, authors: 0 };
  const report = () => onProgress?.({ done: counts.research + counts.authors, total: store.total });
  const pending: { readonly records: readonly IndexedRecord[]; readonly entries: Promise<readonly ChunkEntry[]> }[] = [];
  const writeNext = async () => {
    const { records, entries } = pending.shift() as (typeof pending)[number];
    const results = await entries;
    await store.putResearch(records.map(({ id }, index) => [id, results[index] as ChunkEntry]));
    await store.refreshAuthorships(records);
    counts.research += records.length;
    report();
  };
  for await (const records of store.publications()) {
    const entries = analyser.entries(records);
    // `writeNext` throws a rejection later. Until then, this prevents an unhandled rejection.
    entries.catch(() => undefined);
    pending.push({ records, entries });
    if (pending.length >= analyser.width) await writeNext();
  }
  while (pending.length > 0) await writeNext();
  for await (const people of store.people()) {
    await store.putAuthors(people.map((person) => ({ id: person.id, ...spellingTokens(spellingsOf(person)) })));
    counts.authors += people.length;
    report();
  }
  return counts;
}
