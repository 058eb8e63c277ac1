import type { Client } from '@opensearch-project/opensearch';
import { filters, flagFilters, linkFilters, listOf, textFilters } from '#lib/domain/filters.ts';

/** The indices of one installation, each behind an alias `<prefix>-<name>`. `collection` holds what is said of the whole collection. */
export const indexNames = ['publications', 'people', 'institutions', 'collection'] as const;
export type IndexName = (typeof indexNames)[number];

/** The alias that readers and publishers use. */
export const aliasOf = (prefix: string, name: IndexName): string => `${prefix}-${name}`;

/** The index itself; `generation` grows with each `publish --all`, and the alias moves to the new one. */
export const indexOf = (prefix: string, name: IndexName, generation: number): string => `${prefix}-${name}-${generation}`;

/** Filtered by, sorted by or counted: has doc values. */
const keyword = { type: 'keyword' } as const;
const integer = { type: 'integer' } as const;
const short = { type: 'short' } as const;
const flag = { type: 'boolean' } as const;
/** Looked up only: no doc values, no norms. */
const term = { type: 'keyword', doc_values: false, norms: false } as const;
/** Returned as it is; the server does not look into it. */
const stored = { type: 'object', enabled: false } as const;

/** Bumped with each change of the documents' shape; part of the index `_meta`, so that another version of the program sees it. */
export const documentVersion = 5;

const life = { id: integer, state: keyword, into: integer, at: keyword, changedAt: keyword } as const;

/** The columns of filters whose values are texts, with the fields that they become. */
export const textFields: readonly (readonly [column: string, field: string])[] = textFilters.flatMap((name) => {
  const { field, isBilingual } = listOf(name);
  return [[field, field], ...(isBilingual ? [[`${field}_ar`, `${field}Ar`] as const] : [])] as const;
});

const mappings: Readonly<Record<IndexName, Readonly<Record<string, object>>>> = {
  publications: {
    ...life,
    typeId: short,
    year: short,
    published: { type: 'date', format: 'yyyy', doc_values: true },
    ...Object.fromEntries(textFields.map(([, field]) => [field, keyword])),
    ...Object.fromEntries(flagFilters.map((name) => [filters[name].field, flag])),
    areas: short,
    authors: integer,
    firstAuthor: integer,
    leadAuthors: integer,
    institutions: integer,
    countries: keyword,
    issn: keyword,
    venueKind: keyword,
    citations: integer,
    ...Object.fromEntries(linkFilters.map((name) => [filters[name].field, integer])),
    titleEn: keyword,
    titleAr: keyword,
    updatedAt: keyword,
    /** Seconds since 1970. */
    updated: { type: 'long' },
    texts: short,
    origins: keyword,
    resolved: { type: 'integer', index: false },
    unresolved: { type: 'integer', index: false },
    identities: term,
    // Terms of our analyser: all of them, those of the fields that a query may name, and each with its BM25F weight.
    terms: term,
    // Those that are looked up by their beginning, for counting.
    begins: { type: 'keyword', index: false },
    inTitle: term,
    inKeyword: term,
    inAbstract: term,
    inVenue: term,
    inPeople: term,
    inMark: term,
    weights: { type: 'rank_features' },
    cited: { type: 'rank_feature' },
    // Stems in order, one value a text: phrases.
    stems: { type: 'text', analyzer: 'whitespace', index_options: 'positions', norms: false, position_increment_gap: 100 },
    title: stored,
    rows: stored,
    rest: stored,
    // Read as a column (`documents/ranked-record.ts`).
    ranked: { type: 'binary', doc_values: true },
  },
  people: {
    ...life,
    hasEn: flag,
    hasAr: flag,
    sortEn: keyword,
    sortAr: keyword,
    initialEn: keyword,
    initialAr: keyword,
    publications: integer,
    updated: { type: 'long' },
    affiliationEn: flag,
    affiliationAr: flag,
    hasAffiliation: flag,
    areas: short,
    institutions: integer,
    countries: keyword,
    orcid: term,
    words: term,
    keys: term,
    row: stored,
    signed: stored,
  },
  institutions: { ...life, isShown: flag, country: keyword, keys: term, row: stored },
  collection: { value: stored },
};

/** Indexed and never returned: kept out of the stored source, of which they would be the larger half. */
const unsaved = [
  'terms',
  'begins',
  'inTitle',
  'inKeyword',
  'inAbstract',
  'inVenue',
  'inPeople',
  'inMark',
  'weights',
  'stems',
  'ranked',
  'words',
  'keys',
];

/** For requests that change a cluster: they take long on a busy one, and a second attempt would meet the work of the first. */
export const changing = { requestTimeout: 60_000, maxRetries: 0 } as const;

export interface IndexOptions {
  readonly shards?: number;
  readonly replicas?: number;
  /** Kept in the `_meta` of each index. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Settings and mappings of a new index. Refreshes are the publisher's: readers see a batch as a whole. */
export function indexBody(name: IndexName, { shards = 1, replicas = 0, meta = {} }: IndexOptions = {}) {
  return {
    settings: {
      number_of_shards: name === 'publications' || name === 'people' ? shards : 1,
      number_of_replicas: replicas,
      refresh_interval: '-1',
      // A list of a person's or an institution's works, and the pinned rows of a search, name ids.
      'index.max_result_window': 20_000,
    },
    mappings: { dynamic: false, _meta: { documentVersion, ...meta }, _source: { excludes: unsaved }, properties: mappings[name] },
  } as const;
}

/** Creates the indices of a generation; they are empty, and no alias leads to them. Rejects where one exists. */
export async function createIndices(client: Client, prefix: string, generation: number, options: IndexOptions = {}): Promise<void> {
  for (const name of indexNames)
    await client.indices.create({ index: indexOf(prefix, name, generation), body: indexBody(name, options) as never }, changing);
}

/** Moves all aliases to a generation in one step; earlier indices stay until they are deleted. */
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
    changing,
  );
}
