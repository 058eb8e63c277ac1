import type { DatabaseSync } from 'node:sqlite';
import { applyText } from '#lib/service/store/made-texts.ts';
import { diffRecords } from '#lib/service/store/records/diff-records.ts';
import { prepareRecord } from '#lib/service/store/records/prepare-record.ts';
import { researchRows } from '#lib/service/store/sqlite/read/research-rows.ts';
import { fieldSourcesOf, storedRecord } from '#lib/service/store/sqlite/read/stored-research.ts';
import type { TouchedAuthors } from '#lib/service/store/sqlite/undo/touched.ts';
import type { IndexWriter } from '#lib/service/store/sqlite/write/index-writer.ts';
import type { LoadOutcome } from '#lib/service/store/store.ts';
import type { WrittenText } from '#lib/service/translate/text-port.ts';

interface Parts {
  readonly at: string;
  readonly batch: string;
  readonly touched: TouchedAuthors;
  readonly index: IndexWriter;
}

/** Writes texts that were made for stored publications, by the rules of `placeText`. */
export function textWriter(database: DatabaseSync, { at, batch, touched, index }: Parts): (made: WrittenText) => LoadOutcome {
  const rows = researchRows(database, touched, index);
  const isThere = database.prepare('SELECT 1 FROM research WHERE id = ? AND withdrawn_at IS NULL AND merged_into IS NULL');
  return function write(made) {
    const id = Number(made.key.recordId);
    const key = made.key.recordId;
    if (isThere.get(id) === undefined) return { kind: 'declined', key, reason: 'unknown' };
    const stored = rows.read(id);
    const before = storedRecord(stored);
    const placed = applyText(before, fieldSourcesOf(stored), made);
    if ('refused' in placed) return { kind: 'declined', key, reason: placed.refused };
    const said = { key, id: key, by: 'key' } as const;
    if ('same' in placed) return { kind: 'unchanged', ...said };
    if (stored.row.batch !== batch) rows.putAside(id, batch);
    rows.retext(id, prepareRecord(placed.record), batch, at);
    rows.putSources(id, new Map([[placed.field, { ...placed.madeBy, setAt: at, batch }]]));
    return { kind: 'updated', ...said, changes: diffRecords(before, placed.record) };
  };
}
