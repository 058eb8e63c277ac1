import { Client } from 'pg';
import { isProblem, Problem } from '#lib/base/problem.ts';
import { connectionOf, queryOn, type RunStatement } from './key-pool.ts';
import { keySteps } from './key-steps.ts';
import { stateOf } from './outage-guard.ts';

/** An arbitrary lock number: processes that start together prepare the schema one at a time. */
const schemaLock = 7_210_411;

/** Migrates the key tables and runs `work` in one locked transaction. Rejects with `config` or, when unreachable, `unavailable`. */
export async function prepareKeys(address: string, work: (query: RunStatement) => Promise<void>): Promise<void> {
  const client = new Client(connectionOf(address));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const query = queryOn(client);
    await query('BEGIN');
    await query(`SELECT pg_advisory_xact_lock(${schemaLock})`);
    await migrate(query);
    await work(query);
    await query('COMMIT');
  } catch (cause) {
    throw isProblem(cause) ? cause : asProblem(cause);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function migrate(query: RunStatement): Promise<void> {
  await query('CREATE TABLE IF NOT EXISTS key_schema (version INTEGER NOT NULL)');
  const [row] = await query<{ version: number }>('SELECT version FROM key_schema');
  const version = row?.version ?? 0;
  if (version > keySteps.length)
    throw new Problem('config', {
      detail: 'The keys of DATABASE_URL were written by a newer version of Madar; this one cannot read them.',
    });
  for (const step of keySteps.slice(version)) await query(step);
  await query(row ? 'UPDATE key_schema SET version = $1' : 'INSERT INTO key_schema VALUES ($1)', [keySteps.length]);
}

/** SQLSTATE classes of transient failures: connection, conflict, resources, operator intervention. Others persist until corrected. */
const transientStates = /^(?:08|40|53|57)...$/;

function asProblem(cause: unknown): Problem {
  const { code, message } = cause as NodeJS.ErrnoException;
  const state = stateOf(cause);
  const isRefusal = state !== undefined && !transientStates.test(state);
  return isRefusal
    ? new Problem('config', { detail: `The database of DATABASE_URL cannot hold keys: ${message}.`, cause })
    : new Problem('unavailable', { detail: `The database of DATABASE_URL does not answer: ${message || code}.`, cause });
}
