import { answerInThread } from '#lib/service/upkeep/open-threads.ts';
import { entriesOf } from './reindex.ts';

// The thread that analyses publications while the main one writes their index. A chunk in, its entries out.
answerInThread(entriesOf);
