import type { RecordUseLine } from '#lib/domain/record-use.ts';
import type { KeyDatabase } from './key-database.ts';
import type { AuditEvent, AuditLine, LastError, UsageLine } from './key-store.ts';
import { tableRows } from './table-rows.ts';

/** Maximum recent errors stored per key. The page of the key lists them. */
const errorsMax = 20;

const usageLines = tableRows<UsageLine>('key_usage', ['keyId', 'day', 'operation', 'statusClass', 'requests', 'bytes']);
const errorLines = tableRows<LastError>('key_last_error', ['keyId', 'at', 'operation', 'status']);
const auditLines = tableRows<AuditLine>('audit', ['at', 'event', 'actor', 'keyId', 'address', 'requestId', 'detail']);

const addToLine = `ON CONFLICT (key_id, day, operation, status_class)
  DO UPDATE SET requests = key_usage.requests + excluded.requests, bytes = key_usage.bytes + excluded.bytes`;
const touchKey = 'UPDATE api_key SET last_used_day = ?, warned_at = NULL WHERE id = ? AND last_used_day IS DISTINCT FROM ?';
const trimErrors = `DELETE FROM key_last_error WHERE key_id = ?
  AND rowid NOT IN (SELECT rowid FROM key_last_error WHERE key_id = ? ORDER BY at DESC, rowid DESC LIMIT ?)`;

/** Counters, last errors and the audit. */
export function usageTable({ run, transaction }: KeyDatabase) {
  const count = async (statement: string, ...values: readonly string[]) => Number((await run(statement, ...values))[0]?.n ?? 0);
  return {
    addUsage: (lines: readonly UsageLine[], errors: readonly LastError[]) =>
      transaction(async (within) => {
        // Every process updates rows in the same order, which prevents deadlocks.
        for (const line of [...lines].sort((a, b) => (a.keyId < b.keyId ? -1 : a.keyId > b.keyId ? 1 : 0))) {
          await usageLines.insert(within, line, addToLine);
          await within(touchKey, line.day, line.keyId, line.day);
        }
        for (const error of errors) await errorLines.insert(within, error);
        for (const keyId of new Set(errors.map((error) => error.keyId))) await within(trimErrors, keyId, keyId, errorsMax);
      }),
    usage: async (keyId: string, sinceDay: string): Promise<readonly UsageLine[]> =>
      (await usageLines.select(run, 'WHERE key_id = ? AND day >= ? ORDER BY day, operation, status_class', keyId, sinceDay)).map(
        (line) => ({ ...line, requests: Number(line.requests), bytes: Number(line.bytes) }),
      ),
    lastErrors: (keyId: string, limit: number) =>
      errorLines.select(run, 'WHERE key_id = ? ORDER BY at DESC, rowid DESC LIMIT ?', keyId, limit),
    /** Counted requests of a day; 304 and 429 responses are free and not included. */
    usedOn: (keyId: string, day: string) =>
      count(
        `SELECT COALESCE(SUM(requests), 0) AS n FROM key_usage WHERE key_id = ? AND day = ? AND status_class NOT IN ('304', '429')`,
        keyId,
        day,
      ),
    audit: async (line: AuditLine) => void (await auditLines.insert(run, line)),
    auditCount: (event: AuditEvent, since: string) => count('SELECT COUNT(*) AS n FROM audit WHERE event = ? AND at >= ?', event, since),
    /** Removes expired requests and links, also those of subscriptions, audit addresses older than `addressesBefore`, and counters older than `usageBefore`. */
    sweep: ({
      at,
      addressesBefore,
      usageBefore,
    }: {
      readonly at: string;
      readonly addressesBefore: string;
      readonly usageBefore: string;
    }) =>
      transaction(async (within) => {
        for (const table of ['key_request', 'key_link', 'subscription_request', 'subscription_link'])
          await within(`DELETE FROM ${table} WHERE expires_at < ?`, at);
        await within('UPDATE audit SET address = NULL WHERE address IS NOT NULL AND at < ?', addressesBefore);
        for (const table of ['key_usage', 'record_use']) await within(`DELETE FROM ${table} WHERE day < ?`, usageBefore);
        await within('DELETE FROM key_last_error WHERE at < ?', usageBefore);
      }),
  };
}

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
