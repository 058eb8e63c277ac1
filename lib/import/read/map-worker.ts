import { answerInThread } from '#lib/store/upkeep/thread-pool.ts';
import { indexBuffersOf, mapChunk } from './map-chunk.ts';

// A thread for reading records. It receives one chunk and returns its results in order, while the main thread writes to the store.
answerInThread(mapChunk, indexBuffersOf);
