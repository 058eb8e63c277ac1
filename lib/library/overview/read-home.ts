import type { HomeAnswer } from '#lib/answers/home-answer.ts';
import type { OrbitField } from '#lib/answers/orbit-field.ts';
import { cutAtWord } from '#lib/base/cut-at-word.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import { areaGroupKeys } from '#lib/domain/places/area-groups.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import { defaultAuthorQuery, defaultResearchQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { areasOfGroup, groupAreas } from '#lib/library/places/areas.ts';
import { countCountries, shareOf } from '#lib/library/places/institutions.ts';
import { asCountries } from '#lib/library/places/place-context.ts';
import type { Sources } from '#lib/library/sources.ts';
import { paths } from '#lib/url/paths.ts';

const arabMax = 2;
const arabicWorksMax = 4;

/**
 * Data of the home page; remote mode has no counts by field, no groups of areas and no record of the day, which is that of the time `day`
 * in milliseconds. Rejects with a `Problem` if the newest records fail.
 */
export async function readHome(sources: Sources, language: Language, day = Date.now()): Promise<HomeAnswer> {
  const { collection } = sources;
  const isRemote = collection.counts === undefined;
  const [newest, authors, areas, dailyRecord, places, arabicWorks] = await Promise.all([
    collection.findResearch(language, { ...defaultResearchQuery, pageSize: 5 }),
    // The page renders without any of the following parts.
    collection.findAuthors(language, { ...defaultAuthorQuery, pageSize: 1 }).catch(fallback(undefined)),
    collection.researchAreas(language).catch(fallback([])),
    isRemote ? undefined : recordOfDay(sources, language, day).catch(fallback(undefined)),
    findPlaces(sources, language).catch(fallback(undefined)),
    collection.ignored.includes('workLanguage') ? undefined : findArabicWorks(sources, language).catch(fallback(undefined)),
  ]);
  const areasInUse = areas.filter((area) => area.researchCount !== 0);
  const fields = isRemote ? [] : await countFields(sources, language, areas).catch(fallback([]));
  return {
    newest,
    authorTotal: authors?.total,
    groups: isRemote ? [{ key: undefined, areas: areasInUse }] : groupAreas(areasInUse),
    fields,
    dailyRecord,
    places,
    arabicWorks,
    isRemote,
    isNewest: !collection.ignored.includes('sort'),
    canSearch: !collection.ignored.includes('keyword'),
  };
}

/** The newest works written in Arabic. Undefined if there are none, or if a service ignores the filter by language. */
async function findArabicWorks({ collection }: Sources, language: Language): Promise<HomeAnswer['arabicWorks']> {
  const query: ResearchQuery = { ...defaultResearchQuery, workLanguage: ['ar'] };
  const page = await collection.findResearch(language, { ...query, pageSize: arabicWorksMax });
  if (!page.total || page.items.some(({ language: original = '' }) => !query.workLanguage.includes(original))) return undefined;
  return { items: page.items, total: page.total, href: paths.research(language, query) };
}

/** Countries with their publication counts, and the newest publications from Arab countries. Undefined if no country is known. */
async function findPlaces(sources: Sources, language: Language): Promise<HomeAnswer['places']> {
  const { collection } = sources;
  const countries = await countCountries(sources, language);
  if (countries.length === 0) return undefined;
  const arabQuery = { ...defaultResearchQuery, country: ['arab-league'] };
  const isArab = new Set(countryCodes(arabQuery.country));
  const arab = countries.some(({ id }) => isArab.has(id))
    ? await collection.findResearch(language, { ...arabQuery, pageSize: arabMax })
    : undefined;
  return {
    countries: asCountries(countries, language),
    located: await shareOf(sources, language, countries),
    arab: arab && { items: arab.items, href: paths.research(language, arabQuery) },
  };
}

/** Publications of each group by year, smallest group first. `newest` is its newest publication that no smaller group has as `newest`. */
export async function countFields(
  { collection }: Sources,
  language: Language,
  areas: readonly ResearchArea[],
): Promise<readonly OrbitField[]> {
  const fieldPages = await Promise.all(
    areaGroupKeys.map(async (key) => {
      const areaIds = areasOfGroup(areas, key).map(({ id }) => id);
      if (areaIds.length === 0) return undefined;
      const page = await collection.findResearch(language, {
        ...defaultResearchQuery,
        focusedAreaId: areaIds,
        facets: ['year'],
        pageSize: areaGroupKeys.length,
      });
      return { key, areaIds, page };
    }),
  );
  const shownIds = new Set<string>();
  return fieldPages
    .filter((field) => field !== undefined)
    .sort((a, b) => (a.page.total ?? 0) - (b.page.total ?? 0))
    .map(({ key, areaIds, page }) => {
      const newestRecord = page.items.find(({ id }) => !shownIds.has(id));
      if (newestRecord) shownIds.add(newestRecord.id);
      const years = (page.facets.year ?? []).map(({ id, count }) => ({ year: Number(id), count }));
      return {
        key,
        areaIds,
        total: page.total ?? 0,
        years,
        ...(newestRecord && { newest: { id: newestRecord.id, title: newestRecord.title } }),
      };
    });
}

const dayMs = 86_400_000;
/** A large prime, so that daily steps visit every position of a list before one repeats. */
const dayStep = 7919;
const triesMax = 5;
/** Maximum characters of a summary; longer ones would exceed the byte budget of the page. */
const summaryMax = 350;

/** A bilingual record, the same for all readers during a day (UTC). Undefined if there is none among five candidates. */
export async function recordOfDay({ collection }: Sources, language: Language, now: number): Promise<HomeAnswer['dailyRecord']> {
  const bilingual = { ...defaultResearchQuery, hasArabic: true, sort: 'year', pageSize: 1 } as const;
  const { total = 0 } = await collection.findResearch('en', bilingual);
  const count = Math.min(total, limits.pageIndexMax);
  if (count === 0) return undefined;
  const day = Math.floor(now / dayMs);
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const pageIndex = (((day + attempt) * dayStep) % count) + 1;
    const [work] = (await collection.findResearch('en', { ...bilingual, pageIndex })).items;
    if (!work) continue;
    const [research, other] = await Promise.all(
      [language, ...otherLanguages(language)].map((itemLanguage) => collection.research(itemLanguage, work.id)),
    );
    if (research?.abstract?.lang === language && other?.abstract?.lang === otherLanguages(language)[0]) {
      const share = Math.min(1, ...[research.abstract, other.abstract].map(({ value }) => summaryMax / value.length));
      return { research: shorten(research, share), other: shorten(other, share) };
    }
  }
  return undefined;
}

/** The record with this share of its summary: two languages side by side are cut at about the same place. */
const shorten = ({ abstract, ...research }: Research, share: number): Research =>
  abstract
    ? { ...research, abstract: { ...abstract, value: cutAtWord(abstract.value, Math.floor(abstract.value.length * share)) } }
    : research;
