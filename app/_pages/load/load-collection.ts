import { asCountries } from '#app/_pages/places/load-place-context.ts';
import type { BarRow } from '#components/collection/bar-list.tsx';
import type { CollectionFigures } from '#components/collection/collection-view.tsx';
import { erasUntil } from '#components/home/orbit-scale.ts';
import { instance } from '#lib/compose.ts';
import { fallback } from '#lib/domain/failed-parts.ts';
import type { Language } from '#lib/domain/language.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import { paths } from '#lib/url/paths.ts';
import { groupAreas, loadFields } from './load-home.ts';
import { countCountries } from './load-institutions.ts';

/** Number of venues listed, most frequent first. The page of the venue filter lists all venues. */
const venuesMax = 10;

/** Maximum wait for the dump files, which take minutes for a large collection. */
const dumpWaitMs = 4_000;

/** Statistics of the collection; undefined in remote mode. Rejects with a `Problem`. */
export async function loadCollection(language: Language): Promise<CollectionFigures | undefined> {
  const { catalogue, extras, currentDump } = await instance();
  if (!extras) return undefined;
  const collectionQuery = {
    ...defaultResearchQuery,
    pageSize: 1,
    facets: ['year', 'researchType', 'language', 'openAccess', 'venue'],
  } as const;
  const areas = await catalogue.researchAreas(language);
  const [counts, page, coverage, fields, dump, countries] = await Promise.all([
    extras.counts(),
    catalogue.findResearch(language, collectionQuery),
    extras.coverage(),
    loadFields(catalogue, language, areas),
    currentDump && beforeTimeout(currentDump()),
    countCountries(language),
  ]);
  const { facets } = page;
  const t = translator(language, 'home');
  const hrefOf = (change: Partial<ResearchQuery>) => paths.research(language, { ...defaultResearchQuery, ...change });
  return {
    ...counts,
    years: yearRows(facets.year ?? [], t, hrefOf),
    areas: groupAreas(areas).map(({ key, areas: members }) => {
      const field = fields.find((candidate) => candidate.key === key);
      const name = t(`groups.${key ?? 'other'}`);
      const href = field && hrefOf({ focusedAreaId: field.areaIds });
      return {
        heading: { id: key ?? 'other', name, count: field?.total ?? 0, href },
        rows: members.map(({ id, name: area, researchCount = 0 }) => ({
          id,
          name: area,
          count: researchCount,
          href: hrefOf({ focusedAreaId: [id] }),
        })),
      };
    }),
    types: (facets.researchType ?? []).map((value) => ({ ...value, href: hrefOf({ researchTypeId: [value.id] }) })),
    languages: (facets.language ?? []).map((value) => ({ ...value, href: hrefOf({ language: [value.id] }) })),
    venues: (facets.venue ?? []).slice(0, venuesMax).map((value) => ({ ...value, href: hrefOf({ venue: [value.id] }) })),
    access: (facets.openAccess ?? []).map(({ id, count }) => ({
      id,
      name: translator(language, 'collection')(id === 'true' ? 'open' : 'notOpen'),
      count,
      href: hrefOf({ openAccess: id === 'true' }),
    })),
    countries: asCountries(countries, language),
    coverage,
    ...(dump && { dump }),
  };
}

/** Rows by decade, latest first, and one last row for all years before 1950. */
function yearRows(
  values: readonly FacetValue[],
  t: ReturnType<typeof translator>,
  hrefOf: (change: Partial<ResearchQuery>) => string,
): readonly BarRow[] {
  const eras = erasUntil(Math.max(0, ...values.map(({ id }) => Number(id))));
  return eras.toReversed().flatMap(({ from, to }) => {
    const count = values.reduce((sum, { id, count: each }) => sum + (Number(id) >= from && Number(id) <= to ? each : 0), 0);
    const name = from === 0 ? t('beforeYear', { year: String(to + 1) }) : t('years', { from: String(from), to: String(to) });
    return count > 0 ? [{ id: String(to), name, count, href: hrefOf({ ...(from > 0 && { fromYear: from }), toYear: to }) }] : [];
  });
}

/** The result, or undefined after the time-out. The page is then cached for seconds only, so that a later reader gets the result. */
export async function beforeTimeout<T>(promise: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, dumpWaitMs, new Error('The files are still being made.')).unref());
  return Promise.race([promise, timeout]).catch(fallback(undefined));
}
