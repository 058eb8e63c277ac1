import { asCountries } from '#app/_pages/places/load-place-context.ts';
import { cutAtWord } from '#app/cut-at-word.ts';
import type { AreaGroup } from '#components/home/area-index.tsx';
import type { OrbitField } from '#components/home/orbit-field.ts';
import { orbitDrawing } from '#components/home/orbit-marks.ts';
import { instance } from '#lib/compose.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { type Language, otherLanguage } from '#lib/domain/language.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import { leftOut } from '#lib/domain/missing-parts.ts';
import { arabCountries } from '#lib/domain/places/arab-countries.ts';
import { areaGroupKeys, areaGroups } from '#lib/domain/places/area-groups.ts';
import { defaultAuthorQuery, defaultResearchQuery, limits } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { paths } from '#lib/url/paths.ts';
import { countCountries } from './load-institutions.ts';

const arabMax = 2;
const writtenMax = 4;

/** What the home page shows. The drawing, the headings and the record of the day are of our own store alone. Rejects with the `Problem` of the newest records. */
export async function loadHome(language: Language) {
  const { catalogue, mode, ignored, env } = await instance();
  const isRemote = mode === 'remote';
  const [newest, authors, areas, ofDay, places, written] = await Promise.all([
    catalogue.findResearch(language, { ...defaultResearchQuery, pageSize: 5 }),
    // The number of authors, the areas and all that is drawn are additions: without them the page is still worth showing.
    catalogue.findAuthors(language, { ...defaultAuthorQuery, pageSize: 1 }).catch(leftOut(undefined)),
    catalogue.researchAreas(language).catch(leftOut([])),
    isRemote ? undefined : recordOfDay(catalogue, language, env.HOME_DAY).catch(leftOut(undefined)),
    loadPlaces(catalogue, language).catch(leftOut(undefined)),
    ignored.includes('language') ? undefined : loadWritten(catalogue, language).catch(leftOut(undefined)),
  ]);
  const areasInUse = areas.filter((area) => area.researchCount !== 0);
  const drawing = isRemote ? undefined : orbitDrawing(await loadFields(catalogue, language, areas).catch(leftOut([])));
  return {
    newest,
    authorTotal: authors?.total,
    groups: isRemote ? [{ areas: areasInUse }] : groupAreas(areasInUse),
    drawing,
    ofDay,
    places,
    written,
    isRemote,
    // Where the service knows no order, its first rows are just some.
    isNewest: !ignored.includes('sort'),
    canSearch: !ignored.includes('keyword'),
  };
}

/** Works written in Arabic, the newest first. Undefined where there are none, or where a service answers with others. */
async function loadWritten(catalogue: Catalogue, language: Language) {
  const query = { ...defaultResearchQuery, language: ['ar'] };
  const page = await catalogue.findResearch(language, { ...query, pageSize: writtenMax });
  if (!page.total || page.items.some((research) => research.language !== 'ar')) return undefined;
  return { items: page.items, total: page.total, href: paths.research(language, query) };
}

/** Where publications were signed, and the newest from Arab institutions; undefined where no institution is known. */
async function loadPlaces(catalogue: Catalogue, language: Language) {
  const countries = await countCountries(language);
  if (countries.length === 0) return undefined;
  const country = countries.map(({ id }) => id).filter((id) => arabCountries.has(id));
  const fromArabs = { ...defaultResearchQuery, country: country.toSorted() };
  const arab = country.length > 0 ? await catalogue.findResearch(language, { ...fromArabs, pageSize: arabMax }) : undefined;
  return {
    countries: asCountries(countries, language),
    ...(arab && { arab: { items: arab.items, href: paths.research(language, fromArabs) } }),
  };
}

/** Areas under their headings, the largest first. */
export function groupAreas(areas: readonly ResearchArea[]): readonly AreaGroup[] {
  const byCount = (a: ResearchArea, b: ResearchArea) => (b.researchCount ?? 0) - (a.researchCount ?? 0);
  const areasWith = (codes: readonly string[]) => areas.filter(({ code }) => code !== undefined && codes.includes(code)).sort(byCount);
  const knownCodes: readonly string[] = Object.values(areaGroups).flat();
  const otherAreas = areas.filter(({ code }) => code === undefined || !knownCodes.includes(code));
  const groups: readonly AreaGroup[] = areaGroupKeys.map((key) => ({ key, areas: areasWith(areaGroups[key]) }));
  return [...groups, { areas: otherAreas }].filter((group) => group.areas.length > 0);
}

/** The publications of each heading by year, and its newest one that no smaller heading shows. */
export async function loadFields(catalogue: Catalogue, language: Language, areas: readonly ResearchArea[]): Promise<readonly OrbitField[]> {
  const fieldPages = await Promise.all(
    areaGroupKeys.map(async (key) => {
      const codes: readonly string[] = areaGroups[key];
      const areaIds = areas.filter(({ code }) => code !== undefined && codes.includes(code)).map(({ id }) => id);
      if (areaIds.length === 0) return undefined;
      const page = await catalogue.findResearch(language, {
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
/** A prime: day after day it leads through all places of a list before it comes to one again. */
const stride = 7919;
const triesMax = 5;
/** Characters. Longer summaries would break the page's budget of bytes on their day; the record's page has them whole. */
const summaryMax = 360;

/**
 * One record with a summary in both languages, the same all day (UTC) for every reader, in both languages. The page is kept under the day it was made
 * for (`lib/server/cache/page-address.ts`). Undefined where five days' records lack a text.
 */
export async function recordOfDay(
  catalogue: Catalogue,
  language: Language,
  now = Date.now(),
): Promise<{ readonly research: Research; readonly other: Research } | undefined> {
  const bilingual = { ...defaultResearchQuery, hasArabic: true, sort: 'year', pageSize: 1 } as const;
  const { total = 0 } = await catalogue.findResearch('en', bilingual);
  const count = Math.min(total, limits.pageIndexMax);
  if (count === 0) return undefined;
  const day = Math.floor(now / dayMs);
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const pageIndex = (((day + attempt) * stride) % count) + 1;
    const [found] = (await catalogue.findResearch('en', { ...bilingual, pageIndex })).items;
    if (!found) continue;
    const [research, other] = await Promise.all(
      [language, otherLanguage(language)].map((itemLanguage) => catalogue.research(itemLanguage, found.id)),
    );
    if (research?.abstract?.lang === language && other?.abstract?.lang === otherLanguage(language))
      return { research: shorten(research), other: shorten(other) };
  }
  return undefined;
}

const shorten = (research: Research): Research =>
  research.abstract ? { ...research, abstract: { ...research.abstract, value: cutAtWord(research.abstract.value, summaryMax) } } : research;
