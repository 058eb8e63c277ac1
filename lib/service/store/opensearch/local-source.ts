import { entityOf, IndexSource, type IndexTables } from '#lib/search/index-source.ts';
import { rowsOfEntries, unpackLengths } from '#lib/search/postings.ts';
import type { SearchSource } from '#lib/search/search-source.ts';
import type { Query } from '#lib/search/understand.ts';
import { meanLengths } from './documents/indexed-fields.ts';
import { type RankedRecord, unpackRanked } from './documents/ranked-record.ts';
import type { Hit } from './search-port.ts';

/** What a search returns of each row for the second ranking. */
export const rankedFields = ['ranked'] as const;

/** The records of rows that were asked for with `rankedFields`. */
export const rankedRecords = (hits: readonly Hit<unknown>[]): RankedRecord[] =>
  hits.map(({ fields }) => unpackRanked(String(fields?.ranked?.[0])));

/** A few publications as the engine asks an index for them. */
export interface LocalSource {
  readonly source: SearchSource;
  /** Ids by ordinal, ascending. */
  readonly ids: readonly number[];
  /** The query with what its people signed of these publications. */
  localised(query: Query): Query;
}

export function localSource(rows: readonly RankedRecord[]): LocalSource {
  const records = [...rows].sort((a, b) => a.id - b.id);
  const languages = [...new Set(records.map(({ language }) => language))];
  const rowOf = rowsOfEntries(records);
  const signed = (people: readonly number[]) => {
    const wanted = new Set(people);
    return records.flatMap(({ authors }, doc) =>
      authors.flatMap((person, at) => (wanted.has(person) ? [{ doc, person, place: at + 1 }] : [])),
    );
  };
  const tables: IndexTables = {
    rows: (term) => [rowOf(term) ?? []].flat(),
    places: (term) => rowOf(term)?.places,
    count: (term) => rowOf(term)?.records ?? 0,
    termsBeginning: () => [],
    commonWords: () => [],
    // Whatever the server returns is what the identifier names.
    identified: () => records.map((_, doc) => doc),
    people: () => [],
    signed,
  };
  const source = new IndexSource(
    tables,
    {
      size: records.length,
      year: records.map(({ year }) => year ?? 0),
      citations: records.map(({ citations }) => citations),
      language: records.map(({ language }) => languages.indexOf(language)),
      languages,
      number: records.map((_, doc) => doc),
      lengths: unpackLengths(records.map(({ lengths }) => lengths)),
    },
    meanLengths,
  );
  return {
    source,
    ids: records.map(({ id }) => id),
    localised: (query) => ({
      ...query,
      parts: query.parts.map((part) =>
        part.entity
          ? { ...part, entity: { ...entityOf(part.entity.people, signed([...part.entity.people.keys()])), size: part.entity.size } }
          : part,
      ),
    }),
  };
}
