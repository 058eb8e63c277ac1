import type { Extras } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { leftOut } from '#lib/domain/missing-parts.ts';
import type { Page } from '#lib/domain/page.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { AlikeWork } from '#lib/queries/research-answer.ts';

/** Later results are too far from the query. */
const firstMax = 4;
const alikeMax = 5;

/** Works similar to the first results, for a search result of one page; undefined for other lists. Never rejects. */
export async function findAlike(
  extras: Pick<Extras, 'alike'>,
  language: Language,
  { keyword, pageIndex, sort = 'relevance' }: ResearchQuery,
  { items, hasNext }: Page<Research>,
): Promise<readonly AlikeWork[] | undefined> {
  if (!keyword || pageIndex > 1 || hasNext || items.length === 0 || sort !== 'relevance') return undefined;
  const firstIds = items.slice(0, firstMax).map(({ id }) => id);
  const works = await extras.alike(language, firstIds, items.length + alikeMax).catch(leftOut([]));
  const listedIds = new Set(items.map(({ id }) => id));
  return works
    .filter(({ id }) => !listedIds.has(id))
    .slice(0, alikeMax)
    .map(({ id, title, year }) => ({ id, title, ...(year !== undefined && { year }) }));
}
