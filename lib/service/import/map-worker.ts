import { parentPort } from 'node:worker_threads';
import { mapChunk } from './map-chunk.ts';
import type { Chunk } from './read-chunks.ts';

// The thread that understands records while the main one writes them. One chunk in, its results out, in the order of the chunks.
parentPort?.on('message', ({ place, chunk }: { place: number; chunk: Chunk }) => {
  mapChunk(chunk).then((results) => parentPort?.postMessage({ place, results }));
});
