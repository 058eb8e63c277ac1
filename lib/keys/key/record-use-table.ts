import type { RecordUseLine } from '#lib/domain/record-use.ts';
import type { KeyDatabase } from './key-database.ts';

const addLine = `INSERT INTO record_use VALUES (?, ?, ?, ?)
  ON CONFLICT (day, record_id, use) DO UPDATE SET count = record_use.count + excluded.count`;

/** Rows in one order, which prevents deadlocks between processes. */
const inOrder = (a: RecordUseLine, b: RecordUseLine) => (orderOf(a) < orderOf(b) ? -1 : 1);
const orderOf = ({ day, recordId, use }: RecordUseLine) => `${day} ${recordId} ${use}`;

/** The counters of record use; all processes add to them. */
export const recordUseTable = ({ run, transaction }: KeyDatabase) => ({
  addRecordUse: (lines: readonly RecordUseLine[]) =>
    transaction(async (within) => {
      for (const { day, recordId, use, count } of [...lines].sort(inOrder)) await within(addLine, day, recordId, use, count);
    }),
  /** Counters from a day on, ordered by day, record and use; of one record if an id is given. */
  async recordUse(sinceDay: string, recordId?: string): Promise<readonly RecordUseLine[]> {
    const ids = recordId === undefined ? [] : [recordId];
    const rows = await run(
      `SELECT day, record_id AS "recordId", use, count FROM record_use
       WHERE day >= ? ${ids.map(() => 'AND record_id = ?').join('')} ORDER BY day, record_id, use`,
      sinceDay,
      ...ids,
    );
    return rows.map((row) => ({ ...row, count: Number(row.count) }) as RecordUseLine);
  },
});
