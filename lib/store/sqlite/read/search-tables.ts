import type { DatabaseSync } from 'node:sqlite';
import type { DocsRow, IndexTables } from '#lib/search/index-source.ts';
import { blockBits } from '#lib/search/postings.ts';
import { readCommonWords } from '#lib/store/sqlite/columns/read-words.ts';
import { snapshotWords } from '#lib/store/sqlite/columns/snapshot.ts';
import { type Columns, largest, ordinalFinder } from '#lib/store/values/columns.ts';
import { candidatesMax, type NameQuery, type PersonSpellings, type SignedWork, spellingsOf } from '#lib/store/values/search-index.ts';
import { nameQuery } from '#lib/text/names/name-keys.ts';
import { arxivDoi, type Identifier } from '#lib/text/query/identifier.ts';

interface People {
  people(query: NameQuery, max: number): readonly PersonSpellings[];
  signedBy(authors: readonly number[]): readonly SignedWork[];
}

/** Maximum number of terms read per prefix and block of the index; further ones are ignored. */
const prefixMax = 1000;
/** A prefix followed by this character sorts after every term with the prefix. */
const lastSuffix = '\u{10ffff}';

/** The publication index of a SQLite store, for the records of one data version. */
export function sqliteTables(database: DatabaseSync, columns: Columns, { people, signedBy }: People): IndexTables {
  const sql = {
    rows: database.prepare('SELECT block, records, docs FROM posting WHERE block = ? AND term = ?'),
    count: database.prepare('SELECT records FROM posting WHERE block = ? AND term = ?'),
    places: database.prepare('SELECT places FROM posting WHERE block = ? AND term = ?'),
    beginning: database.prepare(`SELECT term, records FROM posting WHERE block = ? AND term >= ? AND term < ? LIMIT ${prefixMax}`),
  };
  const works = identifierReader(database);
  const blocks = Array.from({ length: (largest(columns.number) >>> blockBits) + 1 }, (_, block) => block);
  const ordinalOf = ordinalFinder(columns.id);
  const ordinalsOf = (ids: readonly number[]) => [...new Set(ids)].map(ordinalOf).filter((ordinal) => ordinal >= 0);
  const postingsOf = cachedReads(
    (block: number, term: string) => (sql.places.get(block, term) as { places: Uint8Array } | undefined)?.places,
  );
  const countOf = cachedReads((_: number, term: string) =>
    blocks.reduce((sum, block) => sum + ((sql.count.get(block, term) as { records: number } | undefined)?.records ?? 0), 0),
  );
  const termsWith = cachedReads((_: number, beginning: string) => {
    const counts = new Map<string, number>();
    for (const block of blocks)
      for (const { term, records } of sql.beginning.all(block, beginning, beginning + lastSuffix) as { term: string; records: number }[])
        counts.set(term, (counts.get(term) ?? 0) + records);
    return [...counts];
  });
  return {
    rows: (term) => blocks.flatMap((block) => (sql.rows.get(block, term) as unknown as DocsRow | undefined) ?? []),
    places: (term, block) => postingsOf(block, term),
    count: (term) => countOf(0, term),
    termsBeginning: (beginning) => termsWith(0, beginning),
    commonWords: () => snapshotWords(database) ?? readCommonWords(database),
    identified: (identifier) => {
      const author = works.author(identifier);
      return ordinalsOf(author === undefined ? works.ids(identifier) : signedBy([author]).map(({ id }) => id));
    },
    people: (name) => {
      const keys = nameQuery(name);
      return keys.length === 0 ? [] : people({ words: [], keys }, candidatesMax).map((row) => ({ id: row.id, names: spellingsOf(row) }));
    },
    signed: (authors) => signedBy(authors).map(({ id, author, position }) => ({ doc: ordinalOf(id), person: author, position })),
  };
}

/** Maximum number of cached reads of one kind; values of `bytesMax` bytes or more are not cached. */
const cacheMax = 4000;
const bytesMax = 4096;

function cachedReads<T>(read: (block: number, term: string) => T): (block: number, term: string) => T {
  const cache = new Map<string, T>();
  return (block, term) => {
    const key = `${block} ${term}`;
    if (cache.has(key)) return cache.get(key) as T;
    const value = read(block, term);
    if (cache.size >= cacheMax) cache.clear();
    if (!(value instanceof Uint8Array) || value.length < bytesMax) cache.set(key, value);
    return value;
  };
}

/** Matches the path of a record's or a person's page on this site. */
export const pagePath = /\/(research|authors)\/(\d{1,15})$/;

/** Resolves an identifier to publications, or to a person (whose publications the caller then reads). */
function identifierReader(database: DatabaseSync) {
  const byDoi = database.prepare('SELECT COALESCE(merged_into, id) AS id FROM research WHERE doi = ?');
  const byIdentity = database.prepare('SELECT research_id AS id FROM research_identity WHERE identity = ?');
  const byId = database.prepare('SELECT COALESCE(merged_into, id) AS id FROM research WHERE id = ?');
  const byOrcid = database.prepare('SELECT id FROM author WHERE orcid = ? AND merged_into IS NULL');
  const idsIn = (rows: unknown[]) => (rows as { id: number }[]).map(({ id }) => id);
  return {
    author({ kind, value }: Identifier): number | undefined {
      if (kind === 'orcid') return idsIn(byOrcid.all(value))[0];
      const [, what, id] = (kind === 'url' && pagePath.exec(value)) || [];
      return what === 'authors' ? Number(id) : undefined;
    },
    ids({ kind, value }: Identifier): number[] {
      if (kind === 'url') return idsIn(byId.all(Number(pagePath.exec(value)?.[2] ?? -1)));
      if (kind === 'orcid') return [];
      const owners = kind === 'doi' ? idsIn(byDoi.all(value)) : [];
      // The DOI of another version, such as a preprint, is stored as an identity of the work.
      const identities = [...(kind === 'doi' ? [`doi:${value}`] : []), `arxiv:${value.replace(arxivDoi, '')}`];
      return owners.length > 0 ? owners : identities.flatMap((identity) => idsIn(byIdentity.all(identity)));
    },
  };
}
