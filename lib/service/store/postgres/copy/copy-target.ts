import { randomUUID } from 'node:crypto';
import { Problem } from '#lib/domain/problem.ts';
import { databaseProblem } from '#lib/service/store/postgres/database-problem.ts';
import { migrate } from '#lib/service/store/postgres/migrate.ts';
import { setIndexVersion } from '#lib/service/store/postgres/read/index-version.ts';
import { openServers, type Servers } from '#lib/service/store/postgres/servers.ts';
import type { OpenTransaction } from '#lib/service/store/postgres/sql.ts';
import { nameVector, postingFiller } from '#lib/service/store/postgres/write/write-index.ts';
import { textBits } from '#lib/service/store/records/text-bits.ts';
import type { CopyTarget } from '#lib/service/store/upkeep/copied-store.ts';
import { indexThreads } from '#lib/service/store/upkeep/index-threads.ts';
import { type IndexAnalyser, inlineAnalyser } from '#lib/service/store/upkeep/reindex.ts';
import { allTables, researchTable } from '#lib/service/store/working-copy/tables.ts';
import { copyRows } from './copy-rows.ts';

/** Of so few publications in a chunk there are no more to come, and threads would cost more than they save. */
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
    WHERE indrelid = ANY (${[...allTables.map(({ name }) => name), 'research_index', 'author_text']}::regclass[])
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;
  if (indexes.length > 0) await tx.unsafe(`DROP INDEX ${indexes.map(({ name }) => String(name)).join(', ')}`);
  return indexes.map(({ definition }) => String(definition));
}

function targetIn(tx: OpenTransaction, servers: Servers, indexes: readonly string[]): CopyTarget {
  const doc = researchTable.columns.indexOf('doc');
  const postings = postingFiller(tx);
  let analyser: IndexAnalyser | undefined;
  const underWay: { readonly ids: readonly number[]; readonly entries: ReturnType<IndexAnalyser['entries']> }[] = [];
  const writeTexts = async () => {
    const { ids, entries } = underWay.shift() as (typeof underWay)[number];
    const made = await entries;
    await postings.put(ids.map((id, place) => [id, made[place] as (typeof made)[number]]));
  };
  const end = async (how: 'COMMIT' | 'ROLLBACK') => {
    await analyser?.close();
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
      analyser ??= records.length < inlineMax ? inlineAnalyser : indexThreads();
      const entries = analyser.entries(records);
      // A failure is thrown where its turn comes; until then it must not count as unhandled.
      entries.catch(() => undefined);
      underWay.push({ ids: records.map(({ id }) => id), entries });
      if (underWay.length >= analyser.width) await writeTexts();
    },
    putNames(entries) {
      const rows = entries.map(({ id, words, keys }) => [id, nameVector(words, keys)]);
      return copyRows(tx, 'author_text', ['author_id', 'terms'], rows);
    },
    async commit({ dataVersion, lastIds }) {
      while (underWay.length > 0) await writeTexts();
      await postings.finish();
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
