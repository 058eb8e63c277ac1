import type { Collection } from '#lib/domain/collection.ts';
import type { Dictionary } from '#lib/domain/dictionary.ts';
import type { Sources } from '#lib/library/sources.ts';

/** What a remote collection lacks. */
const operationsOnly = { ignored: [], institutions: undefined, counts: undefined, recommendations: undefined, harvest: undefined } as const;

/** Sources with the given parts of a collection and of the dictionary; reading anything else fails. */
export const fakeSources = (collection: Partial<Collection>, dictionary: Partial<Dictionary> = {}): Sources => ({
  collection: { ...operationsOnly, ...collection } as Collection,
  dictionary: dictionary as Dictionary,
  siteUrl: 'https://madar.example',
});

/** A list without results. */
export const emptyPage = {
  items: [],
  total: 0,
  pageSize: 20,
  hasNext: false,
  hasPrevious: false,
  facets: {},
  match: 'all',
  warnings: [],
} as const;
