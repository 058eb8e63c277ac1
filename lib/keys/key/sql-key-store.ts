import { randomBytes } from 'node:crypto';
import { type ColumnValue, guarded, type KeyDatabase, type Run } from './key-database.ts';
import type { KeyLink, KeyRequest, KeyRow, KeyStatus, Owner } from './key-store.ts';
import { subscriptionTable } from './subscription-table.ts';
import { placeholders, tableRows } from './table-rows.ts';
import { recordUseTable, usageTable } from './usage-table.ts';

/** The key store. Changes are visible to every process that shares the database. */
export type KeyStore = ReturnType<typeof sqlKeyStore>;

/** The key store over an SQL database. */
export function sqlKeyStore(database: KeyDatabase) {
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

/** A key as it is stored: the origins are JSON. */
type StoredKey = Omit<KeyRow, 'origins'> & { readonly origins: string };
const toKeyRow = (row: StoredKey): KeyRow => ({ ...row, origins: JSON.parse(row.origins) as string[] });
const toStored = (row: KeyRow): StoredKey => ({ ...row, origins: JSON.stringify(row.origins) });
const keys = tableRows<StoredKey>('api_key', [
  ...(['id', 'hash', 'pepperId', 'prefix', 'last4', 'label', 'comment', 'status', 'tier', 'ownerId', 'origins', 'createdAt'] as const),
  ...(['verifiedAt', 'expiresAt', 'lastUsedDay', 'warnedAt', 'seenInUrlAt', 'replaces'] as const),
]);
const owners = tableRows<Owner>('key_owner', ['id', 'email', 'language']);
const requests = tableRows<KeyRequest>('key_request', [
  ...(['id', 'tokenHash', 'state', 'email', 'name', 'comment', 'language', 'createdAt', 'expiresAt'] as const),
]);
const links = tableRows<KeyLink>('key_link', ['tokenHash', 'purpose', 'ownerId', 'keyId', 'expiresAt']);

function keyTable({ run, transaction }: KeyDatabase) {
  const select = async (where: string, ...values: readonly ColumnValue[]) => (await keys.select(run, where, ...values)).map(toKeyRow);
  return {
    findByHash: async (hash: string) => (await select('WHERE hash = ?', hash))[0],
    find: async (id: string) => (await select('WHERE id = ?', id))[0],
    all: () => select('ORDER BY created_at, id'),
    ofOwner: (ownerId: string) => select('WHERE owner_id = ? ORDER BY created_at, id', ownerId),
    insert: async (row: KeyRow) => void (await keys.insert(run, toStored(row))),
    /** Changes the state of a key if it is in one of the states `from`. False otherwise, also after a concurrent change. */
    setStatus: async (id: string, from: readonly KeyStatus[], to: KeyStatus) =>
      (await run(`UPDATE api_key SET status = ? WHERE id = ? AND status IN (${placeholders(from)}) RETURNING id`, to, id, ...from))
        .length === 1,
    /** Inserts the successor of an active key; the old key then works until `expiresAt`. False, without effect, if it is not active. */
    exchange: (id: string, expiresAt: string, successor: KeyRow) =>
      transaction(async (within) => {
        const statement = `UPDATE api_key SET status = 'rotating', expires_at = ? WHERE id = ? AND status = 'active' RETURNING id`;
        if ((await within(statement, expiresAt, id)).length === 0) return false;
        await keys.insert(within, toStored(successor));
        return true;
      }),
    /** Revokes a key and its successors. Returns the ids of the keys that this call ended, the given key first; empty if it had ended before. */
    revoke: (id: string) => transaction((within) => revokeWithSuccessors(within, id)),
    async update(id: string, change: Partial<Omit<KeyRow, 'id' | 'hash' | 'status' | 'expiresAt'>>): Promise<void> {
      const { origins, ...rest } = change;
      const stored: Partial<StoredKey> = origins ? { ...rest, origins: JSON.stringify(origins) } : rest;
      await run(`UPDATE api_key SET ${keys.assignments(stored)} WHERE id = ?`, ...Object.values(stored), id);
    },
  };
}

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
  const find = async (where: string, value: string) => (await owners.select(run, `WHERE ${where} = ?`, value))[0];
  return {
    ownerOf: (email: string) => find('email', email),
    owner: (id: string) => find('id', id),
    /** The owner with this address, created if missing. */
    async putOwner(email: string, language: Owner['language'], createdAt: string) {
      const id = `o_${randomBytes(9).toString('base64url')}`;
      await run('INSERT INTO key_owner VALUES (?, ?, ?, ?) ON CONFLICT (email) DO NOTHING', id, email, language, createdAt);
      return (await find('email', email)) as Owner;
    },
    /** Deletes the personal data of one key and revokes its successors; its owner keeps the other keys. */
    eraseKey: (id: string) =>
      transaction(async (within) => {
        await revokeWithSuccessors(within, id);
        await within('DELETE FROM key_link WHERE key_id = ?', id);
        await within(`${forgetKey} WHERE id = ?`, id);
        // An owner without keys is deleted.
        await within('DELETE FROM key_owner WHERE id NOT IN (SELECT owner_id FROM api_key WHERE owner_id IS NOT NULL)');
      }),
    /** Deletes an owner's e-mail address and all personal data of the owner's keys and requests; key ids and counters stay. */
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
  return {
    addRequest: async (request: KeyRequest) => void (await requests.insert(run, request)),
    request: async (id: string) => (await requests.select(run, 'WHERE id = ?', id))[0],
    /** Removes and returns the open request with this token, so that it works once even for concurrent callers. */
    takeRequest: async (tokenHash: string) => (await requests.returning(run, 'DELETE FROM key_request WHERE token_hash = ?', tokenHash))[0],
    requestsOf: (email: string) => requests.select(run, 'WHERE email = ? ORDER BY created_at, id', email),
    waitingRequests: () => requests.select(run, `WHERE state = 'waiting' ORDER BY created_at, id`),
    removeRequest: async (id: string) => (await run('DELETE FROM key_request WHERE id = ? RETURNING id', id)).length === 1,
  };
}

function linkTable({ run }: KeyDatabase) {
  return {
    addLink: async (link: KeyLink) => void (await links.insert(run, link)),
    link: async (tokenHash: string) => (await links.select(run, 'WHERE token_hash = ?', tokenHash))[0],
    removeLink: async (tokenHash: string) =>
      (await run('DELETE FROM key_link WHERE token_hash = ? RETURNING token_hash', tokenHash)).length === 1,
  };
}
