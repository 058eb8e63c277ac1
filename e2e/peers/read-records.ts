import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { prepareProcess } from '#lib/env.ts';
import { importFiles } from '#lib/import/import-files.ts';
import type { Store } from '#lib/store/port/store.ts';
import type { Loadable } from '#lib/store/records/loadable.ts';
import { recordOf } from '#lib/store/records/prepare-record.ts';

/** Prints for each file whose path is a line of the standard input, as a line of JSON, the records that the import would store and how many it refuses. */
prepareProcess();
const paths = readFileSync(0, 'utf8').split('\n').filter(Boolean);
for (const path of paths) {
  const records: unknown[] = [];
  const load = async (loadables: AsyncIterable<Loadable>) => {
    for await (const loadable of loadables) if ('prepared' in loadable) records.push(recordOf(loadable));
    return { added: 0, updated: 0 };
  };
  const input = { path, name: basename(path), bytes: statSync(path).size };
  let refused = 0;
  const { unreadFiles } = await importFiles({ load } as unknown as Store, [input], { dryRun: true, onRefused: () => (refused += 1) });
  process.stdout.write(`${JSON.stringify({ path, records, refused, unread: unreadFiles[0]?.kind })}\n`);
}
