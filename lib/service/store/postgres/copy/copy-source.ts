import { databaseProblem } from '#lib/service/store/postgres/database-problem.ts';
import { openServers } from '#lib/service/store/postgres/servers.ts';
import { lastIdsIn } from '#lib/service/store/postgres/write/last-ids.ts';
import type { CopySource, Row } from '#lib/service/store/upkeep/copied-store.ts';

/** Rows read at a time. */
const chunkSize = 500;

/** A PostgreSQL store as a source of copies: one transaction on the primary shows it as it is now. */
export async function postgresSource(address: string): Promise<CopySource> {
  const servers = openServers(address);
  try {
    const tx = await servers.writer.open('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const meta = new Map((await tx`SELECT name, value FROM meta`).map((row) => [String(row.name), String(row.value)]));
    return {
      state: {
        dataVersion: meta.get('data_version') ?? '0',
        lastIds: lastIdsIn(meta),
      },
      async *rows({ name, by, columns }) {
        const list = columns.map((column) => `"${column}"`).join(', ');
        for await (const rows of tx.chunks(`SELECT ${list} FROM ${name} ORDER BY ${by}`, chunkSize))
          yield rows.map((row): Row => columns.map((column) => row[column]));
      },
      async *publications() {
        const rows = tx.chunks(
          `SELECT research.id AS id, research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors FROM research LEFT JOIN research_authors ON research_id = research.id
           WHERE withdrawn_at IS NULL AND merged_into IS NULL ORDER BY research.id`,
          chunkSize,
        );
        yield* rows as AsyncGenerator<{ id: number; doc: string; authors: string }[]>;
      },
      async close() {
        await tx.finish('ROLLBACK');
        await servers.close();
      },
    };
  } catch (error) {
    await servers.close();
    throw databaseProblem(error, 'Reading the store');
  }
}
