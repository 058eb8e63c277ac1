import { Problem } from '#lib/domain/problem.ts';
import { migrations } from './migrations.ts';
import type { SqlPool } from './sql.ts';

/** Any number, the same in every version: whoever changes the schema holds this lock. */
const schemaLock = 4_714_001;

/** Brings the schema up to date, all steps in one transaction; processes that start together queue. Rejects with `config` where a newer version wrote it. */
export async function migrate(sql: SqlPool): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${schemaLock})`;
    await tx`CREATE TABLE IF NOT EXISTS schema_step (step int PRIMARY KEY)`;
    const [row] = await tx`SELECT COALESCE(MAX(step), 0)::int AS step FROM schema_step`;
    const at = Number(row?.step);
    if (at > migrations.length)
      throw new Problem('config', { detail: 'The database was written by a newer version of Madar; this one cannot read it.' });
    for (const [place, step] of migrations.entries()) {
      if (place < at) continue;
      await (typeof step === 'string' ? tx.unsafe(step) : step(tx));
      await tx`INSERT INTO schema_step VALUES (${place + 1})`;
    }
  });
}
