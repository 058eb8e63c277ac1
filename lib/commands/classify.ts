import { parseArgs } from 'node:util';
import { runWriter } from '#lib/commands/process/publish-store.ts';
import { withStore } from '#lib/commands/process/with-store.ts';
import { readEnv } from '#lib/env.ts';
import { classifyAgain } from '#lib/import/classify/classify-again.ts';
import { usages } from './usages.ts';

const undo = (batch: string) => `To undo: npm run import -- --undo ${batch}\n`;

/** `npm run classify`: reports the assigned areas with their confidence and evidence, and records decisions about them. */
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
    if (!values.review && !values.set && !values.renew) return 'usage';
    return withStore(readEnv(), async (store) => {
      if (values.set) {
        const batch = await store.classify(values.set, (positionals[0] ?? '').split(',').filter(Boolean));
        process.stdout.write(`The areas of ${values.set} are set. ${undo(batch)}`);
        return 0;
      }
      if (values.renew) {
        const { looked, changed, gained, lost, kept, batch } = await store.renewAreas(classifyAgain);
        process.stdout.write(
          `Guessed records: ${looked}. Areas changed: ${changed} (now with areas: ${gained}; now without: ${lost}). Decided elsewhere and kept: ${kept}.\n`,
        );
        if (batch) process.stdout.write(undo(batch));
        return 0;
      }
      const uncertain = await store.unclassified({ below: Number(values.below ?? 0.6), limit: Number(values.limit ?? 1000) });
      if (uncertain.length === 0) process.stderr.write('No record has uncertain areas.\n');
      for (const { id, title, confidence, areas } of uncertain) {
        const guesses =
          areas.map(({ code, confidence: areaConfidence, because }) => `${code} ${areaConfidence} (${because})`).join('; ') || '–';
        process.stdout.write(`${id}\t${confidence}\t${guesses}\t${title.slice(0, 100)}\n`);
      }
      return 0;
    });
  },
  'classify',
);
