import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { explainAreas, writeAreas } from '#lib/commands/wording/write-areas.ts';
import { writeExplanation } from '#lib/commands/wording/write-explanation.ts';
import { writeRecordExplanation } from '#lib/commands/wording/write-record-explanation.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { openStore } from '#lib/store/open-store.ts';
import type { Store } from '#lib/store/port/store.ts';
import { usages } from './usages.ts';

/** `npm run explain`: explains an author's publications, the sources of a record's fields and areas, or the ranking of a query. */
prepareProcess();
await runCommand(usages.explain, async () => {
  const { values, positionals } = parseArgs({ options: { lang: { type: 'string' }, json: { type: 'boolean' } }, allowPositionals: true });
  const [kind, id] = positionals;
  if (kind === 'search' && id) {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TERMS_FILE: termsFile } = readEnv();
    const store = await openStore({ databaseUrl, dataDir, termsFile });
    try {
      process.stdout.write(await store.explainSearch(positionals.slice(1).join(' ')));
    } finally {
      await store.close();
    }
    return 0;
  }
  if ((kind !== 'author' && kind !== 'record') || !id || !/^\d+$/.test(id)) {
    process.stderr.write(usages.explain);
    return 2;
  }
  const env = readEnv();
  const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, termsFile: env.TERMS_FILE });
  try {
    const [explanation, text] = await explain(store, kind, id);
    process.stdout.write(values.json ? `${JSON.stringify(explanation, null, 2)}\n` : text);
    return 0;
  } finally {
    await store.close();
  }
});

async function explain(store: Store, kind: 'author' | 'record', id: string): Promise<readonly [explanation: object, text: string]> {
  if (kind === 'author') {
    const explanation = await store.explainAuthor(id);
    return [explanation, writeExplanation(explanation)];
  }
  const explanation = await store.explainRecord(id);
  const areas = explainAreas(explanation);
  return [{ ...explanation, areas }, writeRecordExplanation(explanation) + writeAreas(areas)];
}
