import type { Client } from '@opensearch-project/opensearch';
import { filters, flagFilters, linkFilters, listOf, textFilters } from '#lib/domain/filters.ts';

/** The indices of an installation, each with an alias `<prefix>-<name>`. `collection` holds facts about the whole collection. */
export const indexNames = ['publications', 'people', 'institutions', 'collection'] as const;
export type IndexName = (typeof indexNames)[number];

/** The alias used by readers and publishers. */
export const aliasOf = (prefix: string, name: IndexName): string => `${prefix}-${name}`;

/** The index name; each `publish --all` raises `generation` and moves the alias. */
export const indexOf = (prefix: string, name: IndexName, generation: number): string => `${prefix}-${name}-${generation}`;

/** Type of fields for filters, sorting or counts, which need doc values. */
const keyword = { type: 'keyword' } as const;
const integer = { type: 'integer' } as const;
const short = { type: 'short' } as const;
const flag = { type: 'boolean' } as const;
/** Type of fields for look-ups only, which need neither doc values nor norms. */
const term = { type: 'keyword', doc_values: false, norms: false } as const;
/** Type of term lists, as text joined by blanks, which costs the server less than a list of keywords. Terms have at most 70 characters. */
const termList = { type: 'text', analyzer: 'whitespace', index_options: 'docs', norms: false } as const;
/** Type of fields that the server returns as stored, without parsing them. */
const returnedOnly = { type: 'object', enabled: false } as const;

/** Raised with each change of the document format. Indices store it in `_meta`, so that other program versions notice the change. */
export const documentVersion = 10;

/** Fields of every document. `into` and `at` of merged and withdrawn ones are only returned, so they are not mapped. */
const stateFields = { id: integer, state: keyword, changedAt: keyword } as const;

/** Columns of text filters with their document fields. */
export const textFields: readonly (readonly [column: string, field: string])[] = textFilters.flatMap((name) => {
  const { field, isBilingual } = listOf(name);
  return [[field, field], ...(isBilingual ? [[`${field}_ar`, `${field}Ar`] as const] : [])] as const;
});

const mappings: Readonly<Record<IndexName, Readonly<Record<string, object>>>> = {
  publications: {
    ...stateFields,
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
    /** Seconds since 1970. */
    updated: { type: 'long' },
    texts: short,
    origins: keyword,
    resolved: { type: 'integer', index: false },
    unresolved: { type: 'integer', index: false },
    identities: term,
    // Identifiers of the cited works.
    referenceIds: term,
    // Analyser terms: all of them, those of each searchable field (`in…`), and their BM25F weights (`weights`).
    terms: termList,
    // Terms that are looked up by prefix. Their doc values serve to count the records with each term.
    begins: { type: 'keyword', index: false },
    inTitle: termList,
    inKeyword: termList,
    inAbstract: termList,
    inVenue: termList,
    inPeople: termList,
    inMark: termList,
    weights: { type: 'rank_features' },
    cited: { type: 'rank_feature' },
    // Stems in order, one value per text, for queries of phrases.
    stems: { type: 'text', analyzer: 'whitespace', index_options: 'positions', norms: false, position_increment_gap: 100 },
    title: returnedOnly,
    rows: returnedOnly,
    rest: returnedOnly,
    // Read as a doc value (`documents/ranked-record.ts`).
    ranked: { type: 'binary', doc_values: true },
  },
  people: {
    ...stateFields,
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
    row: returnedOnly,
    signed: returnedOnly,
  },
  institutions: { ...stateFields, isShown: flag, country: keyword, keys: term, row: returnedOnly },
  collection: { value: returnedOnly },
};

/** Fields that are indexed but never returned. They would be more than half of the stored source, so they are excluded from it. */
const unstoredFields = [
  'terms',
  'begins',
  'inTitle',
  'inKeyword',
  'inAbstract',
  'inVenue',
  'inPeople',
  'inMark',
  'referenceIds',
  'weights',
  'stems',
  'ranked',
  'words',
  'keys',
];

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
  return {
    settings: {
      number_of_shards: name === 'publications' || name === 'people' ? shards : 1,
      number_of_replicas: replicas,
      refresh_interval: '-1',
      // More than the default of 10,000, because the last numbered page requests one row beyond `limits.pageWindow`.
      'index.max_result_window': 20_000,
    },
    mappings: { dynamic: false, _meta: { documentVersion, ...meta }, _source: { excludes: unstoredFields }, properties: mappings[name] },
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
