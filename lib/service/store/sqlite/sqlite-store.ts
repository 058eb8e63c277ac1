import type { DatabaseSync } from 'node:sqlite';
import { type LookupTerm, researchAreaTerms, researchTypeTerms } from '#lib/contract/lookups.ts';
import { isProblem, Problem } from '#lib/domain/problem.ts';
import type { Localized } from '#lib/domain/text.ts';
import type { Names } from '#lib/service/store/present-research.ts';
import type { Columns } from '#lib/service/store/search/columns.ts';
import { authorFinder } from '#lib/service/store/search/find-author-page.ts';
import { researchFinder } from '#lib/service/store/search/find-research.ts';
import type { Answer } from '#lib/service/store/search/search-index.ts';
import type { Found, Store } from '#lib/service/store/store.ts';
import { curation, type WithWriter } from './curation-methods.ts';
import { authorReader, selectAuthors } from './find-authors.ts';
import { loadRecords } from './load-records.ts';
import { lookupReader } from './lookups.ts';
import { openDatabase, transaction } from './open-database.ts';
import { readColumns } from './read-columns.ts';
import { researchReader } from './research-reader.ts';
import { sqliteIndex } from './search-index.ts';
import { storeExtras } from './store-extras.ts';

/** How often, at most, the file is asked whether another process has changed it. */
const versionCheckMs = 500;

/**
 * The embedded store: one SQLite file in WAL mode. One connection reads; each load opens a connection of its own, so readers keep the old data until it commits.
 * Queries are answered from the file's indexes and from `Columns`, which are rebuilt when the data version changes, also when another process changed it.
 */
export function openSqliteStore(path: string): Store {
  const database = openDatabase(path);
  writeLookups(database);
  const names = readNames(database);
  const readData = database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`);
  const readFileVersion = database.prepare('PRAGMA data_version');

  let seen = { checkedAt: 0, file: -1, data: '' };
  let columns: { version: string; value: Columns } | undefined;
  const dataVersion = () => {
    const now = performance.now();
    if (seen.data === '' || now - seen.checkedAt >= versionCheckMs) {
      const file = Number((readFileVersion.get() as { data_version: number }).data_version);
      const data = file === seen.file ? seen.data : (readData.get() as { value: string }).value;
      seen = { checkedAt: now, file, data };
    }
    return seen.data;
  };
  const currentColumns = () => {
    const version = dataVersion();
    if (columns?.version !== version) columns = { version, value: readColumns(database) };
    return columns.value;
  };

  const readResearch = researchReader(database, names);
  const readAuthors = authorReader(database, names);
  const index = sqliteIndex(database, dataVersion);
  const findResearch = researchFinder(index, names, currentColumns, readResearch);
  const findAuthors = authorFinder(index, (...asked) => selectAuthors(database, ...asked), readAuthors);
  const lookups = lookupReader(database, currentColumns);
  const extras = storeExtras({ database, index, columns: currentColumns, readResearch, readAuthors, findResearch, names, dataVersion });
  const stateOf = {
    research: database.prepare('SELECT withdrawn_at, merged_into FROM research WHERE id = ?'),
    author: database.prepare('SELECT NULL AS withdrawn_at, merged_into FROM author WHERE id = ?'),
  };

  /** A connection of its own for each change: readers of this one keep the old data until it commits. */
  const withWriter: WithWriter = async (work) => {
    const writer = path === ':memory:' ? database : openDatabase(path);
    try {
      return await work(writer);
    } finally {
      if (writer !== database) writer.close();
      seen = { checkedAt: 0, file: -1, data: '' };
    }
  };

  return guarded({
    ...extras,
    researchTypes: async (language) => lookups('research_type', language),
    researchAreas: async (language) => lookups('research_area', language),
    findResearch: async (language, query) => findResearch.page(language, query),
    findAuthors: async (language, query) => findAuthors(language, query),
    async research(language, id) {
      return found(stateOf.research.get(Number(id)), () => readResearch(language, [Number(id)], 'detail')[0]);
    },
    async author(language, id) {
      return found(stateOf.author.get(Number(id)), async () => {
        const author = readAuthors(language, [Number(id)])[0];
        return author && { ...author, recentResearch: await extras.recentOf(language, id) };
      });
    },
    load: (records, options = {}) => withWriter((writer) => loadRecords(writer, records, options)),
    ...curation(database, withWriter),
    close: async () => database.close(),
  });
}

interface State {
  withdrawn_at: string | null;
  merged_into: number | null;
}

async function found<T>(row: unknown, read: () => Answer<T | undefined>): Promise<Found<T>> {
  const state = row as State | undefined;
  if (!state) return { kind: 'missing' } as const;
  if (state.merged_into !== null) return { kind: 'merged', id: String(state.merged_into) } as const;
  if (state.withdrawn_at !== null) return { kind: 'withdrawn', at: state.withdrawn_at } as const;
  const value = await read();
  return value ? ({ kind: 'found', value } as const) : ({ kind: 'missing' } as const);
}

/** Types and areas come with the program; an older file is brought up to its vocabulary at every start, and only then. */
function writeLookups(database: DatabaseSync): void {
  for (const [table, terms] of [
    ['research_type', researchTypeTerms],
    ['research_area', researchAreaTerms],
  ] as const) {
    const rows = terms.map((term, place) => ({ id: place + 1, code: term.id, doc: JSON.stringify(lookupDoc(term)) }));
    const stored = database.prepare(`SELECT id, code, doc FROM ${table} ORDER BY id`).all();
    if (JSON.stringify(stored) === JSON.stringify(rows)) continue;
    transaction(database, () => {
      const put = database.prepare(
        `INSERT INTO ${table} VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET code = excluded.code, doc = excluded.doc`,
      );
      for (const row of rows) put.run(row.id, row.code, row.doc);
    });
  }
}

const lookupDoc = (term: LookupTerm) => ({ name: { en: term.en, ar: term.ar }, synEn: term.synEn ?? [], synAr: term.synAr ?? [] });

function readNames(database: DatabaseSync): Names {
  const read = (table: string) =>
    database.prepare(`SELECT id, code, doc FROM ${table}`).all() as { id: number; code: string; doc: string }[];
  const byId = (rows: { id: number; doc: string }[]) =>
    new Map(rows.map((row) => [row.id, (JSON.parse(row.doc) as { name: Localized }).name]));
  const areas = read('research_area');
  return { types: byId(read('research_type')), areas: byId(areas), areaIds: new Map(areas.map((row) => [row.code, row.id])) };
}

/** Whatever SQLite throws is a store that cannot answer, never a stack trace for a reader. */
function guarded(store: Store): Store {
  return Object.fromEntries(
    Object.entries(store).map(([name, method]) => [
      name,
      name === 'stream'
        ? method
        : async (...args: unknown[]) => {
            try {
              return await (method as (...args: unknown[]) => unknown)(...args);
            } catch (cause) {
              if (isProblem(cause)) throw cause;
              throw new Problem('unavailable', {
                detail: `store.${name}: ${cause instanceof Error ? cause.message : String(cause)}`,
                cause,
              });
            }
          },
    ]),
  ) as unknown as Store;
}
