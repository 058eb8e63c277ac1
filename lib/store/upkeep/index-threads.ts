import { availableParallelism } from 'node:os';
import type { ChunkEntry } from '#lib/search/posting-writer.ts';
import type { IndexAnalyser, IndexedRecord } from './reindex.ts';
import { openThreadPool } from './thread-pool.ts';

/** Analyses publications for the search index in worker threads: one per core except that of the writer, at most four. */
export function indexThreads(count = Math.min(4, Math.max(1, availableParallelism() - 1))): IndexAnalyser {
  const threads = openThreadPool<readonly IndexedRecord[], ChunkEntry[]>(new URL('./index-worker.ts', import.meta.url), count, 'index');
  return { width: count * 2, entries: threads.ask, close: threads.close };
}
