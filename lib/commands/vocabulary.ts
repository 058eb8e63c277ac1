import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { writeOperatorTranslations, writeOurTables } from '#lib/import/starter/write-translations.ts';
import { openStore } from '#lib/store/open-store.ts';
import { checkOperatorTerms } from '#lib/text/make/check-operator-terms.ts';
import { parseOperatorTerms } from '#lib/text/vocabulary/parse-operator-terms.ts';
import { readTermsFile } from '#lib/text/vocabulary/read-operator-terms.ts';
import { usages } from './usages.ts';

/** `npm run vocabulary`: writes the vocabulary's tables and word translations. With `--with-store`, writes
 * only word translations, learned also from the records of the store, to `DATA_DIR`. `check FILE` lists the doubtful names of a file of terms. */
prepareProcess();
await runCommand(
  usages.vocabulary,
  async () => {
    const { values, positionals } = parseArgs({ options: { 'with-store': { type: 'boolean' } }, allowPositionals: true });
    const [action, file, ...rest] = positionals;
    if (action !== undefined) {
      if (action !== 'check' || file === undefined || rest.length > 0) {
        process.stderr.write(usages.vocabulary);
        return 2;
      }
      const remarks = checkOperatorTerms(parseOperatorTerms(readTermsFile(file), file));
      process.stdout.write(remarks.map((remark) => `${remark}\n`).join(''));
      return remarks.length > 0 ? 1 : 0;
    }
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
