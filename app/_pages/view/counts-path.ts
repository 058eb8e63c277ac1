import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { withQuery } from '#lib/url/paths.ts';
import { encodeResearchQuery } from '#lib/url/research-query.ts';

/** The API request that counts the publications of a list by year, area, country and institution. */
export function countsPath(language: Language, query: ResearchQuery): string {
  const search = encodeResearchQuery({ ...query, pageIndex: 1, pageSize: 1, cursor: undefined });
  return withQuery(apiPaths.researchList(language), [search, 'facets=year,focusedArea,country,institution'].filter(Boolean).join('&'));
}
