import type { Sql, TransactionSql } from '#lib/service/store/postgres/sql.ts';
import { currentIndexVersion, type IndexState, indexStateOf, indexVersionName } from '#lib/service/store/upkeep/index-state.ts';

export async function readIndexState(sql: Sql): Promise<IndexState> {
  const meta = new Map((await sql`SELECT name, value FROM meta`).map((row) => [String(row.name), String(row.value)]));
  return indexStateOf({ dataVersion: meta.get('data_version') ?? '0', noted: meta.get(indexVersionName) });
}

/** Notes by which analyser the index was made; this program's, unless another is named. */
export async function setIndexVersion(tx: TransactionSql, version = currentIndexVersion()): Promise<void> {
  await tx`INSERT INTO meta VALUES (${indexVersionName}, ${version}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
}
