import { flattened } from '#lib/remote/reader/fields/read-fields.ts';
import { contentlessNames, personalNames } from '#lib/remote/reader/tables/ignored-members.ts';
import { foldName, type Members } from '#lib/remote/reader/tables/names.ts';
import { type FieldTable, namesOfRule } from '#lib/remote/reader/tables/table.ts';
import { personNameParts } from '#lib/remote/reader/values/read-person-name.ts';
import { memberSpellings, translationNames } from '#lib/remote/reader/values/read-text.ts';

/** Names and types of the members that no rule of a table covers. Contains no values; members with contact data are omitted. */
export function unrecognisedIn(source: Members, table: FieldTable): string[] {
  const names = memberNames(table);
  const row = flattened(source);
  return Object.keys(row)
    .filter((name) => !names.has(foldName(name)) && !contentlessNames.has(foldName(name)) && !personalNames.test(foldName(name)))
    .map((name) => `${name}:${typeOf(row[name])}`);
}

const namesByTable = new WeakMap<FieldTable, ReadonlySet<string>>();

const memberNames = (table: FieldTable): ReadonlySet<string> =>
  namesByTable.getOrInsertComputed(table, () => {
    const names = Object.values(table).flatMap(namesOfRule);
    return new Set([...names, ...personNameParts].flatMap(memberSpellings).concat(translationNames));
  });

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
