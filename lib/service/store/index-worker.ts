import { parentPort } from 'node:worker_threads';
import type { IndexedRecord } from './copied-store.ts';
import { entriesOf } from './reindex.ts';

// The thread that analyses publications while the main one writes their index. A stretch in, its entries out.
parentPort?.on('message', ({ place, question }: { place: number; question: readonly IndexedRecord[] }) => {
  parentPort?.postMessage({ place, answer: entriesOf(question) });
});
