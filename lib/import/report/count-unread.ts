import type { UnreadField } from '#lib/import/draft/track-reads.ts';
import type { UnsupportedFileCode } from '#lib/import/read/unsupported-files.ts';
import type { UnreadFields, UnreadFile } from './import-report.ts';

/** Bounds the memory for distinct field names in a report. */
const fieldsMax = 2000;

/** Counts fields of records, and files, that were not read. */
export function countUnread() {
  const fields = new Map<string, { format: string; field: string; example: string; records: number }>();
  const files = new Map<string, { file: string; kind: UnsupportedFileCode; records?: number }>();
  return {
    note(format: string, unread: readonly UnreadField[]): void {
      for (const { field, example } of unread) {
        const key = `${format}\n${field}`;
        const entry = fields.get(key) ?? (fields.size >= fieldsMax ? fields.get('') : undefined);
        if (entry) entry.records += 1;
        else if (fields.size < fieldsMax) fields.set(key, { format, field, example, records: 1 });
        else fields.set('', { format, field: '…', example, records: 1 });
      }
    },
    noteFile(file: string, kind: UnsupportedFileCode, records?: number): void {
      const key = `${file}\n${kind}`;
      const entry = files.get(key);
      if (entry) entry.records = (entry.records ?? 0) + (records ?? 0);
      else files.set(key, { file, kind, ...(records !== undefined && { records }) });
    },
    all: (): { unread: UnreadFields[]; unreadFiles: UnreadFile[] } => ({
      unread: [...fields.values()].sort((a, b) => b.records - a.records),
      unreadFiles: [...files.values()],
    }),
  };
}
