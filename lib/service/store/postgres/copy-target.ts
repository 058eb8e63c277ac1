import { randomUUID } from 'node:crypto';
import { Problem } from '#lib/domain/problem.ts';
import type { CopyTarget } from '#lib/service/store/copied-store.ts';
import { textBits } from '#lib/service/store/text-bits.ts';
import { copyRows } from './copy-rows.ts';
import { wordCounter } from './count-words.ts';
import { databaseProblem } from './database-problem.ts';
import { researchText, textVector } from './lexemes.ts';
import { migrate } from './migrate.ts';
import { openServers, type Servers } from './servers.ts';
import type { OpenTransaction } from './sql.ts';
import { researchTable } from './tables.ts';

/** Made anew when everything is in, which takes a third of the time of keeping them up to date meanwhile. */
const indexes = [
  ['research_text_terms', 'research_text USING gin (terms)'],
  ['author_text_terms', 'author_text USING gin (terms)'],
] as const;

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
    for (const [name] of indexes) await tx.unsafe(`DROP INDEX ${name}`);
    return targetIn(tx, servers);
  } catch (error) {
    await servers.close();
    throw databaseProblem(error, 'Copying');
  }
}

function targetIn(tx: OpenTransaction, servers: Servers): CopyTarget {
  const words = wordCounter(tx);
  const doc = researchTable.columns.indexOf('doc');
  const end = async (how: 'COMMIT' | 'ROLLBACK') => {
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
    async putTexts(entries) {
      const rows = entries.map(({ id, index }) => {
        const { vector, length, lexemes } = textVector(researchText(index));
        words.count(lexemes, 1);
        return [id, length, vector];
      });
      await copyRows(tx, 'research_text', ['research_id', 'length', 'terms'], rows);
      await words.flushWhenFull();
    },
    putNames(entries) {
      const rows = entries.map((entry) => {
        const { vector, length } = textVector([
          ['name', entry.words],
          ['keys', entry.keys],
        ]);
        return [entry.id, length, vector];
      });
      return copyRows(tx, 'author_text', ['author_id', 'length', 'terms'], rows);
    },
    async commit({ dataVersion, lastIds }) {
      await words.flush();
      for (const [name, on] of indexes) await tx.unsafe(`CREATE INDEX ${name} ON ${on}`);
      const values = { data_version: dataVersion, data_mark: randomUUID(), research_id: lastIds.research, author_id: lastIds.author };
      for (const [name, value] of Object.entries(values)) await tx`UPDATE meta SET value = ${String(value)} WHERE name = ${name}`;
      await tx`SELECT pg_notify('madar_data', ${dataVersion})`;
      await tx.unsafe('ANALYZE');
      await end('COMMIT');
    },
    abandon: () => end('ROLLBACK').catch(() => undefined),
  };
}
