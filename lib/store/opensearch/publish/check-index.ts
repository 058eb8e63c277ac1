import { DatabaseSync } from 'node:sqlite';
import type { Client } from '@opensearch-project/opensearch';
import { allIds, type IndexDocument } from '#lib/store/opensearch/documents/index-document.ts';
import { aliasOf } from '#lib/store/opensearch/documents/mapping.ts';
import { countOutbox, type DocumentKind, documentKinds, readOutbox } from '#lib/store/sqlite/database/outbox.ts';
import { documentDigest } from './bulk-writer.ts';
import { dataVersionIn, documentsOf, indexOfKind, lastId, publishedVersion } from './publish.ts';
import { examineServer, serverProblem } from './server-problem.ts';

/** A document of the index that differs from what the store would publish. */
export interface Difference {
  readonly kind: DocumentKind;
  readonly id: number;
  readonly what: 'differs' | 'is missing' | 'is too many';
}

export interface CheckReport {
  readonly differences: readonly Difference[];
  /** Kinds whose number of documents differs. */
  readonly counts: readonly { readonly kind: DocumentKind; readonly store: number; readonly index: number }[];
  /** Number of compared documents; `total` counts all. */
  readonly compared: number;
  readonly total: number;
  /** Number of unpublished documents, which are not compared. */
  readonly waits: number;
  readonly dataVersion: { readonly store: number; readonly index: number | undefined };
}

/** Up to this number, all documents are compared. Of more documents, about this many are compared, evenly spread by id. */
const comparedMax = 20_000;
const batchSize = 500;

/** Compares an index with its store by number and digest of documents. Rejects with a `Problem` as `publish` does. */
export async function checkIndex(path: string, client: Client, prefix: string, max = comparedMax): Promise<CheckReport> {
  using store = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    store.exec('BEGIN');
    await examineServer(client);
    return await compare(store, client, prefix, max);
  } catch (error) {
    throw serverProblem(error);
  }
}

async function compare(store: DatabaseSync, client: Client, prefix: string, max: number): Promise<CheckReport> {
  const version = dataVersionIn(store);
  const report = { differences: [] as Difference[], counts: [] as CheckReport['counts'][number][], compared: 0, total: 0 };
  report.total = documentKinds.reduce((sum, kind) => sum + lastId(store, kind), 0);
  const step = Math.max(1, Math.ceil(report.total / max));
  for (const kind of documentKinds) {
    const index = aliasOf(prefix, indexOfKind[kind]);
    const waiting = new Set([...readOutbox(store, kind)].map(({ id }) => id));
    const comparedIds = [...allIds(store, indexOfKind[kind]).filter((id) => id % step === 0 && !waiting.has(id))];
    report.compared += comparedIds.length;
    for (let from = 0; from < comparedIds.length; from += batchSize) {
      const batch = comparedIds.slice(from, from + batchSize);
      const digests = await readDigests(client, index, batch);
      for (const { id, body } of documentsOf[kind](store, batch) as Iterable<IndexDocument>) {
        const indexedDigest = digests.get(id);
        if (indexedDigest === documentDigest(JSON.stringify(body))) continue;
        report.differences.push({ kind, id: Number(id), what: digests.has(id) ? 'differs' : 'is missing' });
      }
    }
    // An undone addition leaves a document of state `removed`, which has no record in the store and is not counted.
    const inIndex = await countPresent(client, index);
    const inStore = store.prepare(`SELECT COUNT(*) AS n FROM ${kind}`).get() as { n: number };
    if (inIndex !== inStore.n && waiting.size === 0) report.counts.push({ kind, store: inStore.n, index: inIndex });
    if (step === 1) report.differences.push(...(await findUnknown(client, index, kind, lastId(store, kind))));
  }
  return { ...report, waits: countOutbox(store), dataVersion: { store: version, index: await publishedVersion(client, prefix) } };
}

async function readDigests(client: Client, index: string, ids: readonly number[]): Promise<ReadonlyMap<string, string | undefined>> {
  const { body } = await client.mget({ index, _source: ['digest'], body: { ids: ids.map(String) } });
  const docs = body.docs as readonly { readonly _id: string; readonly found?: boolean; readonly _source?: { readonly digest?: string } }[];
  return new Map(docs.flatMap(({ _id, found, _source }) => (found ? [[_id, _source?.digest] as const] : [])));
}

const present = { bool: { must_not: [{ term: { state: 'removed' } }] } } as const;

async function countPresent(client: Client, index: string): Promise<number> {
  return Number((await client.count({ index, body: { query: present } as never })).body.count);
}

/** Documents with ids that the store never assigned. */
async function findUnknown(client: Client, index: string, kind: DocumentKind, last: number): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let after: number | undefined = last; after !== undefined; ) {
    const body = { size: batchSize, _source: false, query: present, sort: [{ id: 'asc' }], search_after: [after] };
    const answer: { readonly body: object } = await client.search({ index, body: body as never });
    const { hits } = answer.body as { readonly hits: { readonly hits: readonly { readonly sort: readonly [number] }[] } };
    const ids = hits.hits.map(({ sort }) => sort[0]);
    for (const id of ids) differences.push({ kind, id, what: 'is too many' });
    after = ids.at(-1);
  }
  return differences;
}
