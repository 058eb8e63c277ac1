import { parseArgs } from 'node:util';
import { commandLanguage, runCommand } from '#lib/commands/process/run-command.ts';
import { backupTexts } from '#lib/commands/wording/backup-texts.ts';
import { publishTexts } from '#lib/commands/wording/publish-texts.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { sqlitePath } from '#lib/service/store/open-store.ts';
import { restoreFrom } from '#lib/service/store/sqlite/database/back-up.ts';
import { usages } from './usages.ts';

/** `npm run restore -- FILE`: replaces the database with a verified backup. */
prepareProcess();
await runCommand(
  usages.restore,
  async () => {
    const { positionals } = parseArgs({ options: { lang: { type: 'string' } }, allowPositionals: true });
    const texts = backupTexts[commandLanguage()];
    const [file] = positionals;
    if (!file) {
      process.stderr.write(usages.restore[commandLanguage()]);
      return 2;
    }
    const env = readEnv();
    process.stdout.write(
      `${texts.restored(file, await restoreFrom(file, sqlitePath({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })))}\n`,
    );
    if (env.SEARCH_URL !== undefined) process.stderr.write(`${publishTexts[commandLanguage()].restored}\n`);
    return 0;
  },
  'restore',
);
