import { parseArgs } from 'node:util';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { openStore } from '#lib/service/store/open-store.ts';
import { commandLanguage, runCommand } from './run-command.ts';
import { explainUsage, writeExplanation } from './write-explanation.ts';
import { writeRecordExplanation } from './write-record-explanation.ts';

/** `npm run explain -- author ID`: why one author has the publications they have; `record ID`: who said what of a record. */
prepareProcess();
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { lang: { type: 'string' }, json: { type: 'boolean' } }, allowPositionals: true });
  const language = commandLanguage();
  const [kind, id] = positionals;
  if ((kind !== 'author' && kind !== 'record') || !id || !/^\d+$/.test(id)) {
    process.stderr.write(explainUsage[language]);
    return 2;
  }
  const written = <T>(explanation: T, write: (explanation: T) => string) =>
    values.json ? `${JSON.stringify(explanation, null, 2)}\n` : write(explanation);
  const env = readEnv();
  const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const text =
      kind === 'author'
        ? written(await store.explainAuthor(id), (explanation) => writeExplanation(explanation, language))
        : written(await store.explainRecord(id), (explanation) => writeRecordExplanation(explanation, language));
    process.stdout.write(text);
    return 0;
  } finally {
    await store.close();
  }
});
