import { type LookupTerm, researchAreaTerms, researchTypeTerms } from '#lib/contract/lookups.ts';
import type { Language } from '#lib/domain/language.ts';
import { institutionFinder } from '#lib/service/store/institutions/find-institutions.ts';
import { explainSearch } from '#lib/service/store/lists/explain-search.ts';
import { authorFinder, authorLists } from '#lib/service/store/lists/find-author-page.ts';
import { researchFinder } from '#lib/service/store/lists/find-research.ts';
import { postgresInstitutions } from '#lib/service/store/postgres/read/institution-source.ts';
import { rowReaders } from '#lib/service/store/postgres/read/row-readers.ts';
import { postgresIndex } from '#lib/service/store/postgres/read/search-index.ts';
import { snapshots as openSnapshots, type Snapshots } from '#lib/service/store/postgres/read/snapshot.ts';
import { idOf, storeExtras } from '#lib/service/store/postgres/read/store-extras.ts';
import { loadInto } from '#lib/service/store/postgres/write/change-rows.ts';
import { curation } from '#lib/service/store/postgres/write/curation-methods.ts';
import { foundOf } from '#lib/service/store/records/found-of.ts';
import { type LookupRow, lookupCounts, presentLookup } from '#lib/service/store/records/present-lookup.ts';
import type { Names } from '#lib/service/store/records/present-research.ts';
import type { Store } from '#lib/service/store/store.ts';
import { postgresDialect, textStore } from '#lib/service/store/text-store.ts';
import { databaseProblem, isLost } from './database-problem.ts';
import { migrate } from './migrate.ts';
import { openServers, type Servers } from './servers.ts';

/**
 * The store for more than one machine: PostgreSQL with streaming replicas. It keeps the rows, matches words, and gives every request a snapshot; understanding,
 * ranking and counting are the shared code of `lib/search` and `store/lists`, over columns that each process keeps in memory for each data version.
 *
 * `address` is described in `parse-address.ts`. Rejects with a `Problem` of kind `config` for an address that cannot be read or a schema that is newer; where
 * the primary is away, it opens to read from replicas.
 */
export async function openPostgresStore(address: string): Promise<Store> {
  const servers = openServers(address);
  try {
    await migrate(servers.writer);
  } catch (error) {
    await servers.checkNow();
    if (!isLost(error) || servers.newest() < 0) {
      await servers.close();
      throw databaseProblem(error, 'Opening the store');
    }
  }
  await servers.checkNow();
  return storeOn(servers);
}

function storeOn(servers: Servers): Store {
  const snapshots = openSnapshots(servers);
  const readers = rowReaders(snapshots, names);
  const index = postgresIndex(snapshots);
  const findResearch = researchFinder(index, names, () => snapshots.now().columns(), readers.research);
  const authors = authorLists(readers.selectAuthors, () => snapshots.now().mark);
  const findAuthors = authorFinder({ index, rows: authors.rows, read: readers.authors });
  const institutions = institutionFinder(postgresInstitutions(snapshots), names);
  const parts = { snapshots, index, readers, findResearch, authors, institutions, names };
  const { extras, recentOf, streams } = storeExtras(parts);
  const stateOf = async (table: 'research' | 'author', id: string) => {
    const withdrawn = table === 'research' ? 'withdrawn_at' : 'NULL::text AS withdrawn_at';
    return (await snapshots.now().tx.unsafe(`SELECT ${withdrawn}, merged_into FROM ${table} WHERE id = $1`, [idOf(id)]))[0];
  };
  const lookup = async (name: 'research_type' | 'research_area', rows: readonly LookupRow[], language: Language) => {
    const { tx, columns } = snapshots.now();
    const [row] = await tx`SELECT MAX(at) AS at FROM batch WHERE undone_at IS NULL`;
    return presentLookup(rows, lookupCounts(name, await columns()), (row?.at as string | null) ?? null, language);
  };
  const load: Store['load'] = (records, options = {}) => loadInto(servers, records, options);
  const rows = async (sql: string, values: readonly (string | number)[]) =>
    snapshots.read('Reading texts', async () => [...(await snapshots.now().tx.unsafe(sql, [...values]))] as never);
  return {
    ...inSnapshots(snapshots, {
      ...extras,
      dataVersion: async () => snapshots.now().version,
      researchTypes: (language: Language) => lookup('research_type', types, language),
      researchAreas: (language: Language) => lookup('research_area', areas, language),
      findResearch: findResearch.page,
      findAuthors,
      explainSearch: (keyword: string) => explainSearch(index, () => snapshots.now().columns(), keyword),
      findInstitutions: institutions.find,
      institution: institutions.one,
      research: async (language: Language, id: string) =>
        foundOf(await stateOf('research', id), async () => (await readers.research(language, [idOf(id)], 'detail'))[0]),
      author: async (language: Language, id: string) =>
        foundOf(await stateOf('author', id), async () => {
          const [author] = await readers.authors(language, [idOf(id)]);
          return author && { ...author, recentResearch: await recentOf(language, id) };
        }),
    }),
    ...streams,
    load,
    texts: textStore({ rows, dialect: postgresDialect, load }),
    ...curation(servers, snapshots),
    close: servers.close,
  };
}

/** Types and areas come with the program; their ids are their places, in every store. */
const rowsOf = (terms: readonly LookupTerm[]): LookupRow[] =>
  terms.map((term, place) => ({ id: place + 1, code: term.id, name: { en: term.en, ar: term.ar } }));
const types = rowsOf(researchTypeTerms);
const areas = rowsOf(researchAreaTerms);
const names: Names = {
  types: new Map(types.map(({ id, name }) => [id, name])),
  areas: new Map(areas.map(({ id, name }) => [id, name])),
  areaIds: new Map(areas.map(({ id, code }) => [code, id])),
};

/** Every method as one request: all it reads is of one data version, and what fails is a `Problem`. */
function inSnapshots<T extends object>(snapshots: Snapshots, methods: T): T {
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [
      name,
      (...args: unknown[]) => snapshots.read(`store.${name}`, async () => (method as (...args: unknown[]) => unknown)(...args)),
    ]),
  ) as T;
}
