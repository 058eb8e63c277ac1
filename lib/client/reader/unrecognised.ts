import { personalNames, quietNames } from './dropped-names.ts';
import { foldName, type Members } from './names.ts';
import { flattened } from './read-fields.ts';
import { personNameParts } from './read-person-name.ts';
import { spellingsOf, translationNames } from './read-text.ts';
import type { Table } from './table.ts';

/** Names and types of the members that no line of a table knows. Never values; contact data not even by name. */
export function unrecognisedIn(source: Members, table: Table): string[] {
  const known = knownNames(table);
  const row = flattened(source);
  return Object.keys(row)
    .filter((name) => !known.has(foldName(name)) && !quietNames.has(foldName(name)) && !personalNames.test(foldName(name)))
    .map((name) => `${name}:${typeOf(row[name])}`);
}

const kept = new WeakMap<Table, ReadonlySet<string>>();

function knownNames(table: Table): ReadonlySet<string> {
  const known = kept.get(table);
  if (known) return known;
  const names = Object.values(table).flatMap((rule) => [...rule.from, ...(rule.ids ?? []), ...(rule.names ?? [])]);
  const all = new Set([...names, ...personNameParts].flatMap(spellingsOf).concat(translationNames));
  kept.set(table, all);
  return all;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
