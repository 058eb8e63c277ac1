import { buffersOfEntries } from '#lib/search/posting-writer.ts';
import { entriesOf } from './reindex.ts';
import { answerInThread } from './thread-pool.ts';

// Worker thread: analyses chunks of publications while the main thread writes the index.
answerInThread(entriesOf, buffersOfEntries);
