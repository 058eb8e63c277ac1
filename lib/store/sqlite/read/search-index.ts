import type { DatabaseSync } from 'node:sqlite';
import { oncePer } from '#lib/base/once-per.ts';
import type { Localized } from '#lib/domain/text.ts';
import { IndexSource } from '#lib/search/index-source.ts';
import type { Postings, SearchSource } from '#lib/search/search-source.ts';
import type { Columns } from '#lib/store/values/columns.ts';
import type { NamedInstitution } from '#lib/store/values/institution-name.ts';
import type { NameQuery, PersonNames, PersonSpellings, SearchIndex, SignedWork, TitleRow } from '#lib/store/values/search-index.ts';
import { sqliteTables } from './search-tables.ts';

const visible = 'withdrawn_at IS NULL AND merged_into IS NULL';

/** What search and suggestions read from a SQLite store: its indexes and tables. */
export function sqliteIndex(database: DatabaseSync, columns: () => Columns): SearchIndex {
  const sql = statements(database);
  const people = (query: NameQuery, max: number) => sql.people.all(nameExpression(query), max) as unknown as PersonSpellings[];
  const signedBy = (authors: readonly number[]) => sql.signedBy.all(JSON.stringify(authors)) as unknown as SignedWork[];
  const sourceOf = oncePer((data: Columns) => new IndexSource(sqliteTables(database, data, { people, signedBy }), data));
  const search = <T>(work: (source: SearchSource) => T): T => work(sourceOf(columns()));
  return {
    search,
    lookUp: search,
    newestTitled(groups, max) {
      const { id } = columns();
      const matchedGroups = search((source) => countTitleMatches(source, groups));
      const numbers: number[] = [];
      for (let doc = matchedGroups.length - 1; doc >= 0 && numbers.length < max; doc -= 1)
        if (matchedGroups[doc] === groups.length) numbers.push(id[doc] as number);
      return numbers;
    },
    newestWith(terms, max) {
      const { id } = columns();
      const docs = search((source) => new Set(terms.flatMap((term) => [...(source.postings(term)?.docs ?? [])])));
      const newest = [...docs].sort((a, b) => a - b).slice(-max);
      return newest.map((doc) => id[doc] as number);
    },
    people,
    titles: (ids) =>
      (sql.titles.all(JSON.stringify(ids)) as unknown as (TitleRow & { title: string })[]).map((row) => ({
        ...row,
        title: JSON.parse(row.title) as Localized,
      })),
    affiliations: (works) =>
      (sql.affiliations.all(JSON.stringify(works)) as { affiliation: string; authors: string }[]).map((row) => ({
        affiliation: JSON.parse(row.affiliation) as Localized,
        authors: JSON.parse(row.authors) as number[],
      })),
    personByOrcid: (orcid) => (sql.byOrcid.get(orcid) as { id: number } | undefined)?.id,
    institutionNames: (ids) => sql.institutionNames.all(JSON.stringify(ids)) as unknown as NamedInstitution[],
    names: (authors) => new Map((sql.names.all(JSON.stringify(authors)) as unknown as PersonNames[]).map((row) => [row.id, row])),
  };
}

/** The bit in `Postings.fields` that marks a term in the title. */
const inTitle = 1;

/** For each publication, how many leading groups its title matches: the count ends before the first group without a term in the title. */
function countTitleMatches(source: SearchSource, groups: readonly (readonly string[])[]): Uint8Array {
  const counts = new Uint8Array(source.columns.size);
  for (const [index, terms] of groups.entries()) for (const term of terms) countTitled(counts, source.postings(term), index);
  return counts;
}

function countTitled(counts: Uint8Array, postings: Postings | undefined, group: number): void {
  if (!postings) return;
  const { docs, fields } = postings;
  for (let index = 0; index < docs.length; index += 1) {
    const doc = docs[index] as number;
    if (((fields[index] as number) & inTitle) !== 0 && counts[doc] === group) counts[doc] = group + 1;
  }
}

/** The FTS5 expression for a name query. */
function nameExpression({ words, keys }: NameQuery): string {
  const phrases = words.map(({ text, isBeginning }) => `name : "${text.replaceAll('"', '')}"${isBeginning ? '*' : ''}`).join(' AND ');
  const phonetic = keys.map((group) => `keys : (${group.map((key) => `"k_${key}"`).join(' OR ')})`).join(' AND ');
  return phrases !== '' && phonetic !== '' ? `(${phrases}) OR (${phonetic})` : phrases || phonetic;
}

function statements(database: DatabaseSync) {
  return {
    titles: database.prepare(
      `SELECT id, doc ->> '$.title' AS title, language, citations, doi FROM research WHERE id IN (SELECT value FROM json_each(?)) AND ${visible}`,
    ),
    signedBy: database.prepare(
      'SELECT research_id AS id, author_id AS author, MIN(position) AS position FROM authorship WHERE author_id IN (SELECT value FROM json_each(?)) GROUP BY research_id, author_id',
    ),
    affiliations: database.prepare(
      `SELECT affiliation, json_group_array(author_id) AS authors FROM authorship
       WHERE research_id IN (SELECT value FROM json_each(?)) AND affiliation IS NOT NULL GROUP BY affiliation`,
    ),
    byOrcid: database.prepare('SELECT id FROM author WHERE orcid = ? AND merged_into IS NULL'),
    people: database.prepare(
      `SELECT author.id AS id, name_en, name_ar, affiliation, variants, publication_count AS n FROM author_fts JOIN author ON author.id = author_fts.rowid
       WHERE author_fts MATCH ? AND merged_into IS NULL ORDER BY publication_count DESC, author.id LIMIT ?`,
    ),
    names: database.prepare('SELECT id, name_en, name_ar, affiliation FROM author WHERE id IN (SELECT value FROM json_each(?))'),
    institutionNames: database.prepare(
      'SELECT id, name_en, name_ar, country FROM institution WHERE id IN (SELECT value FROM json_each(?))',
    ),
  };
}
