import type { Extras } from '#lib/domain/collection.ts';
import { type CountedOrigin, countedTexts, type OriginLine } from '#lib/domain/text-origin.ts';
import { coverageLines } from '#lib/store/records/coverage-lines.ts';
import { bucketsOf, equals, live, type SearchPort, totalOf } from './search-port.ts';

/** Number of possible values of `texts`, whose nine bits mark the texts that a record has. */
const textSets = 512;

/** Counts, from OpenSearch, the records with each text, also by the origin of the text. */
export function indexCoverage(port: SearchPort): Pick<Extras, 'coverage' | 'coverageByOrigin' | 'affiliationCoverage'> {
  return {
    async coverage() {
      const exists = {
        'authorName.en': 'hasEn',
        'authorName.ar': 'hasAr',
        affiliation: 'hasAffiliation',
        'affiliation.en': 'affiliationEn',
        'affiliation.ar': 'affiliationAr',
      };
      const filters = Object.fromEntries(Object.entries(exists).map(([name, field]) => [name, equals(field, true)]));
      const [works, people] = await Promise.all([
        port.search('publications', { size: 0, query: live, aggs: { texts: { terms: { field: 'texts', size: textSets } } } }),
        port.search('people', { size: 0, query: live, track_total_hits: true, aggs: { having: { filters: { filters } } } }),
      ]);
      const groups = bucketsOf(works.aggregations?.texts).map(({ key, doc_count }) => ({ texts: Number(key), n: doc_count }));
      const { buckets } = (people.aggregations?.having ?? { buckets: {} }) as unknown as {
        readonly buckets: Readonly<Record<string, { readonly doc_count: number }>>;
      };
      const counts = Object.entries(buckets).map(([name, { doc_count }]) => [name, doc_count] as const);
      return coverageLines(groups, { author: totalOf(people), ...Object.fromEntries(counts) });
    },
    coverageByOrigin: (by) => readOrigins(port, by),
    async affiliationCoverage() {
      const sum = (field: string) => ({ sum: { field } });
      const { aggregations } = await port.search('publications', {
        size: 0,
        query: { match_all: {} },
        aggs: { resolved: sum('resolved'), text: sum('unresolved') },
      });
      const { resolved, text } = aggregations as unknown as Readonly<Record<'resolved' | 'text', { readonly value: number }>>;
      return { resolved: resolved.value, text: text.value };
    },
  };
}

/** For each text and each year or area, the publications by origin of the text. Those without a year or area come first. */
async function readOrigins(port: SearchPort, by: 'year' | 'area'): Promise<readonly OriginLine[]> {
  const field = by === 'year' ? 'year' : 'areas';
  const origins = { origins: { terms: { field: 'origins', size: 100 } } };
  const { aggregations } = await port.search('publications', {
    size: 0,
    query: live,
    aggs: {
      none: { missing: { field }, aggs: origins },
      keys: { terms: { field, size: 10_000, order: { _key: 'asc' } }, aggs: origins },
    },
  });
  const withoutKey = aggregations?.none as unknown as { readonly doc_count: number; readonly origins: unknown };
  const groups = [
    ...(withoutKey.doc_count > 0 ? [{ key: undefined, counts: originCounts(withoutKey.origins) }] : []),
    ...bucketsOf(aggregations?.keys).map((bucket) => ({ key: String(bucket.key), counts: originCounts(bucket.origins) })),
  ];
  return countedTexts.flatMap((text) =>
    groups.map(({ key, counts }): OriginLine => {
      const countOf = (origin: CountedOrigin) => counts.get(`${text} ${origin}`) ?? 0;
      return {
        text,
        ...(key !== undefined && { key }),
        counts: {
          source: countOf('source'),
          author: countOf('author'),
          editor: countOf('editor'),
          reviewed: countOf('reviewed'),
          machine: countOf('machine'),
          missing: countOf('missing'),
        },
      };
    }),
  );
}

const originCounts = (aggregation: unknown): ReadonlyMap<string, number> =>
  new Map(bucketsOf(aggregation).map(({ key, doc_count }) => [String(key), doc_count]));
