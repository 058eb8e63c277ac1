import { parentPort } from 'node:worker_threads';
import { mapChunk } from './map-chunk.ts';
import type { Chunk } from './read-chunks.ts';

// The thread that understands records while the main one writes them. One chunk in, its results out, in the order of the chunks.
parentPort?.on('message', ({ place, question }: { place: number; question: Chunk }) => {
  mapChunk(question).then((answer) => parentPort?.postMessage({ place, answer }));
});
