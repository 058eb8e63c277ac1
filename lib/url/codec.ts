/** One parameter of the address bar: how it is read, how it is written, and what it is when absent or wrong. */
export interface Codec<T> {
  /** Never throws; anything unusable is the default. */
  readonly decode: (values: readonly string[]) => T;
  /** Empty for the default, so that a default leaves no trace in the URL. */
  readonly encode: (value: T) => readonly string[];
  /** What of the values means nothing here and is left out, as it was given. */
  readonly unused: (values: readonly string[]) => readonly string[];
  /** Its canonical form is the name several times, once for each value. */
  readonly isRepeated?: true;
}

/** One value that is taken or not. */
export function unusedUnless(isTaken: (value: string) => boolean): Codec<unknown>['unused'] {
  return ([value = '']) => (value.trim() === '' || isTaken(value) ? [] : [value.trim()]);
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
  const numberIn = (given: string | undefined) => {
    const text = latinDigits(given ?? '').trim();
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= bounds.min && value <= bounds.max ? value : undefined;
  };
  return {
    decode: (values) => numberIn(values[0]) ?? fallback,
    unused: unusedUnless((value) => numberIn(value) !== undefined),
    encode: (value) => (value === undefined || value === fallback ? [] : [String(value)]),
  };
}

/** Free text: trimmed, inner white space single, control characters gone, cut to `lengthMax` characters. */
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

/** Several values, repeated or joined by commas; order and duplicates do not matter. */
export function list(accepts: (value: string) => boolean, countMax: number): Codec<readonly string[]> {
  const partsOf = (values: readonly string[]) => {
    const parts = values.flatMap((value) => latinDigits(value).split(/[,،]/)).map((part) => part.trim());
    return [...new Set(parts.filter((part) => part !== ''))];
  };
  const takenOf = (values: readonly string[]) => partsOf(values).filter(accepts).slice(0, countMax);
  return {
    decode: (values) => takenOf(values).sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1)),
    unused(values) {
      const taken = takenOf(values);
      return partsOf(values).filter((part) => !taken.includes(part));
    },
    encode: (value) => (value.length > 0 ? [value.join(',')] : []),
  };
}

/** Several names, each in a parameter of its own since a name may hold any sign; order and duplicates do not matter. */
export function names(lengthMax: number, countMax: number): Codec<readonly string[]> {
  const one = freeText(lengthMax);
  const partsOf = (values: readonly string[]) => [...new Set(values.flatMap((value) => one.decode([value]) ?? []))];
  return {
    decode: (values) => partsOf(values).slice(0, countMax).sort(),
    unused: (values) => partsOf(values).slice(countMax),
    encode: (value) => value,
    isRepeated: true,
  };
}

/** Whole numbers, and whatever remote services use: GUIDs, slugs, codes. No spaces, since nobody could tell where an id ends, and no commas, which part ids. */
const oneLetter = /^(?:[a-z]|[\u0621-\u063a\u0641-\u064a])$/iu;

/** A letter of an index of names, Latin or Arabic. */
export const letter: Codec<string | undefined> = {
  decode: (values) => oneLetter.exec(values[0] ?? '')?.[0].toUpperCase(),
  unused: unusedUnless((value) => oneLetter.test(value)),
  encode: (value) => (value ? [value] : []),
};

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
    unused: unusedUnless((value) => options.some((option) => option === value)),
    encode: (value) => (value === undefined || value === fallback ? [] : [value]),
  };
}

/** Where a list goes on behind the pages that have numbers; what it holds is the service's own business. */
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
