import type { LookupEntry } from '#lib/domain/lookup.ts';
import { lookupFields } from '#lib/remote/reader/tables/lookup-table.ts';
import { isMembers } from '#lib/remote/reader/tables/names.ts';
import type { ReadContext } from '#lib/remote/reader/tables/table.ts';
import { readFields } from './read-fields.ts';

interface LookupValues extends LookupEntry {
  readonly active: boolean;
}

/** One entry of a lookup, or undefined if it has no id or name or is inactive. */
export function readLookupRow(source: unknown, context: ReadContext): LookupEntry | undefined {
  if (!isMembers(source)) return undefined;
  const { id, name, description, active = true, ...rest } = readFields<LookupValues>(source, lookupFields, context);
  if (id === undefined || name === undefined || !active) return undefined;
  // Some services have the name only in the description. The entry then has no separate description.
  return { ...rest, id, name, ...(description && description.value !== name.value && { description }) };
}
