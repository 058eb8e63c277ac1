import type { AuthorAnswer } from '#lib/answers/research-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { type AuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { defaultAuthorSort } from '#lib/url/author-query.ts';
import { sharedParameters } from './shared-parameters.ts';

/** Data of the author list, with the total of the publication list for the tab. Rejects with a `Problem`. */
export async function listAuthors({ collection }: Sources, language: Language, query: AuthorQuery): Promise<AuthorAnswer> {
  const sorted = collection.counts ? { sort: defaultAuthorSort(query, true), ...query } : query;
  const [page, research] = await Promise.all([
    collection.findAuthors(language, sorted),
    collection.findResearch(language, { ...defaultResearchQuery, ...sharedParameters(query), pageSize: 1 }).catch(fallback(undefined)),
  ]);
  const items = page.items.map(({ affiliations, ...author }) => ({
    ...author,
    ...(affiliations && { affiliations: affiliations.slice(0, 1) }),
  }));
  return { page: { ...page, items }, researchTotal: research?.total };
}
