import { runCommand } from '#lib/commands/process/run-command.ts';
import { checkOperatorTerms } from '#lib/text/make/check-operator-terms.ts';
import { writeVocabulary } from '#lib/text/make/write-vocabulary.ts';
import { parseOperatorTerms } from '#lib/text/vocabulary/parse-operator-terms.ts';
import { readTermsFile } from '#lib/text/vocabulary/read-operator-terms.ts';
import { usages } from './usages.ts';

/** `npm run vocabulary`: writes the derived tables of the vocabulary. `check FILE` lists the doubtful names of a file of terms. */
await runCommand(
  usages.vocabulary,
  async () => {
    const [action, file, ...rest] = process.argv.slice(2);
    if (action === undefined) {
      await writeVocabulary();
      return 0;
    }
    if (action !== 'check' || file === undefined || rest.length > 0) return 'usage';
    const remarks = checkOperatorTerms(parseOperatorTerms(readTermsFile(file), file));
    process.stdout.write(remarks.map((remark) => `${remark}\n`).join(''));
    return remarks.length > 0 ? 1 : 0;
  },
  'vocabulary',
);
