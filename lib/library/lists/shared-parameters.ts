import type { AuthorQuery, ResearchQuery } from '#lib/domain/query.ts';

/** Parameters that both lists have, used to count the results of the other tab. */
export const sharedParameters = ({ keyword, focusedAreaId, institutionId, country }: ResearchQuery | AuthorQuery) => ({
  ...(keyword && { keyword }),
  focusedAreaId,
  institutionId,
  country,
});
