import { parseArgs } from 'node:util';
import { everyFiveSeconds } from '#lib/commands/process/every-five-seconds.ts';
import { runWriter } from '#lib/commands/process/publish-store.ts';
import { withExistingStore } from '#lib/commands/process/with-store.ts';
import { readEnv } from '#lib/env.ts';
import { indexThreads } from '#lib/store/upkeep/index-threads.ts';
import { inlineAnalyser } from '#lib/store/upkeep/reindex.ts';
import { usages } from './usages.ts';

/** Up to this number of records, no threads are used, because each thread needs a quarter of a second to read the vocabulary. */
const inlineMax = 2000;

/** `npm run -s reindex`: rebuilds the search index after an update with a different text analysis. Exit code 0;
 * 1 when records wait to be published; 2 on failure, which leaves the old index unchanged. */
await runWriter(
  usages.reindex,
  async () => {
    parseArgs({});
    return withExistingStore(readEnv(), async (store) => {
      const analyser = (await store.counts()).research > inlineMax ? indexThreads() : inlineAnalyser;
      const began = performance.now();
      const onProgress = everyFiveSeconds(
        ({ done, total }: { readonly done: number; readonly total: number }) => `${done} of ${total} publications and people…`,
      );
      try {
        const { research, authors } = await store.reindex({ analyser, onProgress });
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        process.stdout.write(`Index rebuilt: ${research} publications, ${authors} people, in ${seconds} s.\n`);
        return 0;
      } finally {
        await analyser.close();
      }
    });
  },
  'reindex',
  { all: true },
);
