import type { DatabaseSync } from 'node:sqlite';
import { defaultAuthorQuery } from '#lib/domain/query.ts';
import { search } from '#lib/search/search.ts';
import { institutionFinder } from '#lib/store/institutions/find-institutions.ts';
import { authorFinder, authorLists } from '#lib/store/lists/find-author-page.ts';
import { researchFinder } from '#lib/store/lists/find-research.ts';
import { worksOf } from '#lib/store/lists/place-counts.ts';
import { relatedIds } from '#lib/store/lists/related.ts';
import { type Store, streamNames } from '#lib/store/port/store.ts';
import { textStore } from '#lib/store/port/text-store.ts';
import { commonReads } from '#lib/store/reads/common-reads.ts';
import type { RowState } from '#lib/store/records/lookup-result.ts';
import { curation, type WithWriter } from '#lib/store/sqlite/batches/curation-methods.ts';
import { loadRecords } from '#lib/store/sqlite/batches/load-records.ts';
import { readColumns } from '#lib/store/sqlite/columns/read-columns.ts';
import { readSnapshot } from '#lib/store/sqlite/columns/snapshot.ts';
import { forgetDamage, sqliteProblem } from '#lib/store/sqlite/database/sqlite-problem.ts';
import { openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';
import { authorGrouper } from '#lib/store/sqlite/read/author-groups.ts';
import { coupledWorks } from '#lib/store/sqlite/read/coupled-works.ts';
import { authorReader, authorSelector } from '#lib/store/sqlite/read/find-authors.ts';
import { sqliteInstitutions } from '#lib/store/sqlite/read/institution-source.ts';
import { readVenues } from '#lib/store/sqlite/read/read-venues.ts';
import { researchReader } from '#lib/store/sqlite/read/research-reader.ts';
import { sqliteIndex } from '#lib/store/sqlite/read/search-index.ts';
import { sqliteReads } from '#lib/store/sqlite/read/sqlite-reads.ts';
import { writeLookups } from '#lib/store/sqlite/write/write-lookups.ts';
import { type Columns, lookupCounts } from '#lib/store/values/columns.ts';

/** Minimum interval between checks whether another process has changed the file. */
const versionCheckMs = 500;

/**
 * The embedded store: one SQLite file in WAL mode. Each load has its own connection; `Columns` are rebuilt when the data version changes.
 */
export function openSqliteStore(path: string): Store {
  forgetDamage(path);
  const database = openDatabase(path);
  // A quarter of the cache of a writer: the system caches the file too, and searches take the same processor time.
  database.exec('PRAGMA cache_size = -8192');
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
  const research = researchFinder(index, currentColumns, readResearch);
  const authors = authorLists(authorSelector(database), dataVersion);
  const groups = authorGrouper({ database, index, columns: currentColumns, ids: authors.ids, dataVersion });
  const institutions = institutionFinder(sqliteInstitutions(database, dataVersion));
  const coupled = coupledWorks(database);
  const sql = readStatements(database);
  const reads = sqliteReads({ database, columns: currentColumns, readResearch, findResearch: research, institutions, dataVersion });
  const common = commonReads({
    index,
    institutions,
    readResearch,
    readAuthors,
    version: dataVersion,
    findResearch: research.page,
    stream: reads.stream,
    places: {
      ...research,
      async signers({ institutionId, country }, limit) {
        const ids = await authors.ids('en', { ...defaultAuthorQuery, institutionId, country });
        return research.among(worksOf({ institutionId, country }), 'author', ids, limit);
      },
      partners: async (place, limit) =>
        (await research.among(worksOf(place), 'institution', await institutions.outside(place), limit)).best,
    },
    venueRows: () => readVenues(database),
    state: (kind, id) => sql[kind].get(id) as RowState | undefined,
    people: (ids) => sql.people.all(JSON.stringify(ids)) as never,
    relatedIds: (id, limit) => relatedIds(currentColumns(), id, limit, coupled(id)),
    fieldSources: (id) => sql.sources.all(id) as never,
    lookups: (name) => ({ countOf: lookupCounts(name, currentColumns()), changedAt: sql.lastChange.get()?.at as string | null }),
    answer: async (keyword) => ({ ids: currentColumns().id, answer: await index.search((source) => search(source, keyword)) }),
  });

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
    ...reads,
    ...common,
    findAuthors: authorFinder({ index, rows: authors.rows, groups, read: readAuthors }),
    load: (records, options = {}) => withWriter((writer) => loadRecords(writer, records, options)),
    ...curation(database, withWriter),
    close: async () => database.close(),
  };
  const guardedStore = guarded(store, path);
  return { ...guardedStore, texts: guarded(textStore(database, guardedStore.load), path) };
}

function readStatements(database: DatabaseSync) {
  return {
    research: database.prepare('SELECT withdrawn_at, merged_into FROM research WHERE id = ?'),
    author: database.prepare('SELECT NULL AS withdrawn_at, merged_into FROM author WHERE id = ?'),
    people: database.prepare('SELECT id, name_en, name_ar, publication_count FROM author WHERE id IN (SELECT value FROM json_each(?))'),
    sources: database.prepare('SELECT field, source, kind, stated_at, set_at, batch FROM field_source WHERE research_id = ?'),
    lastChange: database.prepare('SELECT MAX(at) AS at FROM batch WHERE undone_at IS NULL'),
  };
}

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
function guarded<Methods extends object>(store: Methods, path: string): Methods {
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
  ) as unknown as Methods;
}
