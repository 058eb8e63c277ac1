import type { Bilingual } from '#lib/contract/bilingual.ts';

/** What a parameter accepts. Validation, OpenAPI, the Postman collection, the reference page and the generators of tests all read this. */
export type ParameterKind =
  | { readonly type: 'integer'; readonly min: number; readonly max: number; readonly fallback?: number }
  /** Whole numbers from 1, joined by commas, meaning OR. */
  | { readonly type: 'ids'; readonly countMax: number }
  | { readonly type: 'text'; readonly lengthMax: number }
  /** A name in small Latin letters, digits and hyphens. */
  | { readonly type: 'slug'; readonly lengthMax: number }
  | { readonly type: 'choice'; readonly of: readonly string[]; readonly fault: 'unknown_sort' | 'unknown_format' | 'out_of_range' }
  | { readonly type: 'choices'; readonly of: readonly string[]; readonly fault: 'unknown_facet' | 'unknown_field' | 'out_of_range' }
  /** ISO 639-1 codes joined by commas. */
  | { readonly type: 'languages'; readonly countMax: number }
  /** ISO 3166-1 alpha-2 codes joined by commas. */
  | { readonly type: 'countries'; readonly countMax: number }
  /** Names, each sent as a parameter of its own, meaning OR. */
  | { readonly type: 'names'; readonly lengthMax: number; readonly countMax: number }
  | { readonly type: 'flag' }
  | { readonly type: 'letter' }
  | { readonly type: 'cursor'; readonly lengthMax: number }
  /** `YYYY-MM-DD` or a UTC timestamp. */
  | { readonly type: 'moment' };

export interface Parameter {
  readonly name: string;
  readonly kind: ParameterKind;
  /** Beyond the interface document; a client that knows only that one never meets it. */
  readonly extension: boolean;
  /** A value that makes sense in a sample. */
  readonly example: string;
  /** What holds when it is not sent, in words, where that is not a single value. */
  readonly fallbackText?: Bilingual;
  readonly text: Bilingual;
}

export function defineParameter(
  name: string,
  kind: ParameterKind,
  example: string,
  en: string,
  ar: string,
  more: Partial<Parameter> = {},
): Parameter {
  return { name, kind, example, extension: false, text: { en, ar }, ...more };
}
/** Marks what is beyond the interface document. */
export const extension = { extension: true } as const;
