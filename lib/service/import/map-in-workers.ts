import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
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

/** Mapping in as many threads as the machine has cores besides the one that writes, four at most. A thread that dies rejects what it had. */
export function workerMapper(threads = Math.min(4, Math.max(1, availableParallelism() - 1))): ChunkMapper {
  const waiting = new Map<number, { resolve: (results: readonly MapResult[]) => void; reject: (error: Error) => void; worker: Worker }>();
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./map-worker.ts', import.meta.url));
    worker.on('message', ({ place, results }: { place: number; results: MapResult[] }) => {
      waiting.get(place)?.resolve(results);
      waiting.delete(place);
    });
    const fail = (error: Error) => {
      for (const [place, waiter] of waiting) {
        if (waiter.worker !== worker) continue;
        waiter.reject(error);
        waiting.delete(place);
      }
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`A thread of the import ended with code ${code}.`)));
    return worker;
  });
  let next = 0;
  return {
    width: threads * 3,
    map(chunk) {
      const place = next;
      next += 1;
      const worker = workers[place % workers.length] as Worker;
      return new Promise((resolve, reject) => {
        waiting.set(place, { resolve, reject, worker });
        worker.postMessage({ place, chunk });
      });
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
