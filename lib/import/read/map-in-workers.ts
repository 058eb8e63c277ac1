import { availableParallelism } from 'node:os';
import { openThreadPool } from '#lib/store/upkeep/thread-pool.ts';
import { type MapResult, mapChunk } from './map-chunk.ts';
import type { Chunk } from './read-chunks.ts';

/** Maps chunks in parallel; `close` ends its threads. */
export interface ChunkMapper {
  map(chunk: Chunk): Promise<readonly MapResult[]>;
  /** How many chunks should be in progress at once. */
  readonly width: number;
  close(): Promise<void>;
}

/** Maps in the main thread, for a small import: starting threads takes a quarter of a second. */
export function inlineMapper(): ChunkMapper {
  return { map: mapChunk, width: 1, close: async () => undefined };
}

/** Maps in up to four threads. One core remains for the main thread, which writes to the store. */
export function workerMapper(count = Math.min(4, Math.max(1, availableParallelism() - 1))): ChunkMapper {
  const threads = openThreadPool<Chunk, readonly MapResult[]>(new URL('./map-worker.ts', import.meta.url), count, 'import');
  return { map: threads.ask, width: count * 3, close: threads.close };
}
