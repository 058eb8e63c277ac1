import { parseArgs } from 'node:util';
import { runWriter } from '#lib/commands/process/publish-store.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { classifyAgain } from '#lib/import/classify/classify-again.ts';
import { openStore } from '#lib/store/open-store.ts';
import type { Reclassification } from '#lib/store/port/curation.ts';
import { usages } from './usages.ts';

interface Texts {
  readonly none: string;
  readonly set: (id: string, batch: string) => string;
  readonly renewed: (report: Reclassification) => string;
}

const texts: Texts = {
  none: 'No record has uncertain areas.',
  set: (id, batch) => `The areas of ${id} are set. To undo: npm run import -- --undo ${batch}`,
  renewed: ({ looked, changed, gained, lost, kept, batch }) =>
    `Guessed records: ${looked}. Areas changed: ${changed} (now with areas: ${gained}; now without: ${lost}). Decided elsewhere and kept: ${kept}.${
      batch ? `\nTo undo: npm run import -- --undo ${batch}` : ''
    }`,
};

/** `npm run classify`: reports the assigned areas with their confidence and evidence, and records decisions about them. */
prepareProcess();
await runWriter(
  usages.classify,
  async () => {
    const { values, positionals } = parseArgs({
      options: {
        review: { type: 'boolean' },
        set: { type: 'string' },
        renew: { type: 'boolean' },
        below: { type: 'string' },
        limit: { type: 'string' },
      },
      allowPositionals: true,
    });
    if (!values.review && !values.set && !values.renew) {
      process.stderr.write(usages.classify);
      return 2;
    }
    const env = readEnv();
    const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, termsFile: env.TERMS_FILE });
    try {
      if (values.set) {
        const areas = (positionals[0] ?? '').split(',').filter(Boolean);
        process.stdout.write(`${texts.set(values.set, await store.classify(values.set, areas))}\n`);
        return 0;
      }
      if (values.renew) {
        process.stdout.write(`${texts.renewed(await store.renewAreas(classifyAgain))}\n`);
        return 0;
      }
      const uncertain = await store.unclassified({ below: Number(values.below ?? 0.6), limit: Number(values.limit ?? 1000) });
      if (uncertain.length === 0) process.stderr.write(`${texts.none}\n`);
      for (const { id, title, confidence, areas } of uncertain) {
        const guesses =
          areas.map(({ code, confidence: areaConfidence, because }) => `${code} ${areaConfidence} (${because})`).join('; ') || '–';
        process.stdout.write(`${id}\t${confidence}\t${guesses}\t${title.slice(0, 100)}\n`);
      }
      return 0;
    } finally {
      await store.close();
    }
  },
  'classify',
);
