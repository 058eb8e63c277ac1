import type { QueryLine } from '#lib/answers/report-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { filters, filterWith, flagFilters, type ListFilter, linkFilters, listFilters, listOf } from '#lib/domain/filters.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Text } from '#lib/domain/text.ts';
import { type Translate, translator } from '#lib/i18n/translator.ts';
import { type Language, languageFacts } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';

/** A search in words, one line per part, including the defaults that a review must report. */
export async function describeQuery(sources: Sources, language: Language, query: ResearchQuery): Promise<readonly QueryLine[]> {
  const [t, list, facets] = [translator(language, 'report'), translator(language, 'list'), translator(language, 'facets')];
  const lists = listFilters.map(
    async (name) =>
      [
        name,
        facets(`kind.${listOf(filterWith(filters[name].facet) as ListFilter).page}`),
        await Promise.all(query[name].map((value) => valueName(sources, language, name, value))),
      ] as const,
  );
  const links = linkFilters.map(
    async (name) => [name, t(name), await Promise.all(query[name].map((id) => recordName(sources, language, id)))] as const,
  );
  const flags = flagFilters.map((name) => [name, t(name), query[name] === undefined ? [] : [list(`${name}.${query[name]}`)]] as const);
  const lines: readonly (readonly [field: string, label: string, values: readonly string[]])[] = [
    ['keyword', t('keyword'), [query.keyword ?? t('noKeyword')]],
    ['searchIn', t('searchIn'), query.keyword ? [list(`scope.${query.searchIn}`)] : []],
    ...(await Promise.all([...lists, ...links])),
    ['years', t('years'), yearsOf(query, list)],
    ...flags,
    ['sort', t('sort'), [list(`sort.${query.sort ?? (query.keyword ? 'relevance' : '-year')}`)]],
  ];
  return lines.flatMap(([field, label, values]) =>
    values.length > 0 ? [{ field, label, value: values.join(languageFacts[language].semicolon) }] : [],
  );
}

function yearsOf({ fromYear, toYear }: ResearchQuery, list: Translate): readonly string[] {
  if (fromYear !== undefined && toYear !== undefined) return [list('yearRange', { from: String(fromYear), to: String(toYear) })];
  if (fromYear !== undefined) return [list('yearFrom', { from: String(fromYear) })];
  return toYear === undefined ? [] : [list('yearTo', { to: String(toYear) })];
}

/** The name of a value with its id or code; only the id if the value no longer exists. */
async function valueName(sources: Sources, language: Language, filter: ListFilter, value: string): Promise<string> {
  const { values } = filters[filter];
  if (values === 'names') return value;
  if (values === 'languages') return new Intl.DisplayNames([language], { type: 'language' }).of(value) ?? value;
  const name = values === 'countries' ? countryName(value, language) : await entityName(sources, language, filter, value);
  return `${name?.value ?? ''} (${value})`.trim();
}

async function recordName({ collection }: Sources, language: Language, id: string): Promise<string> {
  const record = await collection.research(language, id).catch(fallback(undefined));
  return `${record?.title.value ?? ''} (${id})`.trim();
}

async function entityName({ collection }: Sources, language: Language, filter: ListFilter, id: string): Promise<Text | undefined> {
  if (filter === 'authorId') return (await collection.author(language, id).catch(fallback(undefined)))?.name;
  if (filter === 'venueId') return (await collection.counts?.venue(language, id).catch(fallback(undefined)))?.name;
  if (filter === 'institutionId') return (await collection.institutions?.one(language, id).catch(fallback(undefined)))?.name;
  const entries = await (filter === 'researchTypeId' ? collection.researchTypes(language) : collection.researchAreas(language));
  return entries.find((entry) => entry.id === id)?.name;
}
