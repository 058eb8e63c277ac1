import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
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

/** As many threads as the machine has cores, four at most: PostgreSQL keeps one core busy for a third of the time that they take. A thread that dies rejects what it had. */
export function vectorThreads(threads = Math.min(4, availableParallelism())): VectorThreads {
  const waiting = new Map<number, { resolve: (lines: Lines) => void; reject: (error: Error) => void; worker: Worker }>();
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./vector-worker.ts', import.meta.url));
    worker.on('message', ({ place, ...lines }: Lines & { place: number }) => {
      waiting.get(place)?.resolve(lines);
      waiting.delete(place);
    });
    const fail = (error: Error) => {
      for (const [place, waiter] of waiting) {
        if (waiter.worker !== worker) continue;
        waiting.delete(place);
        waiter.reject(error);
      }
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`A thread of the copy ended with code ${code}.`)));
    return worker;
  });
  let next = 0;
  const ask = (worker: Worker, records?: readonly IndexedRecord[]): Promise<Lines> => {
    const place = next++;
    return new Promise((resolve, reject) => {
      waiting.set(place, { resolve, reject, worker });
      worker.postMessage({ place, ...(records && { records }) });
    });
  };
  return {
    width: threads * 2,
    lines: (records) => ask(workers[next % workers.length] as Worker, records),
    counts: () => Promise.all(workers.map(async (worker) => (await ask(worker)).counts)),
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
