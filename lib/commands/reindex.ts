import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Problem } from '#lib/base/problem.ts';
import { runWriter } from '#lib/commands/process/publish-store.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { openStore, sqlitePath } from '#lib/store/open-store.ts';
import { indexThreads } from '#lib/store/upkeep/index-threads.ts';
import { inlineAnalyser } from '#lib/store/upkeep/reindex.ts';
import { usages } from './usages.ts';

/** Interval of progress lines. */
const progressMs = 5000;
/** Up to this number of records, no threads are used, because each thread needs a quarter of a second to read the vocabulary. */
const inlineMax = 2000;

/** `npm run -s reindex`: rebuilds the search index after an update with a different text analysis. Exit code 0;
 * 1 when records wait to be published; 2 on failure, which leaves the old index unchanged. */
prepareProcess();
await runWriter(
  usages.reindex,
  async () => {
    parseArgs({});
    const env = readEnv();
    const location = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, termsFile: env.TERMS_FILE };
    if (!existsSync(sqlitePath(location))) throw new Problem('bad_request', { detail: `There is no database at ${sqlitePath(location)}.` });
    const store = await openStore(location);
    const analyser = (await store.counts()).research > inlineMax ? indexThreads() : inlineAnalyser;
    const began = performance.now();
    let shownAt = began;
    const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) => {
      if (performance.now() - shownAt < progressMs) return;
      shownAt = performance.now();
      process.stderr.write(`${done} of ${total} publications and people…\n`);
    };
    try {
      const { research, authors } = await store.reindex({ analyser, onProgress });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stdout.write(`Index rebuilt: ${research} publications, ${authors} people, in ${seconds} s.\n`);
      return 0;
    } finally {
      await analyser.close();
      await store.close();
    }
  },
  'reindex',
  { all: true },
);
