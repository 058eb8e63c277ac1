import { randomBytes } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import { openDatabase, transaction } from '#lib/service/store/sqlite/open-database.ts';
import type { KeyLink, KeyRequest, KeyRow, KeyStore, Owner } from './key-store.ts';
import { sqliteUsage } from './sqlite-usage.ts';

/** Keys in the same SQLite file as the records, on a connection of their own: a long import never holds up the reading of a key. */
export function openSqliteKeyStore(path: string): KeyStore {
  const database = openDatabase(path);
  // SQLite waits for a lock inside the call, and the whole process with it; here the waiting is done between calls.
  database.exec('PRAGMA busy_timeout = 5');
  return guarded({
    ...keyTable(database),
    ...ownerTable(database),
    ...requestTable(database),
    ...linkTable(database),
    ...sqliteUsage(database),
    close: async () => database.close(),
  });
}

/** Longer than readers wait for a form; an import that takes longer is told to them as a store that cannot answer. */
const busyMsMax = 10_000;
const busyPauseMs = 50;

/** Tries again while somebody else writes. Whatever else SQLite throws is a store that cannot answer: a caller is told to come back, and nothing of the reason. */
function guarded(store: KeyStore): KeyStore {
  const guard =
    (name: string, method: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]) => {
      const began = performance.now();
      for (;;) {
        try {
          return await method(...args);
        } catch (cause) {
          const isBusy = cause instanceof Error && /database is (?:locked|busy)/.test(cause.message);
          if (!isBusy || performance.now() - began > busyMsMax)
            throw new Problem('unavailable', { detail: `keys.${name}: ${cause instanceof Error ? cause.message : String(cause)}`, cause });
        }
        await new Promise((resolve) => setTimeout(resolve, busyPauseMs));
      }
    };
  return Object.fromEntries(Object.entries(store).map(([name, method]) => [name, guard(name, method)])) as unknown as KeyStore;
}

/** Column names by member; the only names that ever enter a statement. */
const columns = {
  id: 'id',
  hash: 'hash',
  pepperId: 'pepper_id',
  prefix: 'prefix',
  last4: 'last4',
  label: 'label',
  comment: 'comment',
  status: 'status',
  tier: 'tier',
  ownerId: 'owner_id',
  origins: 'origins',
  createdAt: 'created_at',
  verifiedAt: 'verified_at',
  expiresAt: 'expires_at',
  lastUsedDay: 'last_used_day',
  warnedAt: 'warned_at',
  seenInUrlAt: 'seen_in_url_at',
  replaces: 'replaces',
} as const satisfies Record<keyof KeyRow, string>;

const selectKey = `SELECT ${Object.entries(columns)
  .map(([member, column]) => `${column} AS ${member}`)
  .join(', ')} FROM api_key`;

function keyTable(database: DatabaseSync) {
  const byHash = database.prepare(`${selectKey} WHERE hash = ?`);
  const byId = database.prepare(`${selectKey} WHERE id = ?`);
  const read = (row: unknown): KeyRow | undefined => {
    if (!row) return undefined;
    const { origins, ...rest } = row as Omit<KeyRow, 'origins'> & { origins: string };
    return { ...rest, origins: JSON.parse(origins) as string[] };
  };
  const readAll = (rows: unknown[]) => rows.map((row) => read(row) as KeyRow);
  const bind = (value: unknown): SQLInputValue => (Array.isArray(value) ? JSON.stringify(value) : (value as SQLInputValue));
  return {
    findByHash: async (hash: string) => read(byHash.get(hash)),
    find: async (id: string) => read(byId.get(id)),
    all: async () => readAll(database.prepare(`${selectKey} ORDER BY created_at, id`).all()),
    ofOwner: async (ownerId: string) => readAll(database.prepare(`${selectKey} WHERE owner_id = ? ORDER BY created_at, id`).all(ownerId)),
    async insert(row: KeyRow) {
      const names = Object.keys(columns) as (keyof KeyRow)[];
      database
        .prepare(`INSERT INTO api_key (${names.map((name) => columns[name]).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
        .run(...names.map((name) => bind(row[name])));
    },
    async update(id: string, change: Partial<KeyRow>) {
      const entries = Object.entries(change) as [keyof KeyRow, unknown][];
      database
        .prepare(`UPDATE api_key SET ${entries.map(([name]) => `${columns[name]} = ?`).join(', ')} WHERE id = ?`)
        .run(...entries.map(([, value]) => bind(value)), id);
    },
  };
}

/** What is personal of a key goes; what is left only counts. */
const forgetKey = `UPDATE api_key SET status = 'revoked', label = '', comment = '', origins = '[]', owner_id = NULL`;

function ownerTable(database: DatabaseSync) {
  const byEmail = database.prepare('SELECT id, email, language FROM key_owner WHERE email = ?');
  const find = (email: string) => byEmail.get(email) as Owner | undefined;
  return {
    ownerOf: async (email: string) => find(email),
    owner: async (id: string) => database.prepare('SELECT id, email, language FROM key_owner WHERE id = ?').get(id) as Owner | undefined,
    async putOwner(email: string, language: Owner['language'], at: string) {
      database
        .prepare('INSERT INTO key_owner VALUES (?, ?, ?, ?) ON CONFLICT (email) DO NOTHING')
        .run(`o_${randomBytes(9).toString('base64url')}`, email, language, at);
      return find(email) as Owner;
    },
    async eraseKey(id: string) {
      transaction(database, () => {
        database.prepare('DELETE FROM key_link WHERE key_id = ?').run(id);
        database.prepare(`${forgetKey} WHERE id = ?`).run(id);
        // An owner without any key has no reason to be kept.
        database.exec('DELETE FROM key_owner WHERE id NOT IN (SELECT owner_id FROM api_key WHERE owner_id IS NOT NULL)');
      });
    },
    async eraseOwner(id: string) {
      transaction(database, () => {
        database.prepare('DELETE FROM key_request WHERE email = (SELECT email FROM key_owner WHERE id = ?)').run(id);
        database.prepare(`DELETE FROM key_link WHERE key_id IN (SELECT id FROM api_key WHERE owner_id = ?)`).run(id);
        database
          .prepare(`UPDATE api_key SET status = 'revoked', label = '', comment = '', origins = '[]', owner_id = NULL WHERE owner_id = ?`)
          .run(id);
        database.prepare('DELETE FROM key_owner WHERE id = ?').run(id);
      });
    },
  };
}

function requestTable(database: DatabaseSync) {
  const select = `SELECT id, token_hash AS tokenHash, state, email, name, comment, language, created_at AS createdAt, expires_at AS expiresAt FROM key_request`;
  const rows = (where: string, ...values: SQLInputValue[]) =>
    database.prepare(`${select} WHERE ${where} ORDER BY created_at, id`).all(...values) as unknown as KeyRequest[];
  return {
    async addRequest(request: KeyRequest) {
      const { id, tokenHash, state, email, name, comment, language, createdAt, expiresAt } = request;
      database
        .prepare('INSERT INTO key_request VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
        .run(id, tokenHash, state, email, name, comment, language, createdAt, expiresAt);
    },
    request: async (id: string) => rows('id = ?', id)[0],
    async takeRequest(tokenHash: string) {
      return transaction(database, () => {
        const request = rows('token_hash = ?', tokenHash)[0];
        if (request) database.prepare('DELETE FROM key_request WHERE id = ?').run(request.id);
        return request;
      });
    },
    requestsOf: async (email: string) => rows('email = ?', email),
    waitingRequests: async () => rows(`state = 'waiting'`),
    removeRequest: async (id: string) => database.prepare('DELETE FROM key_request WHERE id = ?').run(id).changes === 1,
  };
}

function linkTable(database: DatabaseSync) {
  return {
    async addLink(link: KeyLink) {
      database
        .prepare('INSERT INTO key_link VALUES (?, ?, ?, ?, ?)')
        .run(link.tokenHash, link.purpose, link.ownerId, link.keyId, link.expiresAt);
    },
    link: async (tokenHash: string) =>
      database
        .prepare(
          'SELECT token_hash AS tokenHash, purpose, owner_id AS ownerId, key_id AS keyId, expires_at AS expiresAt FROM key_link WHERE token_hash = ?',
        )
        .get(tokenHash) as KeyLink | undefined,
    removeLink: async (tokenHash: string) => database.prepare('DELETE FROM key_link WHERE token_hash = ?').run(tokenHash).changes === 1,
  };
}
