import { memoized } from '#lib/domain/bounds/memoized.ts';
import { type Language, languages } from '#lib/domain/language.ts';
import { isCountry } from '#lib/domain/places/country-name.ts';
import type { Text } from '#lib/domain/text.ts';
import { presentName } from '#lib/service/store/records/present-research.ts';
import { fold } from '#lib/text/words/fold.ts';

/** The names of an institution as a store keeps them, and its country. */
export interface NamedInstitution {
  readonly id: number;
  readonly name_en: string | null;
  readonly name_ar: string | null;
  readonly country: string | null;
}

/** Names of countries that registers of institutions still write and CLDR no longer lists. */
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

/** What a country is called in either language, as names are compared. */
const callings = memoized(
  (code) => new Set([...regionNames.flatMap((names) => names.of(code) ?? []), formerNames[code] ?? code].map(fold)),
  { most: 300, length: 2 },
);

/**
 * A name without the country in brackets behind it, where that repeats the country of the institution: OpenAlex and ROR write "Shell (Norway)". What a store keeps is
 * the name as it was said: where two of one name stand in a list without countries, it tells them apart.
 */
export function withoutCountry(name: string, country: string | null): string {
  const [, bare, said] = /^(.*\S)\s*\(([^()]+)\)$/.exec(name) ?? [];
  return bare && said && country && isCountry(country) && callings(country).has(fold(said)) ? bare : name;
}

/** The name of an institution for a reader to whom its country is shown, too. */
export function institutionName({ name_en, name_ar, country }: Omit<NamedInstitution, 'id'>, language: Language): Text {
  const shown = (name: string | null) => name && withoutCountry(name, country);
  return presentName({ name_en: shown(name_en), name_ar: shown(name_ar) }, language);
}

/** The names of a list without countries: where two would read the same, both stand as they were said. */
export function institutionNames(rows: readonly NamedInstitution[], language: Language): ReadonlyMap<number, Text> {
  const shown = rows.map((row) => [row, institutionName(row, language)] as const);
  const bearers = Map.groupBy(shown, ([, { value }]) => value);
  return new Map(
    shown.map(([row, name]) => [row.id, (bearers.get(name.value)?.length ?? 0) > 1 ? presentName(row, language) : name] as const),
  );
}
