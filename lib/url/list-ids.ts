import { type RawSearchParams, readSearchParams } from '#lib/url/table/search-params.ts';

/** Maximum records in a reader's list: its address stays short enough for mail, its page light enough to render at once. */
export const savedMax = 100;

/** The ids of `?ids=3,1,2` in their order, without duplicates and impossible ids. Never throws. */
export function decodeListIds(raw: RawSearchParams): readonly string[] {
  const ids = (readSearchParams(raw).get('ids') ?? []).flatMap((value) => value.split(/[,،]/)).map((id) => id.trim());
  return [...new Set(ids.filter((id) => /^[\w.~:-]{1,64}$/.test(id)))].slice(0, savedMax);
}

export function encodeListIds(ids: readonly string[]): string {
  return ids.length > 0 ? `ids=${ids.map(encodeURIComponent).join(',')}` : '';
}
