import { formatNumber, quantile } from '#bench/quantile.ts';
import type { Table } from '#bench/report.ts';
import type { Place } from '#lib/domain/collection.ts';
import { type FacetName, facetNames } from '#lib/domain/filters.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Store } from '#lib/store/port/store.ts';
import { processorMs } from './processor-ms.ts';
import queries from './queries.json' with { type: 'json' };

export interface TimedPlace {
  readonly variant: string;
  readonly cpuMs: readonly number[];
}

const runs = 5;
const commonQueries = queries.filter(({ kind }) => kind === 'common');

/**
 * Processor time of list queries with and without the facets and filters of institutions and countries, and of the largest place pages.
 */
export async function measurePlaces(store: Store): Promise<readonly TimedPlace[]> {
  const { facets } = await store.findResearch('en', { ...defaultResearchQuery, facets: ['institution', 'country', 'focusedArea'] });
  const institutions = (facets.institution ?? []).map(({ id }) => id);
  const countries = (facets.country ?? []).map(({ id }) => id);
  const others = facetNames.filter((name) => name !== 'institution' && name !== 'country');
  const page = { facets: facetNames };
  const variants: readonly (readonly [string, Partial<ResearchQuery>])[] = [
    ['a list, neither facet', { facets: others }],
    ['plus the institution facet', { facets: [...others, 'institution'] satisfies FacetName[] }],
    ['plus the country facet', { facets: [...others, 'country'] satisfies FacetName[] }],
    ['both facets: a list page', page],
    ['only the largest area', { ...page, focusedAreaId: (facets.focusedArea ?? []).slice(0, 1).map(({ id }) => id) }],
    ['only the largest institution', { ...page, institutionId: institutions.slice(0, 1) }],
    ['only twenty institutions', { ...page, institutionId: institutions.slice(0, 20) }],
    ['only the largest country', { ...page, country: countries.slice(0, 1) }],
  ];
  const cpuMsByVariant = new Map(variants.map(([variant]) => [variant, [] as number[]]));
  for (const { language, keyword } of commonQueries)
    for (let run = 0; run <= runs; run += 1)
      for (const [variant, change] of variants) {
        const query = { ...defaultResearchQuery, pageSize: 25, keyword: String(keyword), ...change };
        const cpuTime = await processorMs(() => store.findResearch(language as Language, query));
        if (run > 0) cpuMsByVariant.get(variant)?.push(cpuTime);
      }
  const places = {
    institution: { institutionId: institutions.slice(0, 1), country: [] },
    country: { institutionId: [], country: countries.slice(0, 1) },
  };
  const counts: TimedPlace[] = [];
  for (const [name, place] of Object.entries(places)) counts.push(...(await measurePlace(store, name, place)));
  return [...[...cpuMsByVariant].map(([variant, cpuMs]) => ({ variant, cpuMs })), ...counts];
}

async function measurePlace(store: Store, name: string, filter: Place): Promise<TimedPlace[]> {
  const times = async (work: () => Promise<unknown>) => {
    const cpuTimes: number[] = [];
    for (let run = 0; run <= runs; run += 1) cpuTimes.push(await processorMs(work));
    return cpuTimes;
  };
  const [first = 0, ...people] = await times(() => store.signers('en', filter, 24));
  return [
    { variant: `people of the largest ${name}, first`, cpuMs: [first] },
    { variant: `people of the largest ${name}, again`, cpuMs: people },
    { variant: `partners of the largest ${name}`, cpuMs: await times(() => store.partners('en', filter, 60)) },
  ];
}

export function placesTable(timedPlaces: readonly TimedPlace[], records: number): Table {
  return {
    title: `Institutions and countries, ${formatNumber(records)} records, processor ms`,
    columns: ['asked', 'p50', 'p95'],
    rows: timedPlaces.map(({ variant, cpuMs }) => [variant, formatNumber(quantile(cpuMs, 0.5), 1), formatNumber(quantile(cpuMs, 0.95), 1)]),
    notes: [
      `Lists: the ${commonQueries.length} common words of the mix, ${runs} times each after a first, all variants of a word in turn.`,
    ],
  };
}
