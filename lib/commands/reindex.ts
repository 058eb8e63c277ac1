import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runWriter } from '#lib/commands/process/publish-store.ts';
import { commandLanguage } from '#lib/commands/process/run-command.ts';
import { reindexTexts } from '#lib/commands/wording/reindex-texts.ts';
import { Problem } from '#lib/domain/problem.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { openStore, sqlitePath } from '#lib/service/store/open-store.ts';
import { indexThreads } from '#lib/service/store/upkeep/index-threads.ts';
import { inlineAnalyser } from '#lib/service/store/upkeep/reindex.ts';
import { usages } from './usages.ts';

/** How often a line of progress is written. */
const progressMs = 5000;
/** Threads cost a quarter of a second each to start, and the first thing each does is to read the vocabulary. */
const inlineMax = 2000;

/** `npm run -s reindex`: makes the search index anew, after an update that analyses texts in another way. Exit code 0, or 2 when the old index stays. */
prepareProcess();
await runWriter(
  usages.reindex,
  async () => {
    parseArgs({ options: { lang: { type: 'string' } } });
    const texts = reindexTexts[commandLanguage()];
    const env = readEnv();
    const place = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, termsFile: env.TERMS_FILE };
    if (!existsSync(sqlitePath(place))) throw new Problem('bad_request', { detail: `There is no database at ${sqlitePath(place)}.` });
    const store = await openStore(place);
    const analyser = (await store.counts()).research > inlineMax ? indexThreads() : inlineAnalyser;
    const began = performance.now();
    let shownAt = began;
    const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) => {
      if (performance.now() - shownAt < progressMs) return;
      shownAt = performance.now();
      process.stderr.write(`${texts.progress(done, total)}\n`);
    };
    try {
      const { research, authors } = await store.reindex({ analyser, onProgress });
      process.stdout.write(`${texts.done(research, authors, (performance.now() - began) / 1000)}\n`);
      return 0;
    } finally {
      await analyser.close();
      await store.close();
    }
  },
  'reindex',
  { all: true },
);
