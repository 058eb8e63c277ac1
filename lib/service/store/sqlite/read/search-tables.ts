import type { DatabaseSync } from 'node:sqlite';
import type { DocsRow, IndexTables } from '#lib/search/index-source.ts';
import { blockBits } from '#lib/search/postings.ts';
import { type Columns, ordinalFinder } from '#lib/service/store/lists/columns.ts';
import { candidatesMax, type NameAsked, type PersonSpellings, type Signed, spellingsOf } from '#lib/service/store/lists/search-index.ts';
import { snapshotWords } from '#lib/service/store/sqlite/database/snapshot.ts';
import { nameQuery } from '#lib/text/names/name-keys.ts';
import { arxivDoi, type Identifier } from '#lib/text/query/identifier.ts';
import { readCommonWords } from './read-words.ts';

interface People {
  people(asked: NameAsked, most: number): readonly PersonSpellings[];
  signedBy(authors: readonly number[]): readonly Signed[];
}

/** Of more terms that begin alike than these in one block some are not seen. */
const beginningMax = 1000;
/** Behind every term that begins so. */
const end = '\u{10ffff}';

/** The index of publications in a SQLite store, with the records of one data version. */
export function sqliteTables(database: DatabaseSync, columns: Columns, { people, signedBy }: People): IndexTables {
  const sql = {
    rows: database.prepare('SELECT block, records, docs FROM posting WHERE block = ? AND term = ?'),
    count: database.prepare('SELECT records FROM posting WHERE block = ? AND term = ?'),
    places: database.prepare('SELECT places FROM posting WHERE block = ? AND term = ?'),
    beginning: database.prepare(`SELECT term, records FROM posting WHERE block = ? AND term >= ? AND term < ? LIMIT ${beginningMax}`),
  };
  const works = identifierReader(database);
  const last = columns.number.reduce((most, number) => Math.max(most, number), -1);
  const blocks = Array.from({ length: (last >>> blockBits) + 1 }, (_, block) => block);
  const ordinalOf = ordinalFinder(columns.id);
  const found = (ids: readonly number[]) => [...new Set(ids)].map(ordinalOf).filter((ordinal) => ordinal >= 0);
  const placesOf = keeping((block: number, term: string) => (sql.places.get(block, term) as { places: Uint8Array } | undefined)?.places);
  const counted = keeping((_: number, term: string) =>
    blocks.reduce((sum, block) => sum + ((sql.count.get(block, term) as { records: number } | undefined)?.records ?? 0), 0),
  );
  const begun = keeping((_: number, beginning: string) => {
    const counts = new Map<string, number>();
    for (const block of blocks)
      for (const { term, records } of sql.beginning.all(block, beginning, beginning + end) as { term: string; records: number }[])
        counts.set(term, (counts.get(term) ?? 0) + records);
    return [...counts];
  });
  return {
    rows: (term) => (last < 0 ? [] : blocks.flatMap((block) => (sql.rows.get(block, term) as unknown as DocsRow | undefined) ?? [])),
    places: (term, block) => placesOf(block, term),
    count: (term) => counted(0, term),
    termsBeginning: (beginning) => begun(0, beginning),
    commonWords: () => snapshotWords(database) ?? readCommonWords(database),
    identified: (identifier) => {
      const bearer = works.author(identifier);
      return found(bearer === undefined ? works.ids(identifier) : signedBy([bearer]).map(({ id }) => id));
    },
    people: (name) => {
      const keys = nameQuery(name);
      return keys.length === 0 ? [] : people({ words: [], keys }, candidatesMax).map((row) => ({ id: row.id, names: spellingsOf(row) }));
    },
    signed: (authors) => signedBy(authors).map(({ id, author, place }) => ({ doc: ordinalOf(id), person: author, place })),
  };
}

/** So many readings of one kind are kept, and no long ones; they hold for one data version. */
const keptMax = 4000;
const bytesMax = 4096;

function keeping<T>(read: (block: number, term: string) => T): (block: number, term: string) => T {
  const known = new Map<string, T>();
  return (block, term) => {
    const key = `${block} ${term}`;
    if (known.has(key)) return known.get(key) as T;
    const value = read(block, term);
    if (known.size >= keptMax) known.clear();
    if (!(value instanceof Uint8Array) || value.length < bytesMax) known.set(key, value);
    return value;
  };
}

/** An address of ours. */
export const ownAddress = /\/(research|authors)\/(\d{1,15})$/;

/** What an identifier names: publications, or somebody and with them all their publications. */
function identifierReader(database: DatabaseSync) {
  const byDoi = database.prepare('SELECT COALESCE(merged_into, id) AS id FROM research WHERE doi = ?');
  const byIdentity = database.prepare('SELECT research_id AS id FROM research_identity WHERE identity = ?');
  const byId = database.prepare('SELECT COALESCE(merged_into, id) AS id FROM research WHERE id = ?');
  const byOrcid = database.prepare('SELECT id FROM author WHERE orcid = ? AND merged_into IS NULL');
  const idsIn = (rows: unknown[]) => (rows as { id: number }[]).map(({ id }) => id);
  return {
    author({ kind, value }: Identifier): number | undefined {
      if (kind === 'orcid') return idsIn(byOrcid.all(value))[0];
      const [, what, id] = (kind === 'url' && ownAddress.exec(value)) || [];
      return what === 'authors' ? Number(id) : undefined;
    },
    ids({ kind, value }: Identifier): number[] {
      if (kind === 'url') return idsIn(byId.all(Number(ownAddress.exec(value)?.[2] ?? -1)));
      if (kind === 'orcid') return [];
      const named = kind === 'doi' ? idsIn(byDoi.all(value)) : [];
      // A version that does not lead has its DOI among what the work is recognised by.
      const identities = [...(kind === 'doi' ? [`doi:${value}`] : []), `arxiv:${value.replace(arxivDoi, '')}`];
      return named.length > 0 ? named : identities.flatMap((identity) => idsIn(byIdentity.all(identity)));
    },
  };
}
