import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { withStore } from '#lib/commands/process/with-store.ts';
import { readEnv } from '#lib/env.ts';
import { writeOperatorTranslations, writeOurTables } from '#lib/import/starter/write-translations.ts';
import { checkOperatorTerms } from '#lib/text/make/check-operator-terms.ts';
import { parseOperatorTerms } from '#lib/text/vocabulary/parse-operator-terms.ts';
import { readTermsFile } from '#lib/text/vocabulary/read-operator-terms.ts';
import { usages } from './usages.ts';

/** `npm run vocabulary`: writes the vocabulary's tables and word translations. With `--with-store`, writes
 * only word translations, learned also from the records of the store, to `DATA_DIR`. `check FILE` lists the doubtful names of a file of terms. */
await runCommand(
  usages.vocabulary,
  async () => {
    const { values, positionals } = parseArgs({ options: { 'with-store': { type: 'boolean' } }, allowPositionals: true });
    const [action, file, ...rest] = positionals;
    if (action !== undefined) {
      if (action !== 'check' || file === undefined || rest.length > 0) return 'usage';
      const remarks = checkOperatorTerms(parseOperatorTerms(readTermsFile(file), file));
      process.stdout.write(remarks.map((remark) => `${remark}\n`).join(''));
      return remarks.length > 0 ? 1 : 0;
    }
    if (!values['with-store']) {
      await writeOurTables();
      return 0;
    }
    const env = readEnv();
    process.stdout.write(`${await withStore(env, (store) => writeOperatorTranslations(store, env.DATA_DIR))}\n`);
    return 0;
  },
  'vocabulary',
);
