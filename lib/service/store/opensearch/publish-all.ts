import type { DatabaseSync } from 'node:sqlite';
import type { Client } from '@opensearch-project/opensearch';
import { collectionDocuments } from './collection-documents.ts';
import { allIds, type IndexDocument, institutionDocuments, personDocuments, publicationDocuments } from './documents.ts';
import { aliasOf, changing, createIndices, type IndexName, type IndexOptions, indexNames, pointAliases } from './mapping.ts';

/** Bytes of one request: large enough that its overhead does not count, far below what a node takes (100 MB). */
const bulkBytes = 5_000_000;

/**
 * Writes documents to an index in bulk, each replacing what is there; the caller refreshes.
 * @returns how many were written. Rejects with the server's reason where it refuses one.
 */
export async function writeDocuments(client: Client, index: string, documents: Iterable<IndexDocument>): Promise<number> {
  let [lines, bytes, count] = [[] as string[], 0, 0];
  const flush = async () => {
    if (lines.length === 0) return;
    const { body } = await client.bulk({ index, body: `${lines.join('\n')}\n` as never }, changing);
    for (const { index: item } of body.items)
      if (item?.error) throw new Error(`OpenSearch refuses document ${item._id} of ${index}: ${item.error.reason}`);
    [lines, bytes] = [[], 0];
  };
  for (const { id, body } of documents) {
    const source = JSON.stringify(body);
    lines.push(JSON.stringify({ index: { _id: id } }), source);
    bytes += source.length;
    count += 1;
    if (bytes >= bulkBytes) await flush();
  }
  await flush();
  return count;
}

/** Publishes a whole SQLite record store to indices of a prefix, which are made where they are missing. Nothing else may write meanwhile. */
export async function publishAll(database: DatabaseSync, client: Client, prefix: string, options: IndexOptions = {}): Promise<void> {
  const isThere = await client.indices.existsAlias({ name: aliasOf(prefix, 'publications') });
  if (!isThere.body) {
    await createIndices(client, prefix, 1, options);
    await pointAliases(client, prefix, 1);
  }
  const documents: Readonly<Record<IndexName, () => Iterable<IndexDocument>>> = {
    publications: () => publicationDocuments(database, allIds(database, 'publications')),
    people: () => personDocuments(database, allIds(database, 'people')),
    institutions: () => institutionDocuments(database, allIds(database, 'institutions')),
    collection: () => collectionDocuments(database),
  };
  // The collection last: it has the data version.
  for (const name of indexNames) {
    await writeDocuments(client, aliasOf(prefix, name), documents[name]());
    await client.indices.refresh({ index: aliasOf(prefix, name) }, changing);
  }
}
