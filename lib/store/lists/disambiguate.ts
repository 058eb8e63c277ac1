import { type Localized, localize, type Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';

/** A person in a list, with the facts that distinguish namesakes. */
export interface ListedPerson {
  readonly id: number;
  readonly name: Text;
  /** JSON of a `Localized`. */
  readonly affiliation?: string | null;
}

/** Display names in which namesakes differ as far as possible: by the name in the other script, else by affiliation. */
export function disambiguate(people: readonly ListedPerson[], language: Language): ReadonlyMap<number, Text> {
  const byName = Map.groupBy(people, ({ name }) => name.value);
  const affiliationOf = ({ affiliation }: ListedPerson) =>
    affiliation ? localize(JSON.parse(affiliation) as Localized, language)?.value : undefined;
  return new Map(
    people.map((person) => {
      const namesakes = byName.get(person.name.value) ?? [];
      const distinction = [({ name }: ListedPerson) => name.alt?.value, affiliationOf].find(
        (key) => namesakes.length > 1 && new Set(namesakes.map(key)).size === namesakes.length,
      );
      const suffix = distinction?.(person);
      return [person.id, suffix ? { ...person.name, value: `${person.name.value} (${suffix})` } : person.name];
    }),
  );
}
