import { memoized } from '#lib/base/bounds/memoized.ts';
import { isCountry } from '#lib/domain/places/country-name.ts';
import type { Text } from '#lib/domain/text.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { fold } from '#lib/text/words/fold.ts';
import { presentName } from './present-name.ts';

/** Stored names and country of an institution. */
export interface NamedInstitution {
  readonly id: number;
  readonly name_en: string | null;
  readonly name_ar: string | null;
  readonly country: string | null;
}

/** Country names that institution registers still use and CLDR no longer lists. */
const formerNames: Readonly<Record<string, string>> = {
  CI: 'Ivory Coast',
  CV: 'Cape Verde',
  CZ: 'Czech Republic',
  MK: 'Macedonia',
  MM: 'Burma',
  SZ: 'Swaziland',
  TR: 'Turkey',
};

const regionNames = languages.flatMap((language) =>
  (['long', 'short'] as const).map((style) => new Intl.DisplayNames([language], { type: 'region', style })),
);

/** Names of a country in both languages, folded. */
const countryNames = memoized(
  (code) => new Set([...regionNames.flatMap((names) => names.of(code) ?? []), formerNames[code] ?? code].map(fold)),
  { most: 300, length: 2 },
);

/**
 * Removes a bracketed country that repeats `country`: "Shell (Norway)" in OpenAlex and ROR. The stored name keeps the country to
 * distinguish namesakes.
 */
export function withoutCountry(name: string, country: string | null): string {
  const [, shortName, bracketed] = /^(.*\S)\s*\(([^()]+)\)$/.exec(name) ?? [];
  return shortName && bracketed && country && isCountry(country) && countryNames(country).has(fold(bracketed)) ? shortName : name;
}

/** Name without its country, for views that show the country separately. */
export function institutionName({ name_en, name_ar, country }: Omit<NamedInstitution, 'id'>, language: Language): Text {
  const shorten = (name: string | null) => name && withoutCountry(name, country);
  return presentName({ name_en: shorten(name_en), name_ar: shorten(name_ar) }, language);
}

/** Names for lists that show no countries; institutions with equal names keep the country in brackets. */
export function institutionNames(rows: readonly NamedInstitution[], language: Language): ReadonlyMap<number, Text> {
  const names = rows.map((row) => [row, institutionName(row, language)] as const);
  const byName = Map.groupBy(names, ([, { value }]) => value);
  return new Map(
    names.map(([row, name]) => [row.id, (byName.get(name.value)?.length ?? 0) > 1 ? presentName(row, language) : name] as const),
  );
}
