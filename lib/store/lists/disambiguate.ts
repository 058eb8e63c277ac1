import { type Localized, localize, type Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { presentName } from '#lib/store/values/present-name.ts';
import type { PersonNames } from '#lib/store/values/search-index.ts';

/** Display names in which namesakes differ as far as possible: by the name in the other script, else by affiliation. */
export function disambiguate(people: readonly PersonNames[], language: Language): ReadonlyMap<number, Text> {
  const namedPeople = people.map(({ id, affiliation, ...names }) => ({ id, affiliation, name: presentName(names, language) }));
  const byName = Map.groupBy(namedPeople, ({ name }) => name.value);
  const keys = [
    ({ name }: (typeof namedPeople)[number]) => name.alt?.value,
    ({ affiliation }: (typeof namedPeople)[number]) =>
      affiliation ? localize(JSON.parse(affiliation) as Localized, language)?.value : undefined,
  ];
  return new Map(
    namedPeople.map((person) => {
      const namesakes = byName.get(person.name.value) ?? [];
      const distinction = keys.find((key) => namesakes.length > 1 && new Set(namesakes.map(key)).size === namesakes.length);
      const suffix = distinction?.(person);
      return [person.id, suffix ? { ...person.name, value: `${person.name.value} (${suffix})` } : person.name];
    }),
  );
}
