import type { BarRow } from '#lib/answers/bar-row.ts';
import type { CollectionFigures } from '#lib/answers/collection-figures.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { erasUntil } from '#lib/domain/eras.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { abstractsWord, countedTexts, type OriginLine } from '#lib/domain/text-origin.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { groupAreas } from '#lib/library/places/areas.ts';
import { countCountries } from '#lib/library/places/institutions.ts';
import { asCountries } from '#lib/library/places/place-context.ts';
import type { Sources } from '#lib/library/sources.ts';
import { paths } from '#lib/url/paths.ts';
import { countFields } from './read-home.ts';

/** Maximum wait for the dump files, which take minutes for a large collection. */
const dumpWaitMs = 4_000;

const textOrigins = ['source', 'author', 'editor', 'reviewed', 'machine'] as const;

/** What the collection has and lacks; undefined in remote mode. Rejects with a `Problem`. */
export async function collectionFigures(sources: Sources, language: Language): Promise<CollectionFigures | undefined> {
  const { collection, dictionary } = sources;
  const { counts: counter, harvest } = collection;
  if (!counter || !harvest) return undefined;
  const facets = ['year', 'researchType', 'language', 'freeToRead'] as const;
  const areas = await collection.researchAreas(language);
  const [counts, page, coverage, originLines, fields, dump, countries, venues, citations] = await Promise.all([
    counter.counts(),
    collection.findResearch(language, { ...defaultResearchQuery, pageSize: 1, facets }),
    harvest.coverage(),
    harvest.coverageByOrigin('year').catch(fallback([])),
    countFields(sources, language, areas),
    collection.currentDump && beforeTimeout(collection.currentDump()),
    countCountries(sources, language),
    counter.venues(language),
    counter.citations(defaultResearchQuery),
  ]);
  const { year = [], researchType = [], language: workLanguages = [], freeToRead = [] } = page.facets;
  const [t, words, home] = [translator(language, 'collection'), translator(language, 'site'), translator(language, 'home')];
  const hrefOf = (change: Partial<ResearchQuery>) => paths.research(language, { ...defaultResearchQuery, ...change });
  const row = (id: string, name: string, count: number, href?: string): BarRow => ({ id, name, count, href });
  return {
    sizes: [
      row('research', t('publications'), counts.research, paths.research(language)),
      row('authors', words('authors'), counts.authors, paths.authors(language)),
      row('venues', words('venues'), venues.length, paths.venues(language)),
      row('institutions', words('institutions'), counts.institutions, paths.institutions(language)),
      row('countries', words('countries'), countries.length, paths.countries(language)),
      row('terms', t('terms'), dictionary.all(language).length, paths.terms(language)),
    ].filter(({ count }) => count > 0),
    groupCount: counts.groups,
    coverage,
    abstracts: abstractsWord(originLines),
    origins: originsOf(originLines),
    facts: [
      row('venue', t('withVenue'), coverage.find(({ what }) => what === 'venue')?.of ?? 0),
      row('citations', t('withCitations'), citations.counted),
      ...freeToRead.map(({ id, count }) => row(id, t(id === 'true' ? 'free' : 'notFree'), count, hrefOf({ freeToRead: id === 'true' }))),
    ],
    years: yearRows(year, home, hrefOf),
    fields: groupAreas(areas).flatMap(({ key }) => {
      const field = fields.find((candidate) => candidate.key === key);
      return field ? [row(field.key, home(`groups.${field.key}`), field.total, hrefOf({ focusedAreaId: field.areaIds }))] : [];
    }),
    areaCount: areas.length,
    emptyAreaCount: areas.filter(({ researchCount }) => researchCount === 0).length,
    types: researchType.map((value) => ({ ...value, href: hrefOf({ researchTypeId: [value.id] }) })),
    languages: workLanguages.map((value) => ({ ...value, href: hrefOf({ workLanguage: [value.id] }) })),
    countries: asCountries(countries, language).map(({ code, ...country }) => ({ id: code, ...country })),
    dump,
  };
}

/** The counts of every year added up, per text; each publication has exactly one year or none. */
function originsOf(lines: readonly OriginLine[]): CollectionFigures['origins'] {
  return countedTexts.map((text) => ({
    text,
    counts: textOrigins
      .map((origin) => ({ origin, count: lines.reduce((sum, line) => sum + (line.text === text ? line.counts[origin] : 0), 0) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
  }));
}

/** Rows by decade, after one row for all years before 1950. */
function yearRows(
  values: readonly FacetValue[],
  t: ReturnType<typeof translator>,
  hrefOf: (change: Partial<ResearchQuery>) => string,
): readonly BarRow[] {
  const eras = erasUntil(Math.max(0, ...values.map(({ id }) => Number(id))));
  return eras.flatMap(({ from, to }) => {
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
