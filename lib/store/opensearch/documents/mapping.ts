import type { Client } from '@opensearch-project/opensearch';
import { type Fields, returned } from './fields.ts';
import { weightSettings } from './indexed-fields.ts';
import { institutionFields } from './institution-documents.ts';
import { personFields } from './person-documents.ts';
import { publicationFields } from './publication-documents.ts';

/** The indices of an installation, each with an alias `<prefix>-<name>`. `collection` holds facts about the whole collection. */
export const indexNames = ['publications', 'people', 'institutions', 'collection'] as const;
export type IndexName = (typeof indexNames)[number];

/** The alias used by readers and publishers. */
export const aliasOf = (prefix: string, name: IndexName): string => `${prefix}-${name}`;

/** The index name; each `publish --all` raises `generation` and moves the alias. */
export const indexOf = (prefix: string, name: IndexName, generation: number): string => `${prefix}-${name}-${generation}`;

/** Raised with each change of the document format. Indices store it in `_meta`, so that other program versions notice the change. */
export const documentVersion = 12;

const fields: Readonly<Record<IndexName, Fields<never>>> = {
  publications: publicationFields,
  people: personFields,
  institutions: institutionFields,
  collection: { value: [returned, (value) => value] },
};

/** Options of requests that change the cluster. They are slow on a busy cluster and must not be repeated. */
export const adminRequest = { requestTimeout: 60_000, maxRetries: 0 } as const;

export interface IndexOptions {
  readonly shards?: number;
  readonly replicas?: number;
  /** Stored in the `_meta` of each index. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Settings and mappings of a new index. Only the publisher refreshes the index, so readers see a batch as a whole. */
export function indexBody(name: IndexName, { shards = 1, replicas = 0, meta = {} }: IndexOptions = {}) {
  const all = Object.entries(fields[name]);
  return {
    settings: {
      number_of_shards: name === 'publications' || name === 'people' ? shards : 1,
      number_of_replicas: replicas,
      refresh_interval: '-1',
      // More than the default of 10,000, because the last numbered page requests one row beyond `limits.pageWindow`.
      'index.max_result_window': 20_000,
      ...(name === 'publications' && weightSettings),
    },
    mappings: {
      dynamic: false,
      _meta: { documentVersion, ...meta },
      _source: { excludes: all.flatMap(([field, [, , isStored]]) => (isStored ? field : [])) },
      properties: Object.fromEntries(all.map(([field, [mapping]]) => [field, mapping])),
    },
  } as const;
}

/** Creates the empty indices of a generation, without alias. Rejects if one exists. */
export async function createIndices(client: Client, prefix: string, generation: number, options: IndexOptions = {}): Promise<void> {
  for (const name of indexNames)
    await client.indices.create({ index: indexOf(prefix, name, generation), body: indexBody(name, options) as never }, adminRequest);
}

/** Moves all aliases to a generation in one step; earlier indices stay until deleted. */
export async function pointAliases(client: Client, prefix: string, generation: number): Promise<void> {
  await client.indices.updateAliases(
    {
      body: {
        actions: indexNames.flatMap((name) => [
          { remove: { index: `${aliasOf(prefix, name)}-*`, alias: aliasOf(prefix, name), must_exist: false } },
          { add: { index: indexOf(prefix, name, generation), alias: aliasOf(prefix, name) } },
        ]),
      },
    },
    adminRequest,
  );
}
