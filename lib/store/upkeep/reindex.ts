import { resetTermTable } from '#lib/search/entry-writer.ts';
import { type ChunkEntry, chunkEntries } from '#lib/search/posting-writer.ts';
import { indexEntryOf, recordOf } from '#lib/store/records/prepare-record.ts';

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

/** A publication to index, with its authors, both as JSON. */
export interface IndexedRecord {
  readonly id: number;
  readonly doc: string;
  readonly authors: string;
}

/** Makes index entries of publications, several chunks at once. */
export interface IndexAnalyser {
  /** Maximum number of concurrent chunks. */
  readonly width: number;
  entries(records: readonly IndexedRecord[]): Promise<readonly ChunkEntry[]>;
  close(): Promise<void>;
}

/** Analyses in the calling thread. */
export const inlineAnalyser: IndexAnalyser = { width: 1, entries: async (records) => entriesOf(records), close: async () => undefined };

/** Index entries of a chunk of publications, which share one table of terms. */
export function entriesOf(records: readonly IndexedRecord[]): ChunkEntry[] {
  resetTermTable();
  return chunkEntries(records.map((texts) => indexEntryOf(recordOf(texts))));
}
