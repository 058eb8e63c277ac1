import type { SimilarWork } from '#lib/answers/research-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { Recommendations } from '#lib/domain/collection.ts';
import type { Page } from '#lib/domain/page.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Number of results for which similar works are searched. Later results have too little to do with the query. */
const comparedMax = 4;
const alikeMax = 5;

/** Works similar to the first results, for a search result of one page; undefined for other lists. Never rejects. */
export async function findSimilar(
  recommendations: Pick<Recommendations, 'alike'>,
  language: Language,
  { keyword, pageIndex, sort = 'relevance' }: ResearchQuery,
  { items, hasNext }: Page<Research>,
): Promise<readonly SimilarWork[] | undefined> {
  if (!keyword || pageIndex > 1 || hasNext || items.length === 0 || sort !== 'relevance') return undefined;
  const comparedIds = items.slice(0, comparedMax).map(({ id }) => id);
  const works = await recommendations.alike(language, comparedIds, items.length + alikeMax).catch(fallback([]));
  const listedIds = new Set(items.map(({ id }) => id));
  return works
    .filter(({ id }) => !listedIds.has(id))
    .slice(0, alikeMax)
    .map(({ id, title, year }) => ({ id, title, year }));
}
