import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { readEnv } from '#lib/env.ts';
import { readSecrets } from '#lib/keys/key/secrets.ts';
import { isPostgres, type KeyBackendOptions, openKeyBackend } from '#lib/keys/store/open-key-store.ts';
import { sqlitePath } from '#lib/store/open-store.ts';
import { restoreFrom } from '#lib/store/sqlite/migrate/back-up.ts';
import { usages } from './usages.ts';

/** `npm run restore -- FILE`: replaces the database with a verified backup. */
await runCommand(
  usages.restore,
  async () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [file] = positionals;
    if (!file) return 'usage';
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEARCH_URL, KEYS_URL, KEY_PEPPER } = readEnv();
    const { research, authors, newestId, hasEnds } = await restoreFrom(file, sqlitePath({ databaseUrl, dataDir }));
    process.stdout.write(`The database was restored from ${file}: ${research} publications, ${authors} people.\n`);
    if (isPostgres(KEYS_URL))
      await lowerLastWork({ databaseUrl: KEYS_URL, dataDir, pepper: readSecrets(dataDir, KEY_PEPPER).peppers[0] }, newestId);
    else if (!hasEnds)
      process.stderr.write(
        'There was no readable database to replace: keys revoked and subscriptions cancelled after the backup are active again.\n',
      );
    if (SEARCH_URL !== undefined)
      process.stderr.write('The index still has the previously published state. To replace it: npm run publish -- --all --take-over\n');
    return 0;
  },
  'restore',
);

/** Subscriptions in PostgreSQL continue from the restored records; those in the backup do so by themselves. */
async function lowerLastWork(options: KeyBackendOptions, newestId: number): Promise<void> {
  const { keyStore, share } = await openKeyBackend(options);
  try {
    await keyStore.lowerLastWork(newestId);
  } finally {
    await keyStore.close();
    await share.close();
  }
}
