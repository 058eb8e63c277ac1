import { fallback } from '#lib/base/failed-parts.ts';
import { defaultAuthorQuery, defaultInstitutionQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { describeQuery } from '#lib/library/reports/describe-query.ts';
import type { Sources } from '#lib/library/sources.ts';
import { site } from '#lib/setup/site.ts';

/** Fields whose names may belong to several records, so that their ids stay: works by their titles. */
const keptIds: ReadonlySet<string> = new Set(['cites', 'citedBy']);

/**
 * The title of a list's feed: the site, the search and every filter in words. Lists of different records have different titles, so that a
 * program with many feeds shows which is which; the order has no effect on a feed and is left out.
 */
export async function feedTitle(sources: Sources, language: Language, query: ResearchQuery): Promise<string> {
  const t = translator(language, 'files');
  const names = { site: site().name[language] };
  const quoted = (text: string) => translator(language, 'lists')('searchTitle', { query: text });
  const lines = await describeQuery(sources, language, query);
  const withNamesakes = await fieldsWithNamesakes(sources, language, query);
  const parts = lines.flatMap(({ field, label, value }) => {
    if (field === 'sort' || (field === 'searchIn' && query.searchIn === 'all')) return [];
    if (field === 'keyword') return query.keyword === undefined ? [] : [quoted(query.keyword)];
    // The exact name of a venue selects fewer works than the venue with all its names.
    if (field === 'venue') return [t('feedPart', { label, value: query.venue.map(quoted).join(' ') })];
    const hasIds = keptIds.has(field) || withNamesakes.has(field);
    return [t('feedPart', { label, value: hasIds ? value : value.replace(/ \([^()]*\)(?=[;؛]|$)/g, '') })];
  });
  return parts.length === 0 ? t('feedAll', names) : t('feedList', { ...names, parts: parts.join(' · ') });
}

/** The filters with a person or an institution whose name another one has, too. */
async function fieldsWithNamesakes(
  { collection }: Sources,
  language: Language,
  { authorId, institutionId }: ResearchQuery,
): Promise<ReadonlySet<string>> {
  const { institutions } = collection;
  const isShared = (name: string, items: readonly { readonly name: { readonly value: string } }[]) =>
    items.filter((item) => item.name.value === name).length > 1;
  const sharesAuthorName = async (id: string) => {
    const { name } = await collection.author(language, id);
    return isShared(
      name.value,
      (await collection.findAuthors(language, { ...defaultAuthorQuery, keyword: name.value, strict: true })).items,
    );
  };
  const sharesInstitutionName = async (id: string) => {
    if (!institutions) return false;
    const { name } = await institutions.one(language, id);
    return isShared(name.value, (await institutions.find(language, { ...defaultInstitutionQuery, keyword: name.value })).items);
  };
  const anyShares = async (ids: readonly string[], shares: (id: string) => Promise<boolean>) =>
    (await Promise.all(ids.map((id) => shares(id).catch(fallback(false))))).includes(true);
  const [hasAuthors, hasInstitutions] = await Promise.all([
    anyShares(authorId, sharesAuthorName),
    anyShares(institutionId, sharesInstitutionName),
  ]);
  return new Set([...(hasAuthors ? ['authorId'] : []), ...(hasInstitutions ? ['institutionId'] : [])]);
}
