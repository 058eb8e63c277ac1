import { type RawSearchParams, readSearchParams } from '#lib/url/table/search-params.ts';

/** The parameters of the dictionary's list. */
export interface TermQuery {
  readonly text?: string;
  /** One letter, Latin or Arabic. */
  readonly initial?: string;
  /** Id of a research area. */
  readonly area?: string;
  /** Number of the page, from 1. */
  readonly page: number;
}

/** The names of these parameters in an address. */
export const termParameterNames = ['q', 'initial', 'area', 'page'] as const;

const textMax = 100;

/** Parses an address; invalid values are ignored. */
export function decodeTermQuery(raw: RawSearchParams): TermQuery {
  const values = readSearchParams(raw);
  const firstValue = (name: (typeof termParameterNames)[number]) => values.get(name)?.[0]?.trim() || undefined;
  const [text, initial, area, page] = [firstValue('q'), firstValue('initial'), firstValue('area'), firstValue('page')];
  return {
    ...(text && { text: text.slice(0, textMax) }),
    ...(initial && /^\p{L}$/u.test(initial) && { initial: initial.toUpperCase() }),
    ...(area && /^[a-z0-9-]{1,60}$/.test(area) && { area }),
    page: page && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export function encodeTermQuery({ text, initial, area, page = 1 }: Partial<TermQuery>): string {
  const params = new URLSearchParams();
  if (text) params.set('q', text);
  if (initial) params.set('initial', initial);
  if (area) params.set('area', area);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}
