import { availableParallelism } from 'node:os';
import { openThreads } from '#lib/service/open-threads.ts';
import type { IndexedRecord } from '#lib/service/store/copied-store.ts';
import { vectorLines } from './vector-lines.ts';
import { type WordRow, wordCounts } from './word-counts.ts';

interface Lines {
  readonly lines: string;
  readonly counts: readonly WordRow[];
}

/** Analyses publications, several stretches at once. */
export interface VectorThreads {
  /** How many stretches should be under way at once. */
  readonly width: number;
  lines(records: readonly IndexedRecord[]): Promise<Lines>;
  /** What each thread has counted and not yet told. */
  counts(): Promise<(readonly WordRow[])[]>;
  close(): Promise<void>;
}

/** Threads cost a quarter of a second each to start; a stretch that is the last as well as the first is treated where it is. */
export function inlineVectors(): VectorThreads {
  const words = wordCounts();
  return {
    width: 1,
    lines: async (records) => ({ lines: vectorLines(records, words), counts: [] }),
    counts: async () => [words.take()],
    close: async () => undefined,
  };
}

/** As many threads as the machine has cores, four at most: PostgreSQL keeps one core busy for a third of the time that they take. */
export function vectorThreads(count = Math.min(4, availableParallelism())): VectorThreads {
  const threads = openThreads<readonly IndexedRecord[], Lines>(new URL('./vector-worker.ts', import.meta.url), count, 'copy');
  return {
    width: count * 2,
    lines: threads.ask,
    counts: async () => (await threads.askEach([])).map(({ counts }) => counts),
    close: threads.close,
  };
}
