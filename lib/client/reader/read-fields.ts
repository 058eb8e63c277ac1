import { isMembers, type Members, valueAt } from '#lib/client/reader/tables/names.ts';
import type { ReadContext, Rule, Table } from '#lib/client/reader/tables/table.ts';
import { valueKinds } from '#lib/client/reader/values/value-kinds.ts';
import { planOf } from './reading-plan.ts';
import { openRow, type Row } from './row.ts';

/** Reads one object by a table. Never throws; what cannot be read is absent. */
export function readFields<T>(source: Members, table: Table, context: ReadContext): Partial<T> {
  const row = openRow(flattened(source));
  const { paths, ...nested } = context;
  const values: Record<string, unknown> = {};
  for (const [to, rule] of planOf(table, row.shape, paths).lines) {
    const value = readField(row, rule, paths?.[to], paths ? nested : context);
    if (value !== undefined) values[to] = value;
  }
  return values as Partial<T>;
}

/** `context` has no paths: they are those of this record, not of what is nested in it. */
function readField(row: Row, rule: Rule, path: string | undefined, context: ReadContext): unknown {
  const read = valueKinds[rule.as];
  if (!path?.includes('.')) return read(row, rule, context, readFields);
  const name = rule.from[0] as string;
  return read(openRow({ [name]: valueAt(row.source, path) }), rule, context, readFields) ?? read(row, rule, context, readFields);
}

const wrappers: ReadonlySet<string> = new Set(['attributes', 'properties', 'fields', '_source', 'node', 'document']);

/** A row whose content sits in one child object becomes that object. Its own id stays; `type` beside such a child is the kind of resource, never the research type. */
export function flattened(source: Members): Members {
  const key = Object.keys(source).find((name) => wrappers.has(name) || wrappers.has(name.toLowerCase()));
  if (key === undefined || !isMembers(source[key])) return source;
  const { [key]: child, type: _type, Type: _Type, ...beside } = source;
  return { ...(child as Members), ...beside };
}
