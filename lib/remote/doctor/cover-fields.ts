import { readFields } from '#lib/remote/reader/fields/read-fields.ts';
import type { Members } from '#lib/remote/reader/tables/names.ts';
import { openRow } from '#lib/remote/reader/tables/row.ts';
import { type FieldTable, namesOfRule, type Rule } from '#lib/remote/reader/tables/table.ts';

export type FieldCover = {
  /** The member as the service spells it, or the accepted name without language suffix (`title` for `titleAr`). */
  readonly path: string;
  readonly by: 'member' | 'suffix' | 'nested';
  /** Share of records in which the member has a value, 0 to 1. */
  readonly coverage: number;
};

/** For each field of a table, the member that supplies it, and its coverage. `conflicts` are members whose type differs between rows. */
export function coverFields(
  rows: readonly Members[],
  table: FieldTable,
): { readonly fields: Record<string, FieldCover>; readonly conflicts: readonly string[] } {
  const counts = new Map<string, { count: number; path: string; by: FieldCover['by'] }>();
  for (const row of rows) {
    for (const to of Object.keys(readFields(row, table, { language: 'en' }))) {
      const entry = counts.get(to) ?? { count: 0, ...sourceOf(row, table[to] as Rule) };
      counts.set(to, { ...entry, count: entry.count + 1 });
    }
  }
  const fields = [...counts].map(([to, { count, path, by }]) => [
    to,
    { path, by, coverage: Math.round((count / rows.length) * 1000) / 1000 },
  ]);
  return { fields: Object.fromEntries(fields), conflicts: conflictsIn(rows) };
}

function sourceOf(source: Members, rule: Rule): { readonly path: string; readonly by: FieldCover['by'] } {
  const row = openRow(source);
  const candidates = namesOfRule(rule);
  const name = candidates.find((candidate) => row.get(candidate) !== undefined);
  if (name === undefined) {
    // The member has a language suffix or is nested one level deeper, so the accepted name in the table is reported.
    return {
      path:
        candidates.find((candidate) => [...row.shape.keys()].some((member) => member.startsWith(candidate))) ?? (rule.from[0] as string),
      by: 'suffix',
    };
  }
  const value = row.get(name);
  return { path: row.spelling(name) ?? name, by: typeof value === 'object' && !Array.isArray(value) ? 'nested' : 'member' };
}

function conflictsIn(rows: readonly Members[]): string[] {
  const types = new Map<string, Set<string>>();
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      if (value === null || value === undefined) continue;
      const memberTypes = types.get(name) ?? new Set();
      types.set(name, memberTypes.add(Array.isArray(value) ? 'array' : typeof value));
    }
  }
  return [...types].filter(([, seen]) => seen.size > 1).map(([name, seen]) => `${name} (${[...seen].join('/')})`);
}
