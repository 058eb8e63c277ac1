import { isCountryGroup } from '#lib/domain/places/country-groups.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { placeKinds } from '#lib/library/places/place-kinds.ts';
import type { Sources } from '#lib/library/sources.ts';
import type { ComparedKind } from '#lib/url/compare-query.ts';
import { paths } from '#lib/url/paths.ts';

/** Name and page of a compared institution, country or area; the list of a group of countries, which has no page. Rejects with `Problem` `not_found`. */
export async function comparedName(
  sources: Sources,
  language: Language,
  kind: ComparedKind,
  id: string,
): Promise<{ readonly name: Text; readonly href: string }> {
  if (kind === 'country' && isCountryGroup(id))
    return { name: countryName(id, language), href: paths.research(language, { ...defaultResearchQuery, country: [id] }) };
  const placeKind = Object.values(placeKinds).find(({ filter }) => filter === kind) ?? placeKinds.area;
  return { name: (await placeKind.read(sources, language, id)).name, href: paths.place(language, placeKind.segment, id) };
}
