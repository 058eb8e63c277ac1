import { Problem } from '#lib/domain/problem.ts';
import { parseAddress } from '#lib/service/store/postgres/parse-address.ts';
import { openPool, type SqlPool } from '#lib/service/store/postgres/sql.ts';
import { keySteps } from './postgres-key-schema.ts';

/** Any number that no other lock of this program has: processes that start together write the schema one after the other. */
const schemaLock = 7_210_411;
const connectionsMax = 4;
const connectSeconds = 5;
const statementMsMax = 5000;

/** Connections to the primary for keys, counters and limits, apart from those of the records. Rejects with a `Problem` of kind `config` when it cannot be reached or its schema is newer. */
export async function openKeyPrimary(databaseUrl: string): Promise<SqlPool> {
  const sql = openPool(parseAddress(databaseUrl).primary, {
    max: connectionsMax,
    statementMs: statementMsMax,
    connectMs: connectSeconds * 1000,
    name: 'madar keys',
  });
  try {
    await migrate(sql);
    return sql;
  } catch (cause) {
    await sql.end();
    if (cause instanceof Problem) throw cause;
    const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause);
    throw new Problem('config', { detail: `The PostgreSQL of DATABASE_URL cannot hold keys: ${reason}.`, cause });
  }
}

async function migrate(sql: SqlPool): Promise<void> {
  await sql.begin(async (within) => {
    await within`SELECT pg_advisory_xact_lock(${schemaLock})`;
    await within`CREATE TABLE IF NOT EXISTS key_schema (version INTEGER NOT NULL)`;
    const [known] = await within<{ version: number }>`SELECT version FROM key_schema`;
    const version = known?.version ?? 0;
    if (version > keySteps.length)
      throw new Problem('config', {
        detail: 'The keys in PostgreSQL were written by a newer version of Madar; this one cannot read them.',
      });
    for (const step of keySteps.slice(version)) await within.unsafe(step);
    if (known) await within`UPDATE key_schema SET version = ${keySteps.length}`;
    else await within`INSERT INTO key_schema VALUES (${keySteps.length})`;
  });
}
