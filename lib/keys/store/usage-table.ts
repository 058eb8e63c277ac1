import type { AuditEvent, AuditLine, LastError, UsageLine } from '#lib/keys/key/key-store.ts';
import type { KeyDatabase } from './key-database.ts';

/** Maximum recent errors stored per key. The page of the key lists them. */
const errorsMax = 20;

const addLine = `INSERT INTO key_usage VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (key_id, day, operation, status_class)
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
        const sortedLines = [...lines].sort((a, b) => (a.keyId < b.keyId ? -1 : a.keyId > b.keyId ? 1 : 0));
        for (const { keyId, day, operation, statusClass, requests, bytes } of sortedLines) {
          await within(addLine, keyId, day, operation, statusClass, requests, bytes);
          await within(touchKey, day, keyId, day);
        }
        for (const { keyId, at, operation, status } of errors)
          await within('INSERT INTO key_last_error (key_id, at, operation, status) VALUES (?, ?, ?, ?)', keyId, at, operation, status);
        for (const keyId of new Set(errors.map((error) => error.keyId))) await within(trimErrors, keyId, keyId, errorsMax);
      }),
    usage: async (keyId: string, sinceDay: string) =>
      (
        await run(
          `SELECT key_id AS "keyId", day, operation, status_class AS "statusClass", requests, bytes FROM key_usage
           WHERE key_id = ? AND day >= ? ORDER BY day, operation, status_class`,
          keyId,
          sinceDay,
        )
      ).map((row) => ({ ...row, requests: Number(row.requests), bytes: Number(row.bytes) }) as unknown as UsageLine),
    lastErrors: async (keyId: string, limit: number) =>
      (await run(
        'SELECT key_id AS "keyId", at, operation, status FROM key_last_error WHERE key_id = ? ORDER BY at DESC, rowid DESC LIMIT ?',
        keyId,
        limit,
      )) as unknown as readonly LastError[],
    usedOn: (keyId: string, day: string) =>
      count(
        `SELECT COALESCE(SUM(requests), 0) AS n FROM key_usage WHERE key_id = ? AND day = ? AND status_class NOT IN ('304', '429')`,
        keyId,
        day,
      ),
    async audit({ at, event, actor, keyId = null, address = null, requestId = null, detail = null }: Nullable<AuditLine>) {
      const statement = 'INSERT INTO audit (at, event, actor, key_id, address, request_id, detail) VALUES (?, ?, ?, ?, ?, ?, ?)';
      await run(statement, at, event, actor, keyId, address, requestId, detail);
    },
    auditCount: (event: AuditEvent, since: string) => count('SELECT COUNT(*) AS n FROM audit WHERE event = ? AND at >= ?', event, since),
    sweep: (now: { readonly at: string; readonly addressesBefore: string; readonly usageBefore: string }) =>
      transaction(async (within) => {
        await within('DELETE FROM key_request WHERE expires_at < ?', now.at);
        await within('DELETE FROM key_link WHERE expires_at < ?', now.at);
        await within('DELETE FROM subscription_request WHERE expires_at < ?', now.at);
        await within('DELETE FROM subscription_link WHERE expires_at < ?', now.at);
        await within('UPDATE audit SET address = NULL WHERE address IS NOT NULL AND at < ?', now.addressesBefore);
        await within('DELETE FROM key_usage WHERE day < ?', now.usageBefore);
        await within('DELETE FROM record_use WHERE day < ?', now.usageBefore);
        await within('DELETE FROM key_last_error WHERE at < ?', now.usageBefore);
      }),
  };
}

type Nullable<T> = { readonly [Name in keyof T]: T[Name] | (undefined extends T[Name] ? null : never) };
