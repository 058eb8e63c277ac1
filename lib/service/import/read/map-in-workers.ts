import { availableParallelism } from 'node:os';
import { openThreads } from '#lib/service/upkeep/open-threads.ts';
import { type MapResult, mapChunk } from './map-chunk.ts';
import type { Chunk } from './read-chunks.ts';

/** A mapper that takes chunks in parallel. `close` ends its threads. */
export interface ChunkMapper {
  map(chunk: Chunk): Promise<readonly MapResult[]>;
  /** How many chunks should be under way at once. */
  readonly width: number;
  close(): Promise<void>;
}

/** Threads cost a quarter of a second to start; a small import is finished by then. */
export function inlineMapper(): ChunkMapper {
  return { map: mapChunk, width: 1, close: async () => undefined };
}

/** Mapping in as many threads as the machine has cores besides the one that writes, four at most. */
export function workerMapper(count = Math.min(4, Math.max(1, availableParallelism() - 1))): ChunkMapper {
  const threads = openThreads<Chunk, readonly MapResult[]>(new URL('./map-worker.ts', import.meta.url), count, 'import');
  return { map: threads.ask, width: count * 3, close: threads.close };
}
