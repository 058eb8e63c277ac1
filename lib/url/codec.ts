/** One parameter of the address bar: how it is read, how it is written, and what it is when absent or wrong. */
export interface Codec<T> {
  /** Never throws; anything unusable is the default. */
  readonly decode: (values: readonly string[]) => T;
  /** Empty for the default, so that a default leaves no trace in the URL. */
  readonly encode: (value: T) => readonly string[];
}

/** Latin digits for Arabic-Indic and Persian ones, so that ٢٠٢٤ typed in a field means 2024. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) as number) & 0xf));
}

/** A whole number within bounds; `undefined` is the default unless one is given. */
export function integer<Fallback extends number | undefined = undefined>(bounds: {
  min: number;
  max: number;
  fallback?: Fallback;
}): Codec<number | Fallback> {
  const fallback = bounds.fallback as Fallback;
  return {
    decode(values) {
      const text = latinDigits(values[0] ?? '').trim();
      if (!/^\d{1,9}$/.test(text)) return fallback;
      const value = Number(text);
      return value >= bounds.min && value <= bounds.max ? value : fallback;
    },
    encode: (value) => (value === undefined || value === fallback ? [] : [String(value)]),
  };
}

/** Free text: trimmed, inner white space single, control characters gone, cut to `lengthMax` characters. */
export function freeText(lengthMax: number): Codec<string | undefined> {
  return {
    decode(values) {
      const text = (values[0] ?? '')
        .normalize('NFC')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim();
      return text === '' ? undefined : [...text].slice(0, lengthMax).join('').trim();
    },
    encode: (value) => (value ? [value] : []),
  };
}

/** Several values, repeated or joined by commas; order and duplicates do not matter. */
export function list(accepts: (value: string) => boolean, countMax: number): Codec<readonly string[]> {
  return {
    decode(values) {
      const parts = values.flatMap((value) => latinDigits(value).split(/[,،]/)).map((part) => part.trim());
      return [...new Set(parts.filter(accepts))].slice(0, countMax).sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1));
    },
    encode: (value) => (value.length > 0 ? [value.join(',')] : []),
  };
}

/** Whole numbers, and whatever remote services use: GUIDs, slugs, codes. No spaces, since nobody could tell where an id ends, and no commas, which part ids. */
export function isId(value: string): boolean {
  return /^(?:[1-9]\d{0,15}|(?=.*\D)[^\s,،\p{C}]{1,64})$/u.test(value);
}

/** A country, ISO 3166-1 alpha-2. */
export const isCountryCode = (value: string): boolean => /^[A-Z]{2}$/.test(value);

/** One of a closed set; the first is the default when none is named. */
export function choice<const T extends string>(options: readonly T[], fallback: T): Codec<T>;
export function choice<const T extends string>(options: readonly T[]): Codec<T | undefined>;
export function choice<const T extends string>(options: readonly T[], fallback?: T): Codec<T | undefined> {
  return {
    decode: (values) => options.find((option) => option === values[0]) ?? fallback,
    encode: (value) => (value === undefined || value === fallback ? [] : [value]),
  };
}

export const yesNo: Codec<boolean | undefined> = {
  decode: (values) => (values[0] === 'true' ? true : values[0] === 'false' ? false : undefined),
  encode: (value) => (value === undefined ? [] : [String(value)]),
};
