import { answerInThread } from '#lib/service/upkeep/open-threads.ts';
import { mapChunk } from './map-chunk.ts';

// The thread that understands records while the main one writes them. One chunk in, its results out, in the order of the chunks.
answerInThread(mapChunk);
