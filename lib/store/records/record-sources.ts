import type { RecordSource } from '#lib/domain/collection.ts';
import { allFields } from './field-sources.ts';

/** A row of `field_source`. */
export interface FieldSourceRow {
  readonly field: string;
  readonly source: string;
  readonly kind: string;
  readonly stated_at: string | null;
  readonly set_at: string;
  readonly batch: string;
}

/** Rows of one record grouped by source, kind and batch; the source of the whole record first. */
export function recordSources(rows: readonly FieldSourceRow[]): readonly RecordSource[] {
  const groups = new Map<string, RecordSource & { readonly fields: string[] }>();
  const whole = (row: FieldSourceRow) => Number(row.field !== allFields);
  for (const row of [...rows].sort((a, b) => whole(a) - whole(b) || (a.field < b.field ? -1 : 1))) {
    const key = [row.source, row.kind, row.batch, whole(row)].join(' ');
    const group = groups.get(key) ?? {
      source: row.source,
      kind: row.kind as RecordSource['kind'],
      at: row.stated_at ?? row.set_at,
      batch: row.batch,
      fields: [],
    };
    if (row.field !== allFields) group.fields.push(row.field);
    groups.set(key, group);
  }
  return [...groups.values()];
}
