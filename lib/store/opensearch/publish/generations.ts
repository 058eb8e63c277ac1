import type { Client } from '@opensearch-project/opensearch';
import {
  adminRequest,
  aliasOf,
  createIndices,
  type IndexName,
  indexNames,
  indexOf,
  pointAliases,
} from '#lib/store/opensearch/documents/mapping.ts';
import type { StoreId } from '#lib/store/sqlite/database/outbox.ts';
import { serverProblem } from './server-problem.ts';

/** Contents of the `_meta` of each index. */
export interface IndexMeta extends StoreId {
  readonly documentVersion: number;
  /** The analyser's version and the digest of `TERMS_FILE` (`currentIndexVersion`). */
  readonly analyser: string;
}

/** The indices that one `publish --all` creates; a new generation replaces the earlier one as a whole. */
export interface Generation {
  readonly number: number;
  /** Whether the aliases point to it. */
  readonly isLive: boolean;
  /** Absent if another program created the indices. */
  readonly meta?: Partial<IndexMeta> | undefined;
}

/** Maximum publications per shard. Searching a larger shard takes longer than searching two and merging their results. */
const shardSize = 2_000_000;
/** Below this number of publications a single shard is fastest, however many nodes the cluster has. */
const spreadFrom = 100_000;

const indexList = (prefix: string, generation: number, names: readonly IndexName[] = indexNames) =>
  names.map((name) => indexOf(prefix, name, generation));

/** Every generation of a prefix, newest first. Rejects with a `Problem`. */
export async function readGenerations(client: Client, prefix: string): Promise<Generation[]> {
  const base = aliasOf(prefix, 'publications');
  const { body } = await client.indices.get({ index: `${base}-*`, allow_no_indices: true }).catch((error: unknown) => {
    throw serverProblem(error);
  });
  return Object.entries(body as Readonly<Record<string, { aliases?: object; mappings?: { _meta?: Partial<IndexMeta> } }>>)
    .flatMap(([index, { aliases, mappings }]): Generation[] => {
      const [, number] = /-(\d+)$/.exec(index) ?? [];
      if (number === undefined || index !== `${base}-${number}`) return [];
      return [{ number: Number(number), isLive: base in (aliases ?? {}), meta: mappings?._meta }];
    })
    .sort((a, b) => b.number - a.number);
}

/** Whether every index of a generation exists. */
export async function isWhole(client: Client, prefix: string, number: number): Promise<boolean> {
  return (await client.indices.exists({ index: indexList(prefix, number) })).body;
}

/** Creates the empty indices of a generation, without replicas, which makes filling faster. */
export async function createGeneration(
  client: Client,
  prefix: string,
  number: number,
  { meta, publications }: { readonly meta: IndexMeta; readonly publications: number },
): Promise<void> {
  const nodes = await dataNodes(client);
  const shards = Math.max(publications > spreadFrom ? Math.min(nodes, 8) : 1, Math.ceil(publications / shardSize));
  await createIndices(client, prefix, number, { shards, meta: { ...meta } });
}

async function dataNodes(client: Client): Promise<number> {
  const { body } = await client.cluster.health({});
  return Number((body as { readonly number_of_data_nodes?: number }).number_of_data_nodes ?? 1);
}

/** Moves the aliases to a filled generation, after a limited wait for copies of its shards on a second node, if there is one. */
export async function activateGeneration(client: Client, prefix: string, number: number): Promise<void> {
  const index = indexList(prefix, number);
  await client.indices.putSettings({ index, body: { index: { auto_expand_replicas: '0-1' } } }, adminRequest);
  // If the copies take longer, readers use the primary shards until then.
  await client.cluster.health({ index, wait_for_status: 'green', timeout: '50s' }, { ...adminRequest, ignore: [408] });
  await pointAliases(client, prefix, number);
}

export async function dropGeneration(client: Client, prefix: string, number: number): Promise<void> {
  await client.indices.delete({ index: indexList(prefix, number), ignore_unavailable: true }, adminRequest);
}

/** Makes the written documents of indices visible. Those of `collection` hold the data version and become visible last. */
export async function refresh(client: Client, prefix: string, generation: number, names: readonly IndexName[]): Promise<void> {
  await client.indices.refresh({ index: indexList(prefix, generation, names) }, adminRequest);
}
