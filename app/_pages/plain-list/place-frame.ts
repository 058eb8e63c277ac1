import { withIntegerIds } from '#app/_pages/lists/load-lists.ts';
import { instance } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import { limits, type ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

interface PlaceAddress {
  readonly name: string;
  /** Path of the page of the person or place. */
  readonly path: string;
  readonly fixed: Partial<Pick<ResearchQuery, 'authorId' | 'institutionId' | 'country' | 'focusedAreaId' | 'venueId'>>;
}

/** Publications of a person or place for an iframe, with the filters of the address. Rejects with a `Problem`. */
export async function placeFrame(request: Request, language: Language, { name, path, fixed }: PlaceAddress) {
  const { catalogue, mode } = await instance();
  const listQuery = decodeResearchQuery(new URL(request.url).searchParams);
  const query = { ...listQuery, ...fixed, pageIndex: 1, pageSize: limits.pageSizeMax };
  const {
    items,
    total = items.length,
    ignored,
  } = await catalogue.findResearch(language, mode === 'embedded' ? withIntegerIds(query) : query);
  return { title: translator(language, 'embed')('title', { name }), items, total, path, ignored };
}
