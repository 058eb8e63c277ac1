import { parseArgs } from 'node:util';
import { commandLanguage, runCommand } from '#lib/commands/process/run-command.ts';
import { copyTexts } from '#lib/commands/wording/copy-texts.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { copyStore } from '#lib/service/store/upkeep/copy-store.ts';
import { usages } from './usages.ts';

/** How often a line of progress is written. */
const progressMs = 5000;

/** `npm run copy -- --from sqlite:FILE --to postgres://…`: a whole store into an empty one. */
prepareProcess();
await runCommand(
  usages.copy,
  async () => {
    const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' }, lang: { type: 'string' } } });
    const texts = copyTexts[commandLanguage()];
    if (!values.from || !values.to) {
      process.stderr.write(usages.copy[commandLanguage()]);
      return 2;
    }
    let shownAt = performance.now();
    const onProgress = (records: number) => {
      if (performance.now() - shownAt < progressMs) return;
      shownAt = performance.now();
      process.stderr.write(`${texts.progress(Math.round(records))}\n`);
    };
    const { research, seconds } = await copyStore(values.from, values.to, { termsFile: readEnv().TERMS_FILE, onProgress });
    process.stdout.write(`${texts.copied(research, seconds)}\n`);
    return 0;
  },
  'copy',
);
