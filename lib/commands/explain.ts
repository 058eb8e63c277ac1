import { parseArgs } from 'node:util';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { explainSearch } from '#lib/service/store/explain-search.ts';
import { openStore } from '#lib/service/store/open-store.ts';
import { commandLanguage, runCommand } from './run-command.ts';
import { explainUsage, writeExplanation } from './write-explanation.ts';

/** `npm run explain -- author ID`: why one author has the publications they have; `-- search "…"`: how a query is understood and ranked. */
prepareProcess();
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { lang: { type: 'string' }, json: { type: 'boolean' } }, allowPositionals: true });
  const language = commandLanguage();
  const [kind, id] = positionals;
  if (kind === 'search' && id) {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readEnv();
    process.stdout.write(await explainSearch({ databaseUrl, dataDir }, positionals.slice(1).join(' ')));
    return 0;
  }
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
