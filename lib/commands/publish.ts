import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Problem } from '#lib/base/problem.ts';
import { listedMax, publishStore, withSearch, writersFile } from '#lib/commands/process/publish-store.ts';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { placeOfRecords, withStore } from '#lib/commands/process/with-store.ts';
import { publishTexts } from '#lib/commands/wording/publish-texts.ts';
import { type Env, readEnv } from '#lib/env.ts';
import { openData } from '#lib/import/starter/open-data.ts';
import { sqlitePath } from '#lib/store/open-store.ts';
import { checkIndex } from '#lib/store/opensearch/publish/check-index.ts';
import { examineServer } from '#lib/store/opensearch/publish/server-problem.ts';
import { usages } from './usages.ts';

const options = {
  all: { type: 'boolean' },
  'take-over': { type: 'boolean' },
  check: { type: 'boolean' },
  init: { type: 'boolean' },
} as const;

/** `npm run publish`: publishes the store to the index. Exit code 1 if records stay unpublished or differ, 2 if it cannot start. */
await runCommand(
  usages.publish,
  async () => {
    const { values } = parseArgs({ options });
    const env = readEnv();
    if (values['take-over'] && !values.all && !values.init)
      throw new Problem('bad_request', { detail: '--take-over replaces a whole index: use it with --all.' });
    // Reports a missing setting before any change.
    await withSearch(env, async () => undefined);
    if (values.check) return checkPublished(env);
    if (values.init) await makeWriter(env);
    return publishStore(env, { all: values.all ?? false, takeOver: values['take-over'] ?? false });
  },
  'publish',
);

/** Makes this machine the writer: creates its store, with the starter collection, unless the cluster does not answer. */
async function makeWriter(env: Env): Promise<void> {
  await withSearch(env, examineServer);
  const location = placeOfRecords(env);
  if (existsSync(sqlitePath(location)) && (await withStore(env, (store) => store.dataVersion())) !== '0')
    throw new Problem('bad_request', { detail: 'This machine already has records; run npm run publish.' });
  await (await openData(location)).close();
}

async function checkPublished(env: Env): Promise<number> {
  const path = writersFile(env);
  const texts = publishTexts;
  const report = await withSearch(env, (client) => checkIndex(path, client, env.SEARCH_INDEX));
  const { differences, counts, waits, dataVersion } = report;
  const isOtherVersion = waits === 0 && dataVersion.index !== dataVersion.store;
  const lines = [
    ...(isOtherVersion ? [texts.otherVersion(dataVersion)] : []),
    ...counts.map(texts.counts),
    ...differences.slice(0, listedMax).map(texts.difference),
    ...(differences.length > listedMax ? [texts.more(differences.length - listedMax)] : []),
    ...(waits > 0 ? [texts.notCompared(waits)] : []),
  ];
  if (differences.length + counts.length === 0 && !isOtherVersion) lines.push(texts.equal(report));
  process.stdout.write(`${lines.join('\n')}\n`);
  return differences.length + counts.length > 0 || isOtherVersion || waits > 0 ? 1 : 0;
}
