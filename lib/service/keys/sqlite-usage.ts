import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '#lib/service/store/sqlite/open-database.ts';
import type { AuditEvent, AuditLine, LastError, UsageLine } from './key-store.ts';

/** Errors kept for each key, for its page. */
const errorsKept = 20;

/** Counters, last errors and the audit: what is written often and read seldom. */
export function sqliteUsage(database: DatabaseSync) {
  return {
    async addUsage(lines: readonly UsageLine[], errors: readonly LastError[]) {
      transaction(database, () => {
        const add = database.prepare(
          `INSERT INTO key_usage VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT DO UPDATE SET requests = requests + excluded.requests, bytes = bytes + excluded.bytes`,
        );
        const touch = database.prepare('UPDATE api_key SET last_used_day = ?, warned_at = NULL WHERE id = ? AND last_used_day IS NOT ?');
        for (const line of lines) {
          add.run(line.keyId, line.day, line.operation, line.statusClass, line.requests, line.bytes);
          touch.run(line.day, line.keyId, line.day);
        }
        const note = database.prepare('INSERT INTO key_last_error VALUES (?, ?, ?, ?)');
        const trim = database.prepare(
          'DELETE FROM key_last_error WHERE key_id = ? AND rowid NOT IN (SELECT rowid FROM key_last_error WHERE key_id = ? ORDER BY at DESC, rowid DESC LIMIT ?)',
        );
        for (const error of errors) note.run(error.keyId, error.at, error.operation, error.status);
        for (const keyId of new Set(errors.map((error) => error.keyId))) trim.run(keyId, keyId, errorsKept);
      });
    },
    usage: async (keyId: string, sinceDay: string) =>
      database
        .prepare(
          `SELECT key_id AS keyId, day, operation, status_class AS statusClass, requests, bytes FROM key_usage
           WHERE key_id = ? AND day >= ? ORDER BY day, operation, status_class`,
        )
        .all(keyId, sinceDay) as unknown as UsageLine[],
    lastErrors: async (keyId: string, limit: number) =>
      database
        .prepare('SELECT key_id AS keyId, at, operation, status FROM key_last_error WHERE key_id = ? ORDER BY at DESC, rowid DESC LIMIT ?')
        .all(keyId, limit) as unknown as LastError[],
    usedOn: async (keyId: string, day: string) => {
      const row = database
        .prepare(
          `SELECT COALESCE(SUM(requests), 0) AS n FROM key_usage WHERE key_id = ? AND day = ? AND status_class NOT IN ('304', '429')`,
        )
        .get(keyId, day) as { n: number };
      return row.n;
    },
    async audit(line: AuditLine) {
      database
        .prepare('INSERT INTO audit (at, event, actor, key_id, address, request_id, detail) VALUES (?, ?, ?, ?, ?, ?, ?)')
        .run(line.at, line.event, line.actor, line.keyId ?? null, line.address ?? null, line.requestId ?? null, line.detail ?? null);
    },
    auditCount: async (event: AuditEvent, since: string) =>
      (database.prepare('SELECT COUNT(*) AS n FROM audit WHERE event = ? AND at >= ?').get(event, since) as { n: number }).n,
    async sweep(now: { readonly at: string; readonly addressesBefore: string; readonly usageBefore: string }) {
      transaction(database, () => {
        database.prepare('DELETE FROM key_request WHERE expires_at < ?').run(now.at);
        database.prepare('DELETE FROM key_link WHERE expires_at < ?').run(now.at);
        database.prepare('UPDATE audit SET address = NULL WHERE address IS NOT NULL AND at < ?').run(now.addressesBefore);
        database.prepare('DELETE FROM key_usage WHERE day < ?').run(now.usageBefore);
        database.prepare('DELETE FROM key_last_error WHERE at < ?').run(now.usageBefore);
      });
    },
  };
}
