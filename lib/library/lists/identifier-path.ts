import type { Collection } from '#lib/domain/collection.ts';
import { defaultAuthorQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { identifierIn } from '#lib/text/query/identifier.ts';
import { inLanguage, paths } from '#lib/url/paths.ts';
import { filterCount } from '#lib/url/research-query.ts';

/**
 * The path of the page to which a search for an identifier leads. Undefined for filtered lists, and in remote mode, where a search for a
 * number may match anything.
 */
export async function identifierPath(
  collection: Collection,
  language: Language,
  query: ResearchQuery,
  recordIds: readonly string[],
): Promise<string | undefined> {
  const { keyword, ...rest } = query;
  const identifier = keyword && filterCount(rest) === 0 ? identifierIn(keyword) : undefined;
  if (!identifier || !collection.counts) return undefined;
  if (identifier.kind === 'url') return recordIds.length > 0 ? inLanguage(identifier.value, language) : undefined;
  if (identifier.kind === 'orcid') {
    const { items } = await collection.findAuthors(language, {
      ...defaultAuthorQuery,
      keyword: identifier.value,
      strict: true,
      pageSize: 2,
    });
    return items.length === 1 && items[0] ? paths.author(language, items[0].id) : undefined;
  }
  return recordIds.length === 1 && recordIds[0] ? paths.record(language, recordIds[0]) : undefined;
}
