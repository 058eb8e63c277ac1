import type { RecordUseLine, RecordUseStore } from '#lib/domain/record-use.ts';
import type { KeyDatabase } from './key-database.ts';

const addLine = `INSERT INTO record_use VALUES (?, ?, ?, ?)
  ON CONFLICT (day, record_id, use) DO UPDATE SET count = record_use.count + excluded.count`;

/** Rows in one order, which prevents deadlocks between processes. */
const inOrder = (a: RecordUseLine, b: RecordUseLine) => (orderOf(a) < orderOf(b) ? -1 : 1);
const orderOf = ({ day, recordId, use }: RecordUseLine) => `${day} ${recordId} ${use}`;

export const recordUseTable = ({ run, transaction }: KeyDatabase): RecordUseStore => ({
  addRecordUse: (lines) =>
    transaction(async (within) => {
      for (const { day, recordId, use, count } of [...lines].sort(inOrder)) await within(addLine, day, recordId, use, count);
    }),
  async recordUse(sinceDay, recordId) {
    const rows = await run(
      `SELECT day, record_id AS "recordId", use, count FROM record_use WHERE day >= ? ${recordId === undefined ? '' : 'AND record_id = ?'}
       ORDER BY day, record_id, use`,
      ...[sinceDay, ...(recordId === undefined ? [] : [recordId])],
    );
    return rows.map((row) => ({ ...row, count: Number(row.count) }) as RecordUseLine);
  },
});
