import { answerInThread } from '#lib/service/upkeep/thread-pool.ts';
import { indexBuffersOf, mapChunk } from './map-chunk.ts';

// Reads records in a thread while the main one writes them: one chunk in, its results out in order.
answerInThread(mapChunk, indexBuffersOf);
