import type { DatabaseSync } from 'node:sqlite';
import { applyText } from '#lib/store/port/machine-texts.ts';
import type { LoadOutcome } from '#lib/store/port/store.ts';
import { diffRecords } from '#lib/store/records/diff-records.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { fieldSourcesOf, storedRecord } from '#lib/store/sqlite/read/stored-research.ts';
import type { WrittenText } from '#lib/store/values/text-port.ts';
import type { BatchContext } from './research-rows.ts';

/** Writes translations and other locally made texts of stored publications, by the rules of `applyText`. */
export function textWriter(database: DatabaseSync, { at, batch, touched, rows }: BatchContext): (update: WrittenText) => LoadOutcome {
  const selectVisible = database.prepare('SELECT 1 FROM research WHERE id = ? AND withdrawn_at IS NULL AND merged_into IS NULL');
  return function write(update) {
    const id = Number(update.key.recordId);
    const key = update.key.recordId;
    if (selectVisible.get(id) === undefined) return { kind: 'declined', key, reason: 'unknown' };
    const storedRow = rows.read(id);
    const before = storedRecord(storedRow);
    const result = applyText(before, fieldSourcesOf(storedRow), update);
    if ('refused' in result) return { kind: 'declined', key, reason: result.refused };
    const match = { key, id: key, by: 'key' } as const;
    if ('same' in result) return { kind: 'unchanged', ...match };
    if (storedRow.row.batch !== batch) rows.putAside(id, batch);
    touched.linked.add(id);
    rows.retext(id, prepareRecord(result.record), batch, at);
    rows.putSources(id, new Map([[result.field, { ...result.textSource, setAt: at, batch }]]));
    return { kind: 'updated', ...match, changes: diffRecords(before, result.record) };
  };
}
