import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { withStore } from '#lib/commands/process/with-store.ts';
import { explainAreas, writeAreas, writeExplanation, writeRecordExplanation } from '#lib/commands/wording/write-explanation.ts';
import { readEnv } from '#lib/env.ts';
import type { Store } from '#lib/store/port/store.ts';
import { usages } from './usages.ts';

/** `npm run explain`: explains an author's publications, the sources of a record's fields and areas, or the ranking of a query. */
await runCommand(usages.explain, async () => {
  const { values, positionals } = parseArgs({ options: { lang: { type: 'string' }, json: { type: 'boolean' } }, allowPositionals: true });
  const [kind, id] = positionals;
  if (kind === 'search' && id) {
    process.stdout.write(await withStore(readEnv(), (store) => store.explainSearch(positionals.slice(1).join(' '))));
    return 0;
  }
  if ((kind !== 'author' && kind !== 'record') || !id || !/^\d+$/.test(id)) return 'usage';
  const [explanation, text] = await withStore(readEnv(), (store) => explain(store, kind, id));
  process.stdout.write(values.json ? `${JSON.stringify(explanation, null, 2)}\n` : text);
  return 0;
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
