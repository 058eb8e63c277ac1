import { parseArgs } from 'node:util';
import { commandLanguage, runCommand } from '#lib/commands/process/run-command.ts';
import { backupTexts } from '#lib/commands/wording/backup-texts.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { sqlitePath } from '#lib/service/store/open-store.ts';
import { backUp, verify } from '#lib/service/store/sqlite/database/back-up.ts';
import { usages } from './usages.ts';

/** `npm run backup -- FILE`: writes a verified copy of the database; the server may be running. */
prepareProcess();
await runCommand(
  usages.backup,
  async () => {
    const { values, positionals } = parseArgs({
      options: { verify: { type: 'boolean' }, lang: { type: 'string' } },
      allowPositionals: true,
    });
    const texts = backupTexts[commandLanguage()];
    const [file] = positionals;
    if (!file) {
      process.stderr.write(usages.backup[commandLanguage()]);
      return 2;
    }
    const env = readEnv();
    if (values.verify) process.stdout.write(`${texts.verified(file, verify(file))}\n`);
    else
      process.stdout.write(
        `${texts.backedUp(file, await backUp(sqlitePath({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }), file))}\n`,
      );
    return 0;
  },
  'backup',
);
