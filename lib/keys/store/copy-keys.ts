import { Problem } from '#lib/base/problem.ts';
import type { ColumnValue, DatabaseRow, KeyDatabase, Run } from './key-database.ts';

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns that identify a row. Rows are copied in the order of these columns. */
  readonly key: readonly string[];
  /** Whether the database generates the value of `key`. */
  readonly isNumbered?: boolean;
}

/** The tables in an order in which foreign keys only refer to earlier ones. */
const tables: readonly Table[] = [
  { name: 'key_owner', columns: ['id', 'email', 'language', 'created_at'], key: ['id'] },
  {
    name: 'api_key',
    columns: [
      ...['id', 'hash', 'pepper_id', 'prefix', 'last4', 'label', 'comment', 'status', 'tier', 'owner_id', 'origins', 'created_at'],
      ...['verified_at', 'expires_at', 'last_used_day', 'warned_at', 'seen_in_url_at', 'replaces'],
    ],
    key: ['id'],
  },
  {
    name: 'key_request',
    columns: ['id', 'token_hash', 'state', 'email', 'name', 'comment', 'language', 'created_at', 'expires_at'],
    key: ['id'],
  },
  { name: 'key_link', columns: ['token_hash', 'purpose', 'owner_id', 'key_id', 'expires_at'], key: ['token_hash'] },
  {
    name: 'key_usage',
    columns: ['key_id', 'day', 'operation', 'status_class', 'requests', 'bytes'],
    key: ['key_id', 'day', 'operation', 'status_class'],
  },
  { name: 'key_last_error', columns: ['key_id', 'at', 'operation', 'status'], key: ['rowid'], isNumbered: true },
  {
    name: 'subscription',
    columns: [
      ...['id', 'email', 'list', 'language', 'rhythm', 'data_version', 'last_work', 'created_at', 'due_at'],
      ...['attempts', 'refusals', 'paused_until', 'sending_to'],
    ],
    key: ['id'],
  },
  {
    name: 'subscription_request',
    columns: ['id', 'token_hash', 'email', 'list', 'language', 'rhythm', 'created_at', 'expires_at'],
    key: ['id'],
  },
  { name: 'subscription_link', columns: ['token_hash', 'subscription_id', 'email', 'expires_at'], key: ['token_hash'] },
  { name: 'subscription_end', columns: ['id'], key: ['id'] },
  { name: 'record_use', columns: ['day', 'record_id', 'use', 'count'], key: ['day', 'record_id', 'use'] },
  { name: 'audit', columns: ['at', 'event', 'actor', 'key_id', 'address', 'request_id', 'detail'], key: ['id'], isNumbered: true },
];

/** Rows per statement, below SQLite's limit of 32,766 parameters. */
const rowsMax = 500;

/** Copies all key tables in one transaction; returns the row count of each. Rejects with `config` if the target already has rows. */
export function copyKeys(from: KeyDatabase, to: KeyDatabase): Promise<Readonly<Record<string, number>>> {
  return to.transaction(async (write) => {
    for (const { name } of tables)
      if ((await write(`SELECT 1 AS one FROM ${name} LIMIT 1`)).length > 0)
        throw new Problem('config', { detail: 'The target already has keys; keys can only be copied to an empty target.' });
    const counts: Record<string, number> = {};
    for (const table of tables) counts[table.name] = await copyTable(table, from.run, write);
    return counts;
  });
}

async function copyTable({ name, columns, key, isNumbered = false }: Table, read: Run, write: Run): Promise<number> {
  const order = key.join(', ');
  const row = `(${columns.map(() => '?').join(', ')})`;
  const select = `SELECT ${[...columns, ...(isNumbered ? key : [])].join(', ')} FROM ${name}`;
  let count = 0;
  let rows: readonly DatabaseRow[] = await read(`${select} ORDER BY ${order} LIMIT ${rowsMax}`);
  while (rows.length > 0) {
    const values = rows.flatMap((item) => columns.map((column) => item[column] as ColumnValue));
    await write(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${rows.map(() => row).join(', ')}`, ...values);
    count += rows.length;
    const last = rows.at(-1) as DatabaseRow;
    const lastKey = key.map((column) => last[column] as ColumnValue);
    rows = await read(`${select} WHERE (${order}) > (${key.map(() => '?').join(', ')}) ORDER BY ${order} LIMIT ${rowsMax}`, ...lastKey);
  }
  return count;
}
