import { randomUUID } from 'node:crypto';
import { Problem } from '#lib/domain/problem.ts';
import type { CopyTarget } from '#lib/service/store/copied-store.ts';
import { textBits } from '#lib/service/store/text-bits.ts';
import { allTables, researchTable } from '#lib/service/store/working-copy/tables.ts';
import { copyLines, copyRows } from './copy-rows.ts';
import { addCounts } from './count-words.ts';
import { databaseProblem } from './database-problem.ts';
import { setIndexVersion } from './index-version.ts';
import { migrate } from './migrate.ts';
import { openServers, type Servers } from './servers.ts';
import type { OpenTransaction } from './sql.ts';
import { inlineVectors, type VectorThreads, vectorThreads } from './vector-threads.ts';
import { wordCounts } from './word-counts.ts';

/** Of so few publications in a stretch there are no more to come, and threads would cost more than they save. */
const inlineMax = 400;

/** An empty PostgreSQL store as the target of a copy. */
export async function postgresTarget(address: string): Promise<CopyTarget> {
  const servers = openServers(address);
  try {
    await migrate(servers.writer);
    const tx = await servers.writer.open(`BEGIN; SET LOCAL maintenance_work_mem = '512MB'; LOCK TABLE meta IN SHARE ROW EXCLUSIVE MODE`);
    const [row] = await tx`SELECT value FROM meta WHERE name = 'data_version'`;
    if (String(row?.value) !== '0') {
      await tx.finish('ROLLBACK');
      throw new Problem('bad_request', { detail: 'The target holds records already; a copy needs an empty store.' });
    }
    return targetIn(tx, servers, await dropIndexes(tx));
  } catch (error) {
    await servers.close();
    throw databaseProblem(error, 'Copying');
  }
}

/**
 * Indexes that no key needs are made anew when everything is in, which takes a third of the time of keeping them up to date meanwhile. Returns the
 * statements that make them.
 */
async function dropIndexes(tx: OpenTransaction): Promise<string[]> {
  const indexes = await tx`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid = ANY (${[...allTables.map(({ name }) => name), 'research_text', 'author_text', 'word']}::regclass[])
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;
  if (indexes.length > 0) await tx.unsafe(`DROP INDEX ${indexes.map(({ name }) => String(name)).join(', ')}`);
  return indexes.map(({ definition }) => String(definition));
}

function targetIn(tx: OpenTransaction, servers: Servers, indexes: readonly string[]): CopyTarget {
  const doc = researchTable.columns.indexOf('doc');
  const people = wordCounts();
  let threads: VectorThreads | undefined;
  const underWay: ReturnType<VectorThreads['lines']>[] = [];
  const writeTexts = async () => {
    const { lines, counts } = (await underWay.shift()) as Awaited<(typeof underWay)[number]>;
    await copyLines(tx, 'research_text', ['research_id', 'length', 'terms'], [lines]);
    if (counts.length > 0) await addCounts(tx, counts);
  };
  const end = async (how: 'COMMIT' | 'ROLLBACK') => {
    await threads?.close();
    await tx.finish(how);
    await servers.close();
  };
  return {
    put: (table, rows) =>
      table === researchTable
        ? copyRows(
            tx,
            table.name,
            [...table.columns, 'texts'],
            rows.map((row) => [...row, textBits(String(row[doc]))]),
          )
        : copyRows(tx, table.name, table.columns, rows),
    async putTexts(records) {
      threads ??= records.length < inlineMax ? inlineVectors() : vectorThreads();
      const lines = threads.lines(records);
      // A failure is thrown where its turn comes; until then it must not count as unhandled.
      lines.catch(() => undefined);
      underWay.push(lines);
      if (underWay.length >= threads.width) await writeTexts();
    },
    putNames(entries) {
      const rows = entries.map((entry) => {
        const { vector, length } = people.write([
          ['name', entry.words.split(' ')],
          ['keys', entry.keys.split(' ')],
        ]);
        return [entry.id, length, vector];
      });
      return copyRows(tx, 'author_text', ['author_id', 'length', 'terms'], rows);
    },
    async commit({ dataVersion, lastIds }) {
      while (underWay.length > 0) await writeTexts();
      for (const counts of (await threads?.counts()) ?? []) await addCounts(tx, counts);
      for (const index of indexes) await tx.unsafe(index);
      const numbers = Object.entries(lastIds).map(([name, id]) => [`${name}_id`, id] as const);
      const values = { data_version: dataVersion, data_mark: randomUUID(), ...Object.fromEntries(numbers) };
      for (const [name, value] of Object.entries(values)) await tx`UPDATE meta SET value = ${String(value)} WHERE name = ${name}`;
      await setIndexVersion(tx);
      await tx`SELECT pg_notify('madar_data', ${dataVersion})`;
      await tx.unsafe('ANALYZE');
      await end('COMMIT');
    },
    abandon: () => end('ROLLBACK').catch(() => undefined),
  };
}
