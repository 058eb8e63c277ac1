import type { ResearchAddress } from '#lib/url/research-query.ts';

/** The change that takes all filters away and leaves words, fields and order. */
export const noFilters: Partial<ResearchAddress> = {
  researchTypeId: [],
  focusedAreaId: [],
  authorId: [],
  institutionId: [],
  country: [],
  venue: [],
  language: [],
  fromYear: undefined,
  toYear: undefined,
  hasArabic: undefined,
  openAccess: undefined,
};
