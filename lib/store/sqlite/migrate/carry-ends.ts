import { DatabaseSync } from 'node:sqlite';

/** What people ended in a database: keys that no longer work, and subscriptions. */
interface Ends {
  readonly keys: readonly { readonly id: string; readonly status: string; readonly isErased: number }[];
  readonly subscriptions: readonly string[];
}

const hasTable = (database: DatabaseSync, name: string) =>
  database.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(name) !== undefined;

function readEnds(path: string): Ends {
  using database = new DatabaseSync(path, { readOnly: true });
  const rows = (table: string, sql: string) => (hasTable(database, table) ? database.prepare(sql).all() : []);
  const keys = rows(
    'api_key',
    `SELECT id, status, owner_id IS NULL AND label = '' AS isErased FROM api_key WHERE status IN ('revoked', 'expired', 'suspended')`,
  );
  const subscriptions = rows('subscription_end', 'SELECT id FROM subscription_end');
  return { keys: keys as unknown as Ends['keys'], subscriptions: subscriptions.map(({ id }) => String(id)) };
}

/**
 * Ends in a restored copy what people ended after its backup was made: keys stay revoked and erased, subscriptions stay cancelled. False
 * if the file that is replaced cannot be read.
 */
export function carryEnds(replaced: string, restored: string): boolean {
  let ends: Ends;
  try {
    ends = readEnds(replaced);
  } catch {
    return false;
  }
  using database = new DatabaseSync(restored);
  database.exec('BEGIN');
  if (hasTable(database, 'api_key')) {
    const end = database.prepare('UPDATE api_key SET status = ? WHERE id = ?');
    const erase = database.prepare(`UPDATE api_key SET label = '', comment = '', origins = '[]', owner_id = NULL WHERE id = ?`);
    for (const { id, status, isErased } of ends.keys) {
      end.run(status, id);
      if (isErased) erase.run(id);
    }
    database.exec('DELETE FROM key_owner WHERE id NOT IN (SELECT owner_id FROM api_key WHERE owner_id IS NOT NULL)');
  }
  if (hasTable(database, 'subscription_end')) {
    const end = database.prepare('INSERT OR IGNORE INTO subscription_end (id) VALUES (?)');
    for (const id of ends.subscriptions) end.run(id);
    database.exec(`
      DELETE FROM subscription WHERE id IN (SELECT id FROM subscription_end);
      UPDATE subscription_link SET email = NULL WHERE email NOT IN (SELECT email FROM subscription);`);
  }
  database.exec('COMMIT');
  return true;
}
