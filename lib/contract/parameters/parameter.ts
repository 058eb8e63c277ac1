import type { Bilingual } from '#lib/languages/bilingual.ts';

/** The accepted values of a parameter, for validation, OpenAPI, the Postman collection, the reference page and test generators. */
export type ParameterKind =
  | { readonly type: 'integer'; readonly min: number; readonly max: number; readonly fallback?: number }
  /** Positive integers joined by commas. A record needs to match only one of them. */
  | { readonly type: 'ids'; readonly countMax: number }
  | { readonly type: 'text'; readonly lengthMax: number }
  /** A word of lower-case Latin letters, digits and hyphens. */
  | { readonly type: 'slug'; readonly lengthMax: number }
  | { readonly type: 'choice'; readonly of: readonly string[]; readonly fault: 'unknown_sort' | 'unknown_format' | 'out_of_range' }
  | {
      readonly type: 'choices';
      readonly of: readonly string[];
      readonly fault: 'unknown_facet' | 'unknown_group' | 'unknown_field' | 'out_of_range';
      /** Maximum number of values; by default all. */
      readonly countMax?: number;
    }
  /** ISO 639-1 codes joined by commas. */
  | { readonly type: 'languages'; readonly countMax: number }
  /** ISO 3166-1 alpha-2 codes joined by commas. */
  | { readonly type: 'countries'; readonly countMax: number }
  /** Names, each in a repetition of the parameter. A record needs to match only one of them. */
  | { readonly type: 'names'; readonly lengthMax: number; readonly countMax: number }
  | { readonly type: 'flag' }
  | { readonly type: 'letter' }
  | { readonly type: 'cursor'; readonly lengthMax: number }
  /** `YYYY-MM-DD` or a UTC timestamp. */
  | { readonly type: 'moment' };

/** A query parameter of the API: its name, type, default, bounds and texts. */
export interface Parameter {
  readonly name: string;
  readonly kind: ParameterKind;
  /** An earlier name, still read but not documented. Services of other operators know the parameter by it. */
  readonly formerName?: string;
  /** Whether we added the parameter to the original interface document. Clients written for that document never use it. */
  readonly extension: boolean;
  /** A realistic sample value. */
  readonly example: string;
  /** The default in words, when it is not a single value. */
  readonly fallbackText?: Bilingual;
  readonly text: Bilingual;
}

/** A documented parameter with its description in both languages; `more` overrides members, such as `extension`. */
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
/** Marks a parameter that we added to the original interface document. */
export const extension = { extension: true } as const;
