import { parseArgs } from 'node:util';
import { runWriter } from '#lib/commands/process/publish-store.ts';
import { commandLanguage } from '#lib/commands/process/run-command.ts';
import {
  filterOptions,
  importTextFile,
  readCount,
  readFilter,
  readTextName,
  withTexts,
  writePieces,
} from '#lib/commands/process/text-options.ts';
import { translateTexts } from '#lib/commands/wording/translate-texts.ts';
import type { Language } from '#lib/domain/language.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import type { Store } from '#lib/service/store/store.ts';
import { fileFormat } from '#lib/service/translate/files/translation-file.ts';
import { textsToReview } from '#lib/service/translate/list-texts.ts';
import type { TextForPeople } from '#lib/service/translate/people-texts.ts';
import type { MachineFilter } from '#lib/service/translate/text-port.ts';
import { usages } from './usages.ts';

const options = {
  ...filterOptions,
  text: { type: 'string', multiple: true },
  reviewed: { type: 'boolean' },
  all: { type: 'boolean' },
} as const;

/** `npm run review -- export|import FILE`: exports machine translations for review and imports the result. Exit code 1 when texts were refused. */
prepareProcess();
await runWriter(
  usages.review,
  async () => {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const language = commandLanguage();
    const [action = '', file] = positionals;
    if (!['export', 'import'].includes(action) || file === undefined || positionals.length > 2) {
      process.stderr.write(usages.review[language]);
      return 2;
    }
    const filter = { ...readFilter(values), ...(!values.reviewed && { reviewed: false }) };
    const filters = (values.text ?? []).map((name) => ({ ...filter, ...readTextName(name) }));
    const limit = readCount('--limit', values.limit);
    return withTexts(readEnv(), (store) =>
      action === 'export'
        ? writeTextFile(store, filters.length > 0 ? filters : [filter], limit, file, language)
        : importTextFile(store, file, language, { mode: 'review', all: values.all ?? false }),
    );
  },
  'review',
);

async function writeTextFile(
  store: Store,
  filters: readonly MachineFilter[],
  limit: number | undefined,
  file: string,
  language: Language,
): Promise<number> {
  const format = fileFormat(file);
  let count = 0;
  async function* countTexts(): AsyncGenerator<TextForPeople> {
    for await (const text of textsToReview(store.texts, filters, limit)) {
      count += 1;
      yield text;
    }
  }
  await writePieces(file, format.write(countTexts()));
  process.stdout.write(`${translateTexts[language].wrote(count, file)}\n`);
  return 0;
}
