import { buffersOfEntries } from '#lib/search/posting-writer.ts';
import { answerInThread } from '#lib/service/upkeep/thread-pool.ts';
import { entriesOf } from './reindex.ts';

// Worker thread: analyses chunks of publications while the main thread writes the index.
answerInThread(entriesOf, buffersOfEntries);
