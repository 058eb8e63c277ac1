import { randomBytes } from 'node:crypto';
import type { KeyLink, KeyRequest, KeyRow, KeyStatus, KeyStore, Owner } from '#lib/keys/key/key-store.ts';
import { type ColumnValue, type DatabaseRow, guarded, type KeyDatabase, type Run } from './key-database.ts';
import { recordUseTable } from './record-use-table.ts';
import { subscriptionTable } from './subscription-table.ts';
import { usageTable } from './usage-table.ts';

/** The key store over an SQL database. */
export function sqlKeyStore(database: KeyDatabase): KeyStore {
  return guarded(
    {
      ...keyTable(database),
      ...ownerTable(database),
      ...requestTable(database),
      ...linkTable(database),
      ...usageTable(database),
      ...subscriptionTable(database),
      ...recordUseTable(database),
      close: () => database.close(),
    },
    database.isBusy,
  );
}

/** Column names by property of `KeyRow`; statements contain no other names. */
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

const names = Object.keys(columns) as (keyof KeyRow)[];
const bind = (value: unknown): ColumnValue => (Array.isArray(value) ? JSON.stringify(value) : (value as ColumnValue));
const selectKey = `SELECT ${Object.entries(columns)
  .map(([member, column]) => `${column} AS "${member}"`)
  .join(', ')} FROM api_key`;

function keyTable({ run, transaction }: KeyDatabase) {
  const toKeyRow = (row: DatabaseRow): KeyRow => ({ ...row, origins: JSON.parse(row.origins as string) as string[] }) as unknown as KeyRow;
  const select = async (where: string, ...values: readonly ColumnValue[]) => (await run(`${selectKey} ${where}`, ...values)).map(toKeyRow);
  return {
    findByHash: async (hash: string) => (await select('WHERE hash = ?', hash))[0],
    find: async (id: string) => (await select('WHERE id = ?', id))[0],
    all: () => select('ORDER BY created_at, id'),
    ofOwner: (ownerId: string) => select('WHERE owner_id = ? ORDER BY created_at, id', ownerId),
    insert: (row: KeyRow) => insertKey(run, row),
    setStatus: async (id: string, from: readonly KeyStatus[], to: KeyStatus) =>
      (await run(`UPDATE api_key SET status = ? WHERE id = ? AND status IN (${placeholders(from)}) RETURNING id`, to, id, ...from))
        .length === 1,
    exchange: (id: string, expiresAt: string, successor: KeyRow) =>
      transaction(async (within) => {
        const statement = `UPDATE api_key SET status = 'rotating', expires_at = ? WHERE id = ? AND status = 'active' RETURNING id`;
        if ((await within(statement, expiresAt, id)).length === 0) return false;
        await insertKey(within, successor);
        return true;
      }),
    revoke: (id: string) => transaction((within) => revokeWithSuccessors(within, id)),
    async update(id: string, change: Partial<KeyRow>) {
      const entries = Object.entries(change) as [keyof KeyRow, unknown][];
      const values = entries.map(([, value]) => bind(value));
      await run(`UPDATE api_key SET ${entries.map(([name]) => `${columns[name]} = ?`).join(', ')} WHERE id = ?`, ...values, id);
    },
  };
}

async function insertKey(run: Run, row: KeyRow): Promise<void> {
  const values = names.map((name) => bind(row[name]));
  await run(`INSERT INTO api_key (${names.map((name) => columns[name]).join(', ')}) VALUES (${placeholders(names)})`, ...values);
}

const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(', ');

/**
 * Revokes a key and then its successors, one at a time. If another process is exchanging the key, the update waits for it, and the next
 * update finds the successor.
 */
async function revokeWithSuccessors(run: Run, id: string): Promise<readonly string[]> {
  const revokedIds: string[] = [];
  const revoke = async (where: string, value: string) => {
    const rows = await run(
      `UPDATE api_key SET status = 'revoked' WHERE ${where} = ? AND status IN ('active', 'rotating', 'suspended') RETURNING id`,
      value,
    );
    revokedIds.push(...rows.map((row) => row.id as string));
  };
  await revoke('id', id);
  if (revokedIds.length === 0) return revokedIds;
  const chain = [id];
  for (const keyId of chain) {
    await revoke('replaces', keyId);
    chain.push(...(await run('SELECT id FROM api_key WHERE replaces = ?', keyId)).map((row) => row.id as string));
  }
  return revokedIds;
}

/** Removes the personal data of a key; its id stays for the counters. */
const forgetKey = `UPDATE api_key SET status = 'revoked', label = '', comment = '', origins = '[]', owner_id = NULL`;

function ownerTable({ run, transaction }: KeyDatabase) {
  const find = async (where: string, value: string) =>
    (await run(`SELECT id, email, language FROM key_owner WHERE ${where}`, value))[0] as unknown as Owner | undefined;
  return {
    ownerOf: (email: string) => find('email = ?', email),
    owner: (id: string) => find('id = ?', id),
    async putOwner(email: string, language: Owner['language'], at: string) {
      const id = `o_${randomBytes(9).toString('base64url')}`;
      await run('INSERT INTO key_owner VALUES (?, ?, ?, ?) ON CONFLICT (email) DO NOTHING', id, email, language, at);
      return (await find('email = ?', email)) as Owner;
    },
    eraseKey: (id: string) =>
      transaction(async (within) => {
        await revokeWithSuccessors(within, id);
        await within('DELETE FROM key_link WHERE key_id = ?', id);
        await within(`${forgetKey} WHERE id = ?`, id);
        // An owner without keys is deleted.
        await within('DELETE FROM key_owner WHERE id NOT IN (SELECT owner_id FROM api_key WHERE owner_id IS NOT NULL)');
      }),
    eraseOwner: (id: string) =>
      transaction(async (within) => {
        await within('DELETE FROM key_request WHERE email = (SELECT email FROM key_owner WHERE id = ?)', id);
        await within('DELETE FROM key_link WHERE key_id IN (SELECT id FROM api_key WHERE owner_id = ?)', id);
        await within(`${forgetKey} WHERE owner_id = ?`, id);
        await within('DELETE FROM key_owner WHERE id = ?', id);
      }),
  };
}

function requestTable({ run }: KeyDatabase) {
  const columnsOf =
    'id, token_hash AS "tokenHash", state, email, name, comment, language, created_at AS "createdAt", expires_at AS "expiresAt"';
  const rows = async (where: string, ...values: readonly ColumnValue[]) =>
    (await run(
      `SELECT ${columnsOf} FROM key_request WHERE ${where} ORDER BY created_at, id`,
      ...values,
    )) as unknown as readonly KeyRequest[];
  return {
    async addRequest({ id, tokenHash, state, email, name, comment, language, createdAt, expiresAt }: KeyRequest) {
      const values = [id, tokenHash, state, email, name, comment, language, createdAt, expiresAt];
      await run('INSERT INTO key_request VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)', ...values);
    },
    request: async (id: string) => (await rows('id = ?', id))[0],
    takeRequest: async (tokenHash: string) =>
      (await run(`DELETE FROM key_request WHERE token_hash = ? RETURNING ${columnsOf}`, tokenHash))[0] as unknown as KeyRequest | undefined,
    requestsOf: (email: string) => rows('email = ?', email),
    waitingRequests: () => rows(`state = 'waiting'`),
    removeRequest: async (id: string) => (await run('DELETE FROM key_request WHERE id = ? RETURNING id', id)).length === 1,
  };
}

function linkTable({ run }: KeyDatabase) {
  const columnsOf = 'token_hash AS "tokenHash", purpose, owner_id AS "ownerId", key_id AS "keyId", expires_at AS "expiresAt"';
  return {
    async addLink({ tokenHash, purpose, ownerId, keyId, expiresAt }: KeyLink) {
      await run('INSERT INTO key_link VALUES (?, ?, ?, ?, ?)', tokenHash, purpose, ownerId, keyId, expiresAt);
    },
    link: async (tokenHash: string) =>
      (await run(`SELECT ${columnsOf} FROM key_link WHERE token_hash = ?`, tokenHash))[0] as unknown as KeyLink | undefined,
    removeLink: async (tokenHash: string) =>
      (await run('DELETE FROM key_link WHERE token_hash = ? RETURNING token_hash', tokenHash)).length === 1,
  };
}
