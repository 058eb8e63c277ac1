import type { UnreadField } from '#lib/service/import/formats/track-reads.ts';
import type { UnreadKindCode } from '#lib/service/import/read/unread-kinds.ts';
import type { UnreadFields, UnreadFile } from './import-report.ts';

/** Names of fields that a report keeps apart; a file of nothing but names must not fill the memory. */
const fieldsMax = 2000;

/** Counts what came in and was not read: fields of records, and files. */
export function countUnread() {
  const fields = new Map<string, { format: string; field: string; example: string; records: number }>();
  const files = new Map<string, { file: string; kind: UnreadKindCode; records?: number }>();
  return {
    note(format: string, unread: readonly UnreadField[]): void {
      for (const { field, example } of unread) {
        const key = `${format}\n${field}`;
        const known = fields.get(key) ?? (fields.size >= fieldsMax ? fields.get('') : undefined);
        if (known) known.records += 1;
        else if (fields.size < fieldsMax) fields.set(key, { format, field, example, records: 1 });
        else fields.set('', { format, field: '…', example, records: 1 });
      }
    },
    noteFile(file: string, kind: UnreadKindCode, records?: number): void {
      const key = `${file}\n${kind}`;
      const known = files.get(key);
      if (known) known.records = (known.records ?? 0) + (records ?? 0);
      else files.set(key, { file, kind, ...(records !== undefined && { records }) });
    },
    all: (): { unread: UnreadFields[]; unreadFiles: UnreadFile[] } => ({
      unread: [...fields.values()].sort((one, two) => two.records - one.records),
      unreadFiles: [...files.values()],
    }),
  };
}
