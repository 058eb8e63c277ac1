import MiniSearch from 'minisearch';
import { openPool } from '#lib/service/store/postgres/sql.ts';
import { startPostgres } from '#lib/service/testing/start-postgres.ts';
import { generateRecords } from './generate-records.ts';

/** Another engine with the same records: milliseconds for each question, each with an exact count and the best 25. */
export interface Engine {
  readonly name: string;
  readonly ms: readonly number[];
  /** Why there are no figures. */
  readonly absent?: string;
}

const best = 25;

function* texts(records: number): Generator<{ id: number; title: string; body: string }> {
  let id = 0;
  for (const { title, abstract, keywords } of generateRecords(0, records)) {
    id += 1;
    const body = [...Object.values(abstract ?? {}), ...Object.values(keywords ?? {}).flat()].join(' ');
    yield { id, title: Object.values(title).join(' '), body };
  }
}

/** All in memory, in JavaScript. */
export function measureMiniSearch(records: number, questions: readonly string[]): Engine {
  const index = new MiniSearch({ fields: ['title', 'body'], searchOptions: { combineWith: 'AND', boost: { title: 4 } } });
  for (const text of texts(records)) index.add(text);
  const ms = questions.map((question) => timed(() => index.search(question).slice(0, best)));
  return { name: 'MiniSearch', ms };
}

/** Its own full-text search as a handbook has it: a weighted vector with a GIN index, the count and the best by `ts_rank`. */
export async function measurePostgres(records: number, questions: readonly string[]): Promise<Engine> {
  const name = 'PostgreSQL full text';
  const server = await startPostgres({ shared_buffers: '256MB' });
  if ('skipped' in server) return { name, ms: [], absent: server.skipped };
  const sql = openPool(server.url(), { max: 1, statementMs: 0, connectMs: 5000 });
  try {
    await sql`CREATE TABLE texts (id int PRIMARY KEY, words tsvector)`;
    let rows: { id: number; title: string; body: string }[] = [];
    const flush = async () => {
      await sql`INSERT INTO texts SELECT (r ->> 'id')::int, setweight(to_tsvector('english', r ->> 'title'), 'A') || to_tsvector('english', r ->> 'body')
        FROM json_array_elements(${JSON.stringify(rows)}::json) AS r`;
      rows = [];
    };
    for (const text of texts(records)) if (rows.push(text) >= 2000) await flush();
    await flush();
    await sql`CREATE INDEX texts_words ON texts USING gin (words)`;
    await sql`ANALYZE texts`;
    const ms: number[] = [];
    for (const question of questions) {
      const began = performance.now();
      await sql`SELECT COUNT(*) FROM texts WHERE words @@ plainto_tsquery('english', ${question})`;
      await sql`SELECT id FROM texts, plainto_tsquery('english', ${question}) AS q WHERE words @@ q ORDER BY ts_rank(words, q) DESC LIMIT ${best}`;
      ms.push(performance.now() - began);
    }
    return { name, ms };
  } finally {
    await sql.end();
    await server.stop();
  }
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
