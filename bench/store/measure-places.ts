import { quantile, shown } from '#bench/quantile.ts';
import type { Table } from '#bench/report.ts';
import type { Place } from '#lib/domain/extras.ts';
import { type FacetName, facetNames } from '#lib/domain/filters.ts';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Store } from '#lib/service/store/store.ts';
import { processorMs } from './processor-ms.ts';
import queries from './queries.json' with { type: 'json' };

export interface TimedPlace {
  readonly asked: string;
  readonly cpuMs: readonly number[];
}

const runs = 5;
const common = queries.filter(({ kind }) => kind === 'common');

/**
 * What institutions and countries cost: the question of a list page about each common word, with the facets and filters of places and without. Variants of one
 * question are asked in turn, so a busy machine slows all of them alike. Then the counts of the pages of the largest country and institution.
 */
export async function measurePlaces(store: Store): Promise<readonly TimedPlace[]> {
  const { facets } = await store.findResearch('en', { ...defaultResearchQuery, facets: ['institution', 'country', 'focusedArea'] });
  const institutions = (facets.institution ?? []).map(({ id }) => id);
  const countries = (facets.country ?? []).map(({ id }) => id);
  const others = facetNames.filter((name) => name !== 'institution' && name !== 'country');
  const page = { facets: facetNames };
  const variants: readonly (readonly [string, Partial<ResearchQuery>])[] = [
    ['a list, facets of neither', { facets: others }],
    ['and the institution facet', { facets: [...others, 'institution'] satisfies FacetName[] }],
    ['and the country facet', { facets: [...others, 'country'] satisfies FacetName[] }],
    ['both facets: a list page', page],
    ['only the largest area', { ...page, focusedAreaId: (facets.focusedArea ?? []).slice(0, 1).map(({ id }) => id) }],
    ['only the largest institution', { ...page, institutionId: institutions.slice(0, 1) }],
    ['only twenty institutions', { ...page, institutionId: institutions.slice(0, 20) }],
    ['only the largest country', { ...page, country: countries.slice(0, 1) }],
  ];
  const timed = new Map(variants.map(([asked]) => [asked, [] as number[]]));
  for (const { language, keyword } of common)
    for (let run = 0; run <= runs; run += 1)
      for (const [asked, change] of variants) {
        const query = { ...defaultResearchQuery, pageSize: 25, keyword: String(keyword), ...change };
        const spent = await processorMs(() => store.findResearch(language as Language, query));
        if (run > 0) timed.get(asked)?.push(spent);
      }
  const places = {
    institution: { institutionId: institutions.slice(0, 1), country: [] },
    country: { institutionId: [], country: countries.slice(0, 1) },
  };
  const counts: TimedPlace[] = [];
  for (const [name, place] of Object.entries(places)) counts.push(...(await measurePlace(store, name, place)));
  return [...[...timed].map(([asked, cpuMs]) => ({ asked, cpuMs })), ...counts];
}

async function measurePlace(store: Store, name: string, place: Place): Promise<TimedPlace[]> {
  const times = async (work: () => Promise<unknown>) => {
    const spent: number[] = [];
    for (let run = 0; run <= runs; run += 1) spent.push(await processorMs(work));
    return spent;
  };
  const [first = 0, ...people] = await times(() => store.signers('en', place, 24));
  return [
    { asked: `people of the largest ${name}, first`, cpuMs: [first] },
    { asked: `people of the largest ${name}, again`, cpuMs: people },
    { asked: `partners of the largest ${name}`, cpuMs: await times(() => store.partners('en', place, 60)) },
  ];
}

export function placesTable(timed: readonly TimedPlace[], records: number): Table {
  return {
    title: `Institutions and countries, ${shown(records)} records, processor ms`,
    columns: ['asked', 'p50', 'p95'],
    rows: timed.map(({ asked, cpuMs }) => [asked, shown(quantile(cpuMs, 0.5), 1), shown(quantile(cpuMs, 0.95), 1)]),
    notes: [`Lists: the ${common.length} common words of the mix, ${runs} times each after a first, all variants of a word in turn.`],
  };
}
