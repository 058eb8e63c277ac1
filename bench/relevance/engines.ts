import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { defaultResearchQuery, limits } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { readToolEnv } from '#lib/env.ts';
import type { Language } from '#lib/languages/languages.ts';
import { rowsOf, search } from '#lib/search/search.ts';
import { memorySource } from '#lib/search/testing/memory-source.ts';
import { openClient } from '#lib/store/opensearch/client.ts';
import type { Store } from '#lib/store/port/store.ts';
import { typeTokens } from '#lib/store/records/type-tokens.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { openPublished } from '#lib/store/testing/open-published.ts';
import { startOpenSearch } from '#lib/testing/opensearch/start-opensearch.ts';
import type { TimedAnswer } from './figures.ts';

/** A search engine under evaluation, opened with the records of a collection. */
export interface Engine {
  search(language: Language, query: string): Promise<TimedAnswer>;
  close(): Promise<void>;
}

/** Engines by their `--engine` name. */
export const engines = {
  store: (records) => openStoreEngine(records, async () => openSqliteStore(':memory:')),
  opensearch: openOpenSearch,
  table: openTableEngine,
  bm25: openBm25,
} as const satisfies Record<string, (records: readonly ResearchRecord[]) => Promise<Engine>>;
export type EngineName = keyof typeof engines;

/** OpenSearch as the site uses it, at `OPENSEARCH_URL` or on a node started for the evaluation. */
async function openOpenSearch(records: readonly ResearchRecord[]): Promise<Engine> {
  const cluster = await startOpenSearch({ server: readToolEnv().opensearch, heapMb: 1024 });
  if ('skipped' in cluster) throw new Error(`OpenSearch cannot be started: ${cluster.skipped}.`);
  const folder = mkdtempSync(join(tmpdir(), 'madar-evaluate-'));
  const client = await openClient({ url: cluster.url, timeoutMs: 60_000 });
  const engine = await openStoreEngine(records, () => openPublished(client, folder));
  return {
    ...engine,
    async close() {
      await engine.close();
      await client.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A store, queried as the site queries it. */
async function openStoreEngine(records: readonly ResearchRecord[], open: () => Promise<Store>): Promise<Engine> {
  const store = await open();
  const keys = new Map<string, string>();
  await store.load(records, {
    // A record that is merged into an earlier one is returned under the key of the earlier one.
    onOutcome: ({ kind, key, ...outcome }) => {
      if (kind === 'added' && 'id' in outcome && outcome.id !== undefined) keys.set(outcome.id, key);
    },
  });
  return {
    search: (language, query) =>
      measureAnswer(async () => {
        const keyword = query.slice(0, limits.keywordLengthMax);
        const { items, total, match, warnings } = await store.findResearch(language, { ...defaultResearchQuery, keyword });
        const notices = [...(match === 'all' ? [] : [match]), ...warnings.map(({ code }) => code)];
        return { keys: items.map(({ id }) => keys.get(id) ?? ''), total: total ?? items.length, notices };
      }),
    close: () => store.close(),
  };
}

async function measureAnswer(answer: () => Promise<Omit<TimedAnswer, 'time'>>): Promise<TimedAnswer> {
  const before = process.cpuUsage();
  const result = await answer();
  const { user, system } = process.cpuUsage(before);
  return { ...result, time: (user + system) / 1000 };
}

/** The engine of `lib/search` with an in-memory index. */
async function openTableEngine(records: readonly ResearchRecord[]): Promise<Engine> {
  const source = memorySource(records, typeTokens);
  return {
    search: (_, query) =>
      measureAnswer(async () => {
        const answer = search(source, query);
        const keys = rowsOf(answer, 20).map(({ doc }) => records[doc]?.key ?? '');
        return { keys, total: answer.visible.length, notices: answer.notices.map(({ code }) => code) };
      }),
    close: async () => undefined,
  };
}

/** The baseline: records with any word of the query, ranked by BM25 over title, keywords and abstract. */
async function openBm25(records: readonly ResearchRecord[]): Promise<Engine> {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE VIRTUAL TABLE raw USING fts5(key UNINDEXED, title, text)');
  const insert = database.prepare('INSERT INTO raw VALUES (?, ?, ?)');
  const textOf = (values: object | undefined) =>
    Object.values(values ?? {})
      .flat()
      .join('\n');
  for (const { key, title, keywords, abstract } of records) insert.run(key, textOf(title), `${textOf(keywords)}\n${textOf(abstract)}`);
  const select = database.prepare('SELECT key FROM raw WHERE raw MATCH ? ORDER BY bm25(raw, 0, 2, 1), rowid LIMIT 20');
  return {
    search: (_, query) =>
      measureAnswer(async () => {
        const words = [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => `"${word}"`);
        const rows = words.length === 0 ? [] : (select.all(words.join(' OR ')) as { key: string }[]);
        return { keys: rows.map(({ key }) => key), total: rows.length, notices: [] };
      }),
    close: async () => database.close(),
  };
}
