import { appliedQuery } from '#lib/domain/applied-query.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Collection } from '#lib/domain/collection.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';

/** The collection of a remote service, which has only the operations of the interface. Its cursors are not in addresses. */
export function remoteCollection(catalogue: Catalogue, ignored: readonly string[]): Collection {
  return {
    ...catalogue,
    ignored,
    applied: (query, page) => appliedQuery(query, defaultResearchQuery, page?.ignored),
    findResearch: (language, query) => catalogue.findResearch(language, { ...query, cursor: undefined }),
    findAuthors: (language, query) => catalogue.findAuthors(language, { ...query, cursor: undefined }),
    counts: undefined,
    recommendations: undefined,
    harvest: undefined,
    currentDump: undefined,
  };
}
