import { latinDigits } from '#lib/base/latin-digits.ts';
import { isCountryGroup } from '#lib/domain/places/country-groups.ts';

/** One parameter of the address bar: decoding, encoding and default. */
export interface Codec<T> {
  /** Never throws; unusable values decode to the default. */
  readonly decode: (values: readonly string[]) => T;
  /** Empty for the default, so that a default leaves no trace in the URL. */
  readonly encode: (value: T) => readonly string[];
  /** The values that `decode` cannot use. */
  readonly unused: (values: readonly string[]) => readonly string[];
  /** Whether the canonical form repeats the name for each value instead of joining values by commas. */
  readonly isRepeated?: true;
  /** An earlier name of the parameter, read where an address does not have the current one. */
  readonly formerName?: string;
}

/** Builds `unused` for a codec of a single value. */
export function unusedUnless(isUsable: (value: string) => boolean): Codec<unknown>['unused'] {
  return ([value = '']) => (value.trim() === '' || isUsable(value) ? [] : [value.trim()]);
}

/** An integer within bounds; the default is `undefined` unless a fallback is given. */
export function integer<Fallback extends number | undefined = undefined>(bounds: {
  min: number;
  max: number;
  fallback?: Fallback;
}): Codec<number | Fallback> {
  const fallback = bounds.fallback as Fallback;
  const numberIn = (raw: string | undefined) => {
    const text = latinDigits(raw ?? '').trim();
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= bounds.min && value <= bounds.max ? value : undefined;
  };
  return {
    decode: (values) => numberIn(values[0]) ?? fallback,
    unused: unusedUnless((value) => numberIn(value) !== undefined),
    encode: (value) => (value === undefined || value === fallback ? [] : [String(value)]),
  };
}

/** Free text: trimmed, white space collapsed, control characters removed, truncated to `lengthMax` characters. */
export function freeText(lengthMax: number): Codec<string | undefined> {
  const tidy = ([value = '']: readonly string[]) => [
    ...value
      .normalize('NFC')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ];
  return {
    decode: (values) => tidy(values).slice(0, lengthMax).join('').trim() || undefined,
    unused(values) {
      const rest = tidy(values).slice(lengthMax).join('').trim();
      return rest === '' ? [] : [rest];
    },
    encode: (value) => (value ? [value] : []),
  };
}

/** Several values, repeated or comma-separated; order and duplicates are irrelevant. */
export function list(accepts: (value: string) => boolean, countMax: number): Codec<readonly string[]> {
  const partsOf = (values: readonly string[]) => {
    const parts = values.flatMap((value) => latinDigits(value).split(/[,،]/)).map((part) => part.trim());
    return [...new Set(parts.filter((part) => part !== ''))];
  };
  const usableOf = (values: readonly string[]) => partsOf(values).filter(accepts).slice(0, countMax);
  return {
    decode: (values) => usableOf(values).sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1)),
    unused(values) {
      const usable = usableOf(values);
      return partsOf(values).filter((part) => !usable.includes(part));
    },
    encode: (value) => (value.length > 0 ? [value.join(',')] : []),
  };
}

/** Several names, each in its own parameter since a name may contain any character; order and duplicates are irrelevant. */
export function names(lengthMax: number, countMax: number): Codec<readonly string[]> {
  const single = freeText(lengthMax);
  const partsOf = (values: readonly string[]) => [...new Set(values.flatMap((value) => single.decode([value]) ?? []))];
  return {
    decode: (values) => partsOf(values).slice(0, countMax).sort(),
    unused: (values) => partsOf(values).slice(countMax),
    encode: (value) => value,
    isRepeated: true,
  };
}

const oneLetter = /^(?:[a-z]|[\u0621-\u063a\u0641-\u064a])$/iu;

/** A letter of a name index, Latin or Arabic. */
export const letter: Codec<string | undefined> = {
  decode: (values) => oneLetter.exec(values[0] ?? '')?.[0].toUpperCase(),
  unused: unusedUnless((value) => oneLetter.test(value)),
  encode: (value) => (value ? [value] : []),
};

/**
 * Whether a text may be an id: an integer, or an id of a remote service such as a GUID or slug. It has no spaces, which would make its
 * end ambiguous, and no commas, which separate ids.
 */
export function isId(value: string): boolean {
  return /^(?:[1-9]\d{0,15}|(?=.*\D)[^\s,،\p{C}]{1,64})$/u.test(value);
}

/** Whether a value has the form of a country code (ISO 3166-1 alpha-2), or is a group of countries. */
export const isCountryValue = (value: string): boolean => /^[A-Z]{2}$/.test(value) || isCountryGroup(value);

/** Codec of one of a closed set of values; the default is the fallback, or undefined. */
export function choice<const T extends string>(options: readonly T[], fallback: T): Codec<T>;
export function choice<const T extends string>(options: readonly T[]): Codec<T | undefined>;
export function choice<const T extends string>(options: readonly T[], fallback?: T): Codec<T | undefined> {
  return {
    decode: (values) => options.find((option) => option === values[0]) ?? fallback,
    unused: unusedUnless((value) => options.some((option) => option === value)),
    encode: (value) => (value === undefined || value === fallback ? [] : [value]),
  };
}

/** An opaque position in a list, for results that numbered pages do not reach. */
export const cursorToken: Codec<string | undefined> = {
  decode: (values) => /^[\w.-]{1,512}$/.exec(values[0] ?? '')?.[0],
  encode: (value) => (value ? [value] : []),
  unused: () => [],
};

export const yesNo: Codec<boolean | undefined> = {
  decode: (values) => (values[0] === 'true' ? true : values[0] === 'false' ? false : undefined),
  unused: unusedUnless((value) => value === 'true' || value === 'false'),
  encode: (value) => (value === undefined ? [] : [String(value)]),
};
