import { parseArgs } from 'node:util';
import { runWriter } from '#lib/commands/process/publish-store.ts';
import {
  filterOptions,
  importTextFile,
  readCount,
  readFilter,
  readTextName,
  withTexts,
  writePieces,
} from '#lib/commands/process/text-options.ts';
import { translateMessages } from '#lib/commands/wording/translate-texts.ts';
import { readEnv } from '#lib/env.ts';
import type { Store } from '#lib/store/port/store.ts';
import type { MachineFilter } from '#lib/store/values/text-port.ts';
import { fileFormat } from '#lib/translate/files/translation-file.ts';
import { textsToReview } from '#lib/translate/texts/list-texts.ts';
import type { TextForPeople } from '#lib/translate/texts/people-texts.ts';
import { usages } from './usages.ts';

const options = {
  ...filterOptions,
  text: { type: 'string', multiple: true },
  reviewed: { type: 'boolean' },
  all: { type: 'boolean' },
} as const;

/** `npm run review -- export|import FILE`: exports machine translations for review and imports the result. Exit code 1 when texts were refused. */
await runWriter(
  usages.review,
  async () => {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [action = '', file] = positionals;
    if (!['export', 'import'].includes(action) || file === undefined || positionals.length > 2) return 'usage';
    const filter = { ...readFilter(values), ...(!values.reviewed && { reviewed: false }) };
    const filters = (values.text ?? []).map((name) => ({ ...filter, ...readTextName(name) }));
    const limit = readCount('--limit', values.limit);
    return withTexts(readEnv(), (store) =>
      action === 'export'
        ? writeTextFile(store, filters.length > 0 ? filters : [filter], limit, file)
        : importTextFile(store, file, { mode: 'review', all: values.all ?? false }),
    );
  },
  'review',
);

async function writeTextFile(store: Store, filters: readonly MachineFilter[], limit: number | undefined, file: string): Promise<number> {
  const format = fileFormat(file);
  let count = 0;
  async function* countTexts(): AsyncGenerator<TextForPeople> {
    for await (const text of textsToReview(store.texts, filters, limit)) {
      count += 1;
      yield text;
    }
  }
  await writePieces(file, format.write(countTexts()));
  process.stdout.write(`${translateMessages.wrote(count, file)}\n`);
  return 0;
}
