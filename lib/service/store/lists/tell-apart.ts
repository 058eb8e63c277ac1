import type { Language } from '#lib/domain/language.ts';
import { type Localized, localize, type Text } from '#lib/domain/text.ts';

/** A person as a list names them, with what tells namesakes apart. */
export interface Named {
  readonly id: number;
  readonly name: Text;
  /** JSON of a `Localized`. */
  readonly affiliation?: string | null;
}

/**
 * The names of a list, in which no two people read the same as far as the facts allow: beside a name that stands there twice goes the one in the other script, or else the
 * affiliation.
 */
export function toldApart(people: readonly Named[], language: Language): ReadonlyMap<number, Text> {
  const bearers = Map.groupBy(people, ({ name }) => name.value);
  const affiliationOf = ({ affiliation }: Named) =>
    affiliation ? localize(JSON.parse(affiliation) as Localized, language)?.value : undefined;
  return new Map(
    people.map((person) => {
      const namesakes = bearers.get(person.name.value) ?? [];
      const tells = [({ name }: Named) => name.alt?.value, affiliationOf].find(
        (tell) => namesakes.length > 1 && new Set(namesakes.map(tell)).size === namesakes.length,
      );
      const told = tells?.(person);
      return [person.id, told ? { ...person.name, value: `${person.name.value} (${told})` } : person.name];
    }),
  );
}
