import { parseArgs } from 'node:util';
import { commandLanguage, runCommand } from '#lib/commands/process/run-command.ts';
import { dumpTexts } from '#lib/commands/wording/dump-texts.ts';
import { compose } from '#lib/compose.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { usages } from './usages.ts';

/** `npm run -s dump`: writes the files of `/downloads` in advance, so that no reader has to wait; for nightly runs and after imports. */
prepareProcess();
await runCommand(
  usages.dump,
  async () => {
    parseArgs({ options: { lang: { type: 'string' } } });
    const texts = dumpTexts[commandLanguage()];
    const instance = await compose({ ...readEnv(), LOG_LEVEL: 'silent' });
    try {
      if (!instance.currentDump) {
        process.stderr.write(`${texts.remote}\n`);
        return 2;
      }
      const { records, dataVersion, files } = await instance.currentDump();
      process.stdout.write(`${texts.made(records, dataVersion)}\n`);
      for (const { name, bytes, sha256 } of files) process.stdout.write(`${sha256}  ${name}  ${bytes}\n`);
      return 0;
    } finally {
      await instance.close();
    }
  },
  'dump',
);
