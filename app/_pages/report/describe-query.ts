import { instance } from '#lib/compose.ts';
import type { FilterName } from '#lib/domain/filters.ts';
import type { Language } from '#lib/domain/language.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import { leftOut } from '#lib/domain/missing-parts.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Translate } from '#lib/i18n/translator.ts';

type Field = Exclude<FilterName, 'fromYear' | 'toYear'> | 'years' | 'keyword' | 'searchIn' | 'sort';

export interface QueryLine {
  /** The parameter of the address, for programs. */
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** A search in words, a line for each part of it, defaults included where a reader of a review has to know them. */
export async function describeQuery(
  language: Language,
  query: ResearchQuery,
  t: Translate,
  list: Translate,
): Promise<readonly QueryLine[]> {
  const { catalogue } = await instance();
  const [types, areas, authors, institutions] = await Promise.all([
    query.researchTypeId.length > 0 ? catalogue.researchTypes(language) : [],
    query.focusedAreaId.length > 0 ? catalogue.researchAreas(language) : [],
    Promise.all(query.authorId.map((id) => authorName(language, id))),
    Promise.all(query.institutionId.map((id) => institutionName(language, id))),
  ]);
  const named = (ids: readonly string[], entries: readonly LookupEntry[]) =>
    ids.map((id) => `${entries.find((entry) => entry.id === id)?.name.value ?? ''} (${id})`.trim());
  const languageNames = new Intl.DisplayNames([language], { type: 'language' });
  const lines: Readonly<Record<Field, readonly [label: string, values: readonly string[]]>> = {
    keyword: [t('keyword'), [query.keyword ?? t('noKeyword')]],
    searchIn: [t('searchIn'), query.keyword ? [list(`scope.${query.searchIn}`)] : []],
    researchTypeId: [t('type'), named(query.researchTypeId, types)],
    focusedAreaId: [t('area'), named(query.focusedAreaId, areas)],
    years: [t('years'), yearsOf(query, list)],
    authorId: [t('author'), authors],
    institutionId: [t('institution'), institutions],
    country: [t('country'), query.country.map((code) => `${countryName(code, language).value} (${code})`)],
    venue: [t('venue'), query.venue],
    language: [t('workLanguage'), query.language.map((code) => languageNames.of(code) ?? code)],
    hasArabic: [t('arabicText'), query.hasArabic === undefined ? [] : [list(`hasArabic.${query.hasArabic}`)]],
    openAccess: [t('access'), query.openAccess === undefined ? [] : [list(`openAccess.${query.openAccess}`)]],
    sort: [t('sort'), [list(`sort.${query.sort ?? (query.keyword ? 'relevance' : '-year')}`)]],
  };
  return Object.entries(lines).flatMap(([field, [label, values]]) =>
    values.length > 0 ? [{ field, label, value: values.join(language === 'ar' ? '؛ ' : '; ') }] : [],
  );
}

function yearsOf({ fromYear, toYear }: ResearchQuery, list: Translate): readonly string[] {
  if (fromYear !== undefined && toYear !== undefined) return [list('yearRange', { from: String(fromYear), to: String(toYear) })];
  if (fromYear !== undefined) return [list('yearFrom', { from: String(fromYear) })];
  return toYear === undefined ? [] : [list('yearTo', { to: String(toYear) })];
}

/** A person who is not there any more is named by their id: the search was made all the same. */
async function authorName(language: Language, id: string): Promise<string> {
  const { catalogue } = await instance();
  const author = await catalogue.author(language, id).catch(leftOut(undefined));
  return `${author?.name.value ?? ''} (${id})`.trim();
}

async function institutionName(language: Language, id: string): Promise<string> {
  const { catalogue } = await instance();
  const institution = await catalogue.institutions?.one(language, id).catch(leftOut(undefined));
  return `${institution?.name.value ?? ''} (${id})`.trim();
}
