import { entityOf, IndexSource, type IndexTables } from '#lib/search/index-source.ts';
import { rowsOfEntries, unpackLengths } from '#lib/search/postings.ts';
import type { SearchSource } from '#lib/search/search-source.ts';
import type { Query } from '#lib/search/understand.ts';
import { meanLengths } from '#lib/store/opensearch/documents/indexed-fields.ts';
import { type RankedRecord, unpackRanked } from '#lib/store/opensearch/documents/ranked-record.ts';
import type { Hit } from './search-port.ts';

/** Doc values that a request must include so that `rankedRecords` can read its rows. */
export const rankedFields = ['ranked'] as const;

/** Decodes the records in rows that were requested with `rankedFields`. */
export const rankedRecords = (hits: readonly Hit<unknown>[]): RankedRecord[] =>
  hits.map(({ fields }) => unpackRanked(String(fields?.ranked?.[0])));

/** An in-memory search index of a few publications, in which the engine reranks and explains rows of OpenSearch. */
export interface LocalSource {
  readonly source: SearchSource;
  /** Ids by ordinal, ascending. */
  readonly ids: readonly number[];
  /** Returns the query with the authorships of its people limited to these publications. */
  localised(query: Query): Query;
}

/** Builds the index in memory; `means` are the mean field lengths of the collection. The ordinal of a record is the position of its id in ascending order. */
export function localSource(rows: readonly RankedRecord[], means: readonly number[] = meanLengths): LocalSource {
  const records = [...rows].sort((a, b) => a.id - b.id);
  const rowOf = rowsOfEntries(records);
  const authorshipsOf = (people: readonly number[]) => {
    const personIds = new Set(people);
    return records.flatMap(({ authors }, doc) =>
      authors.flatMap((person, index) => (personIds.has(person) ? [{ doc, person, position: index + 1 }] : [])),
    );
  };
  const tables: IndexTables = {
    rows: (term) => [rowOf(term) ?? []].flat(),
    places: (term) => rowOf(term)?.places,
    count: (term) => rowOf(term)?.records ?? 0,
    termsBeginning: () => [],
    commonWords: () => [],
    // The server has returned only records that match the identifier.
    identified: () => records.map((_, doc) => doc),
    people: () => [],
    signed: authorshipsOf,
  };
  const source = new IndexSource(
    tables,
    {
      size: records.length,
      year: records.map(({ year }) => year ?? 0),
      citations: records.map(({ citations }) => citations),
      number: records.map((_, doc) => doc),
      lengths: unpackLengths(records.map(({ lengths }) => lengths)),
    },
    means,
  );
  const localised = (query: Query): Query => ({
    ...query,
    parts: query.parts.map((part) =>
      part.entity
        ? { ...part, entity: { ...entityOf(part.entity.people, authorshipsOf([...part.entity.people.keys()])), size: part.entity.size } }
        : part,
    ),
    ...(query.alternatives && { alternatives: query.alternatives.map(localised) }),
  });
  return { source, ids: records.map(({ id }) => id), localised };
}
