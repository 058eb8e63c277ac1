import { join } from 'node:path';
import type { Client } from '@opensearch-project/opensearch';
import { storeOver } from '#lib/store/opensearch/opensearch-store.ts';
import { publish } from '#lib/store/opensearch/publish/publish.ts';
import { type Store, streamNames } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';

/** The read methods, served by OpenSearch; SQLite serves all others. */
const readMethods = [
  'researchTypes',
  'researchAreas',
  'findResearch',
  'research',
  'findAuthors',
  'author',
  'findInstitutions',
  'institution',
  'explainSearch',
  'batches',
  'indexState',
  'suggest',
  'related',
  'coauthors',
  'similarAuthors',
  'letters',
  'years',
  'breakdown',
  'signers',
  'partners',
  'stream',
  'sample',
  'wholeRecords',
  'sources',
  'changesSince',
  'coverage',
  'coverageByOrigin',
  'counts',
  'affiliationCoverage',
  'dataVersion',
] as const satisfies readonly (keyof Store)[];

let stores = 0;

/** A SQLite store that publishes its changes before each read and reads from OpenSearch. */
export async function openPublished(client: Client, folder: string): Promise<Store> {
  stores += 1;
  const prefix = `test-${process.pid}-${stores}`;
  const path = join(folder, `${prefix}.sqlite`);
  const records = openSqliteStore(path);
  const readers = { ...storeOver(client, prefix) };
  let publishedVersion = '';
  const publishChanges = async () => {
    const version = await records.dataVersion();
    if (version === publishedVersion) return;
    await publish(path, client, prefix, { graceMs: 0 });
    publishedVersion = version;
    // Readers check for a new version only twice a second, so new readers replace them at once.
    Object.assign(readers, storeOver(client, prefix));
  };
  const reading = Object.fromEntries(
    readMethods.map((name) => {
      const call = (args: unknown[]) => (readers[name] as (...values: unknown[]) => unknown)(...args);
      const afterPublishing = async (...args: unknown[]) => publishChanges().then(() => call(args));
      const stream = async function* (...args: unknown[]) {
        await publishChanges();
        yield* call(args) as AsyncIterable<unknown>;
      };
      return [name, streamNames.has(name) ? stream : afterPublishing];
    }),
  );
  return {
    ...records,
    ...(reading as unknown as Pick<Store, (typeof readMethods)[number]>),
    async close() {
      await records.close();
      await client.indices.delete({ index: `${prefix}-*` }, { requestTimeout: 60_000 });
    },
  };
}
