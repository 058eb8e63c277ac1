import { flattened } from '#lib/client/reader/read-fields.ts';
import { personalNames, quietNames } from '#lib/client/reader/tables/dropped-names.ts';
import { foldName, type Members } from '#lib/client/reader/tables/names.ts';
import type { Table } from '#lib/client/reader/tables/table.ts';
import { personNameParts } from '#lib/client/reader/values/read-person-name.ts';
import { spellingsOf, translationNames } from '#lib/client/reader/values/read-text.ts';

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
