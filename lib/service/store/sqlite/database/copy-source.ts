import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import type { CopySource, Row } from '#lib/service/store/upkeep/copied-store.ts';
import { type LastIds, numberedTables } from '#lib/service/store/working-copy/tables.ts';

/** Rows read at a time. */
const chunkSize = 500;

/** A file as a source of copies: it may be in use, one transaction shows it as it is now. */
export async function sqliteSource(path: string): Promise<CopySource> {
  if (!existsSync(path)) throw new Problem('bad_request', { detail: `There is no file ${path}.` });
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  database.exec('BEGIN');
  const { value } = database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`).get() as { value: string };
  const last = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?');
  const lastOf = (table: string) => Number((last.get(table) as { seq: number } | undefined)?.seq ?? 0);
  return {
    state: { dataVersion: String(value), lastIds: Object.fromEntries(numberedTables.map((table) => [table, lastOf(table)])) as LastIds },
    async *rows({ name, by, columns }) {
      const read = database.prepare(`SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${by}`);
      read.setReturnArrays(true);
      yield* chunksOf<Row>(read);
    },
    async *publications() {
      yield* chunksOf(
        database.prepare(
          `SELECT research.id AS id, research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors FROM research LEFT JOIN research_authors ON research_id = research.id
           WHERE withdrawn_at IS NULL AND merged_into IS NULL ORDER BY research.id`,
        ),
      );
    },
    close: async () => database.close(),
  };
}

function* chunksOf<T>(statement: StatementSync): Generator<T[]> {
  let chunk: T[] = [];
  for (const row of statement.iterate() as Iterable<unknown> as Iterable<T>) {
    chunk.push(row);
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
