import { parentPort } from 'node:worker_threads';
import type { IndexedRecord } from '#lib/service/store/copied-store.ts';
import { tokensMax } from './count-words.ts';
import { vectorLines } from './vector-lines.ts';
import { wordCounts } from './word-counts.ts';

// The thread that analyses publications of a copy while the main one reads and PostgreSQL writes. A stretch in, its lines out; counts of words when asked, or when there are many.
const words = wordCounts();
parentPort?.on('message', ({ place, question: records }: { place: number; question: readonly IndexedRecord[] }) => {
  const lines = vectorLines(records, words);
  // An empty stretch asks for what has been counted.
  const counts = records.length === 0 || words.size() > tokensMax ? words.take() : [];
  parentPort?.postMessage({ place, answer: { lines, counts } });
});
