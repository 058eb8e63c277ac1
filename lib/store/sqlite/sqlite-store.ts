import type { DatabaseSync } from 'node:sqlite';
import type { Language } from '#lib/languages/languages.ts';
import { institutionFinder } from '#lib/store/institutions/find-institutions.ts';
import { explainSearch } from '#lib/store/lists/explain-search.ts';
import { authorFinder, authorLists } from '#lib/store/lists/find-author-page.ts';
import { researchFinder } from '#lib/store/lists/find-research.ts';
import { type Store, streamNames } from '#lib/store/port/store.ts';
import { textStore } from '#lib/store/port/text-store.ts';
import { lookupResult } from '#lib/store/records/lookup-result.ts';
import { type LookupName, presentLookup } from '#lib/store/records/lookups.ts';
import { curation, type WithWriter } from '#lib/store/sqlite/batches/curation-methods.ts';
import { loadRecords } from '#lib/store/sqlite/batches/load-records.ts';
import { forgetDamage, sqliteProblem } from '#lib/store/sqlite/database/sqlite-problem.ts';
import { openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';
import { authorGrouper } from '#lib/store/sqlite/read/author-groups.ts';
import { authorReader, authorSelector } from '#lib/store/sqlite/read/find-authors.ts';
import { sqliteInstitutions } from '#lib/store/sqlite/read/institution-source.ts';
import { readColumns } from '#lib/store/sqlite/read/read-columns.ts';
import { readVenues } from '#lib/store/sqlite/read/read-venues.ts';
import { researchReader } from '#lib/store/sqlite/read/research-reader.ts';
import { sqliteIndex } from '#lib/store/sqlite/read/search-index.ts';
import { readSnapshot } from '#lib/store/sqlite/read/snapshot.ts';
import { storeExtras } from '#lib/store/sqlite/read/store-extras.ts';
import { writeLookups } from '#lib/store/sqlite/write/write-lookups.ts';
import { type Columns, lookupCounts } from '#lib/store/values/columns.ts';
import { byVenueId, venueFinder } from '#lib/store/venues/venue-finder.ts';

/** Minimum interval between checks whether another process has changed the file. */
const versionCheckMs = 500;

/**
 * The embedded store: one SQLite file in WAL mode. Each load has its own connection; `Columns` are rebuilt when the data version changes.
 */
export function openSqliteStore(path: string): Store {
  forgetDamage(path);
  const database = openDatabase(path);
  try {
    return storeOf(database, path);
  } catch (cause) {
    database.close();
    throw sqliteProblem(cause, path, 'cannot be opened');
  }
}

function storeOf(database: DatabaseSync, path: string): Store {
  writeLookups(database);
  const { dataVersion, currentColumns, invalidate } = versionReader(database);
  const readResearch = researchReader(database);
  const readAuthors = authorReader(database, dataVersion);
  const index = sqliteIndex(database, currentColumns);
  const findResearch = researchFinder(index, currentColumns, readResearch);
  const authors = authorLists(authorSelector(database), dataVersion);
  const groups = authorGrouper({ database, index, columns: currentColumns, ids: authors.ids, dataVersion });
  const findAuthors = authorFinder({ index, rows: authors.rows, groups, read: readAuthors });
  const institutions = institutionFinder(sqliteInstitutions(database, dataVersion));
  const lastChange = database.prepare('SELECT MAX(at) AS at FROM batch WHERE undone_at IS NULL');
  const lookups = (name: LookupName, language: Language) =>
    presentLookup(name, lookupCounts(name, currentColumns()), lastChange.get()?.at as string | null, language);
  const context = { database, index, columns: currentColumns, readResearch, readAuthors, findResearch, institutions, dataVersion };
  const extras = storeExtras({ ...context, authors });
  const venues = venueFinder(dataVersion, () => readVenues(database));
  const findPage = async (...[language, query]: Parameters<Store['findResearch']>) => findResearch.page(language, query);
  const stateOf = {
    research: database.prepare('SELECT withdrawn_at, merged_into FROM research WHERE id = ?'),
    author: database.prepare('SELECT NULL AS withdrawn_at, merged_into FROM author WHERE id = ?'),
  };

  /** Makes each change on its own connection (except in memory), so that `database` reads the old data until the commit. */
  const withWriter: WithWriter = async (work) => {
    const writer = path === ':memory:' ? database : openDatabase(path);
    try {
      return await work(writer);
    } finally {
      if (writer !== database) writer.close();
      invalidate();
    }
  };

  const store: Omit<Store, 'texts'> = {
    ...extras,
    venues: venues.venues,
    venue: venues.venue,
    ...byVenueId({ ...extras, findResearch: findPage }, venues),
    researchTypes: async (language) => lookups('research_type', language),
    researchAreas: async (language) => lookups('research_area', language),
    findAuthors: (language, query) => findAuthors(language, query),
    async research(language, id) {
      return lookupResult(stateOf.research.get(Number(id)), () => readResearch(language, [Number(id)], 'detail')[0]);
    },
    async author(language, id) {
      return lookupResult(stateOf.author.get(Number(id)), async () => {
        const [author] = await readAuthors(language, [Number(id)]);
        return author && { ...author, recentResearch: await extras.recentOf(language, id) };
      });
    },
    findInstitutions: (language, query) => institutions.find(language, query),
    institution: (language, id) => institutions.lookup(language, id),
    load: (records, options = {}) => withWriter((writer) => loadRecords(writer, records, options)),
    ...curation(database, withWriter),
    explainSearch: (keyword) => explainSearch(index, currentColumns, keyword),
    close: async () => database.close(),
  };
  const guardedStore = guarded(store, path);
  return { ...guardedStore, texts: textStore({ rows: guardedRows(database, path), load: guardedStore.load }) };
}

const guardedRows = (database: DatabaseSync, path: string) => async (sql: string, values: readonly (string | number)[]) => {
  try {
    return database.prepare(sql).all(...values) as never;
  } catch (cause) {
    throw sqliteProblem(cause, path, 'fails (store.texts)');
  }
};

/** Reads the data version of the file, and caches the columns for it. */
function versionReader(database: DatabaseSync) {
  const readData = database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`);
  const readFileVersion = database.prepare('PRAGMA data_version');

  let lastCheck = { checkedAt: 0, file: -1, data: '' };
  let columns: { version: string; value: Columns } | undefined;
  const dataVersion = () => {
    const now = performance.now();
    if (lastCheck.data === '' || now - lastCheck.checkedAt >= versionCheckMs) {
      const file = Number((readFileVersion.get() as { data_version: number }).data_version);
      const data = file === lastCheck.file ? lastCheck.data : (readData.get() as { value: string }).value;
      lastCheck = { checkedAt: now, file, data };
    }
    return lastCheck.data;
  };
  const currentColumns = () => {
    const version = dataVersion();
    if (columns?.version !== version) columns = { version, value: readSnapshot(database, version) ?? readColumns(database) };
    return columns.value;
  };
  const invalidate = () => {
    lastCheck = { checkedAt: 0, file: -1, data: '' };
  };
  return { dataVersion, currentColumns, invalidate };
}

/** Turns any error of SQLite into a `Problem`, so that readers never see a stack trace. */
function guarded(store: Omit<Store, 'texts'>, path: string): Omit<Store, 'texts'> {
  const problem = (cause: unknown, name: string) => sqliteProblem(cause, path, `fails (store.${name})`);
  const guard = (name: string, method: (...args: unknown[]) => unknown) =>
    streamNames.has(name)
      ? async function* (...args: unknown[]) {
          try {
            yield* method(...args) as AsyncIterable<unknown>;
          } catch (cause) {
            throw problem(cause, name);
          }
        }
      : async (...args: unknown[]) => {
          try {
            return await method(...args);
          } catch (cause) {
            throw problem(cause, name);
          }
        };
  return Object.fromEntries(
    Object.entries(store).map(([name, method]) => [name, guard(name, method as (...args: unknown[]) => unknown)]),
  ) as unknown as Omit<Store, 'texts'>;
}
