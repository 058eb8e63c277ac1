import { parseArgs } from 'node:util';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { openStore } from '#lib/service/store/open-store.ts';
import { commandLanguage, runCommand } from './run-command.ts';
import { explainUsage, writeExplanation } from './write-explanation.ts';

/** `npm run explain -- author ID`: why one author has the publications they have. */
prepareProcess();
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { lang: { type: 'string' }, json: { type: 'boolean' } }, allowPositionals: true });
  const language = commandLanguage();
  const [kind, id] = positionals;
  if (kind !== 'author' || !id || !/^\d+$/.test(id)) {
    process.stderr.write(explainUsage[language]);
    return 2;
  }
  const env = readEnv();
  const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const explanation = await store.explainAuthor(id);
    process.stdout.write(values.json ? `${JSON.stringify(explanation, null, 2)}\n` : writeExplanation(explanation, language));
    return 0;
  } finally {
    await store.close();
  }
});
