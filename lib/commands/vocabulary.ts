import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { writeOperatorTranslations, writeOurTables } from '#lib/import/starter/write-translations.ts';
import { openStore } from '#lib/store/open-store.ts';
import { usages } from './usages.ts';

/** `npm run vocabulary`: writes the vocabulary's tables and word translations. With `--with-store`, writes
 * only word translations, learned also from the records of the store, to `DATA_DIR`. */
prepareProcess();
await runCommand(
  usages.vocabulary,
  async () => {
    const { values } = parseArgs({ options: { 'with-store': { type: 'boolean' } } });
    if (!values['with-store']) {
      await writeOurTables();
      return 0;
    }
    const { DATABASE_URL, DATA_DIR, TERMS_FILE } = readEnv();
    const store = await openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, termsFile: TERMS_FILE });
    try {
      process.stdout.write(`${await writeOperatorTranslations(store, DATA_DIR)}\n`);
    } finally {
      await store.close();
    }
    return 0;
  },
  'vocabulary',
);
