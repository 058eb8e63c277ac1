import { limits, type ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

interface PlaceAddress {
  readonly name: string;
  /** Path of the page of the person or place. */
  readonly path: string;
  readonly fixed: Partial<
    Pick<ResearchQuery, 'keyword' | 'strict' | 'authorId' | 'institutionId' | 'country' | 'focusedAreaId' | 'venueId'>
  >;
}

/** Publications of a person or place for an iframe, with the filters of the address. Rejects with a `Problem`. */
export async function placeFrame({ collection }: Sources, request: Request, language: Language, { name, path, fixed }: PlaceAddress) {
  const listQuery = decodeResearchQuery(new URL(request.url).searchParams);
  const query = { ...listQuery, ...fixed, pageIndex: 1, pageSize: limits.pageSizeMax };
  const { items, total = items.length, ignored } = await collection.findResearch(language, query);
  return { title: translator(language, 'embed')('title', { name }), items, total, path, ignored };
}
