import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { readEnv } from '#lib/env.ts';
import { sqlitePath } from '#lib/store/open-store.ts';
import { backUp, verify } from '#lib/store/sqlite/migrate/back-up.ts';
import { usages } from './usages.ts';

/** `npm run backup -- FILE`: writes a verified copy of the database; the server may be running. */
await runCommand(
  usages.backup,
  async () => {
    const { values, positionals } = parseArgs({
      options: { verify: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (!file) return 'usage';
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readEnv();
    if (values.verify) {
      const { research, authors, dataVersion } = verify(file);
      process.stdout.write(`${file} is complete: ${research} publications, ${authors} people, data version ${dataVersion}.\n`);
    } else {
      const { research, authors } = await backUp(sqlitePath({ databaseUrl, dataDir }), file);
      process.stdout.write(`${file} is complete and verified: ${research} publications, ${authors} people.\n`);
    }
    return 0;
  },
  'backup',
);
