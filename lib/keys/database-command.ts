import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Problem } from '#lib/base/problem.ts';
import type { DatabaseRow, KeyDatabase, Run } from '#lib/keys/key/key-database.ts';
import { readSecrets } from '#lib/keys/key/secrets.ts';
import { placeholders } from '#lib/keys/key/table-rows.ts';
import { isPostgres, openKeyDatabase } from '#lib/keys/store/open-key-store.ts';
import { sqlitePath } from '#lib/store/open-store.ts';
import type { CommandResult } from './keys-command.ts';

interface KeyLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** The setting `KEY_PEPPER`, the secret with which keys are hashed. */
  readonly pepper?: string | undefined;
}

/** Runs the command `copy` or `pepper` for the key database. Undefined for other commands. Rejects with a `Problem` on failure. */
export async function runDatabaseCommand(location: KeyLocation, args: readonly string[]): Promise<CommandResult | undefined> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  if (positionals[0] === 'pepper') return adoptPepper(location);
  if (positionals[0] === 'copy' && typeof values.to === 'string')
    return copy({ ...location, ...(typeof values.from === 'string' && { databaseUrl: values.from }) }, values.to);
  return undefined;
}

async function copy({ dataDir, databaseUrl, pepper: configuredPepper }: KeyLocation, to: string): Promise<CommandResult> {
  for (const address of [databaseUrl, to])
    if (address !== undefined && !/^(?:postgres(?:ql)?:\/\/|sqlite:|file:)/.test(address))
      throw new Problem('config', { detail: '--from and --to must be postgres://… or sqlite:FILE.' });
  const file = isPostgres(databaseUrl) ? undefined : sqlitePath({ databaseUrl, dataDir });
  if (file !== undefined && !existsSync(file)) throw new Problem('bad_request', { detail: `There is no database at ${file}.` });
  const [pepper] = readSecrets(dataDir, configuredPepper).peppers;
  const source = await openKeyDatabase({ dataDir, databaseUrl, pepper });
  try {
    const target = await openKeyDatabase({ dataDir, databaseUrl: to, pepper });
    const counts = await copyKeys(source.database, target.database).finally(() => target.database.close());
    return { lines: Object.entries(counts).map(([table, rows]) => `${table}\t${rows}`), exitCode: 0 };
  } finally {
    await source.database.close();
  }
}

async function adoptPepper({ dataDir, databaseUrl, pepper: configuredPepper }: KeyLocation): Promise<CommandResult> {
  if (!isPostgres(databaseUrl)) return { lines: ['The keys are in the local file, with their pepper: nothing to do.'], exitCode: 1 };
  const [{ prepareKeys }, { replacePepper }] = await Promise.all([
    import('#lib/keys/postgres/prepare-keys.ts'),
    import('#lib/keys/postgres/check-pepper.ts'),
  ]);
  const [pepper] = readSecrets(dataDir, configuredPepper).peppers;
  await prepareKeys(databaseUrl, (query) => replacePepper(query, pepper));
  return { lines: ['After a restart all processes must use the pepper of this machine.'], exitCode: 0 };
}

/** The tables, in an order in which foreign keys only refer to earlier ones, and the columns that identify a row. */
const tables: Readonly<Record<string, readonly string[]>> = {
  key_owner: ['id'],
  api_key: ['id'],
  key_request: ['id'],
  key_link: ['token_hash'],
  key_usage: ['key_id', 'day', 'operation', 'status_class'],
  key_last_error: ['rowid'],
  subscription: ['id'],
  subscription_request: ['id'],
  subscription_link: ['token_hash'],
  subscription_end: ['id'],
  record_use: ['day', 'record_id', 'use'],
  audit: ['id'],
};
/** Tables whose rows are numbered by the database that they are copied to. */
const numberedTables: ReadonlySet<string> = new Set(['key_last_error', 'audit']);

/** Rows per statement, below SQLite's limit of 32,766 parameters. */
const rowsMax = 500;

/** Copies all key tables in one transaction; returns the row count of each. Rejects with `config` if the target already has rows. */
function copyKeys(from: KeyDatabase, to: KeyDatabase): Promise<Readonly<Record<string, number>>> {
  return to.transaction(async (write) => {
    for (const name of Object.keys(tables))
      if ((await write(`SELECT 1 AS one FROM ${name} LIMIT 1`)).length > 0)
        throw new Problem('config', { detail: 'The target already has keys; keys can only be copied to an empty target.' });
    const counts: Record<string, number> = {};
    for (const [name, key] of Object.entries(tables)) counts[name] = await copyTable(name, key, from.run, write);
    return counts;
  });
}

/** Both databases have the same columns. Rows are copied in the order of `key`. */
async function copyTable(name: string, key: readonly string[], read: Run, write: Run): Promise<number> {
  const select = `SELECT *${key.map((column) => `, ${column}`).join('')} FROM ${name}`;
  const order = `ORDER BY ${key.join(', ')} LIMIT ${rowsMax}`;
  let count = 0;
  let rows: readonly DatabaseRow[] = await read(`${select} ${order}`);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    const columns = Object.keys(last).filter((column) => !(numberedTables.has(name) && key.includes(column)));
    const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
    const tuples = rows.map(() => `(${placeholders(columns)})`).join(', ');
    await write(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${tuples}`, ...values);
    count += rows.length;
    const lastKey = key.map((column) => last?.[column] ?? null);
    rows = await read(`${select} WHERE (${key.join(', ')}) > (${placeholders(key)}) ${order}`, ...lastKey);
  }
  return count;
}
