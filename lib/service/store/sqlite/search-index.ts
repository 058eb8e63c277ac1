import type { DatabaseSync } from 'node:sqlite';
import type { Localized } from '#lib/domain/text.ts';
import { quoted } from '#lib/service/store/search/match-phrase.ts';
import {
  columnWeights,
  type PersonNames,
  type PersonSpellings,
  type ScoredId,
  type SearchIndex,
  type Signed,
  type TitleRow,
} from '#lib/service/store/search/search-index.ts';
import { readCommonWords } from './read-words.ts';
import { snapshotWords } from './snapshot.ts';

const weights = Object.values(columnWeights).join(', ');
const visible = 'withdrawn_at IS NULL AND merged_into IS NULL';

const knownIn = {
  texts: (word: string) => `{title body people title_stem body_stem} : ${word}`,
  people: (word: string) => `name : ${word}`,
} as const;

/** The full-text indexes and the tables of a SQLite store, as the rules of searching ask for them. */
export function sqliteIndex(database: DatabaseSync, version: () => string): SearchIndex {
  const sql = statements(database);
  const idsIn = (rows: unknown[]) => (rows as { id: number }[]).map((row) => row.id);
  return {
    version,
    find: (expression) => JSON.parse((sql.find.get(expression) as { ids: string }).ids) as number[],
    scores: (expression) => sql.scores.all(expression) as unknown as ScoredId[],
    rarer: (expressions, most) => expressions.filter((expression) => (sql.countUpTo.get(expression, most + 1) as { n: number }).n <= most),
    titles: (ids) =>
      new Map(
        (sql.titles.all(JSON.stringify(ids)) as { id: number; title: string }[]).map((row) => [row.id, JSON.parse(row.title) as Localized]),
      ),
    newestTitles: (expression, most) =>
      (sql.newestTitles.all(expression, most) as unknown as (TitleRow & { title: string })[]).map((row) => ({
        ...row,
        title: JSON.parse(row.title) as Localized,
      })),
    worksByDoi: (doi) => idsIn(sql.byDoi.all(doi)),
    worksByIdentity: (identity) => idsIn(sql.byIdentity.all(identity)),
    worksById: (id) => idsIn(sql.byId.all(id)),
    signedBy: (authors) => sql.signedBy.all(JSON.stringify(authors)) as unknown as Signed[],
    affiliations: (works) =>
      (sql.affiliations.all(JSON.stringify(works)) as { affiliation: string; authors: string }[]).map((row) => ({
        affiliation: JSON.parse(row.affiliation) as Localized,
        authors: JSON.parse(row.authors) as number[],
      })),
    personByOrcid: (orcid) => idsIn(sql.byOrcid.all(orcid))[0],
    people: (expression, most) => sql.people.all(expression, most) as unknown as PersonSpellings[],
    names: (authors) => new Map((sql.names.all(JSON.stringify(authors)) as unknown as PersonNames[]).map((row) => [row.id, row])),
    institutionNames: (ids) =>
      new Map((sql.institutionNames.all(JSON.stringify(ids)) as unknown as PersonNames[]).map((row) => [row.id, row])),
    knownWords: (words, where) => new Set(words.filter((word) => sql.known[where].get(knownIn[where](quoted(word))) !== undefined)),
    commonWords: (where, most) => snapshotWords(database, where) ?? readCommonWords(database, where, most),
    subjectCounts: (concepts) =>
      new Map(
        concepts.flatMap((concept) => {
          const row = sql.subjects.get(concept) as { n: number } | undefined;
          return row ? [[concept, row.n] as const] : [];
        }),
      ),
  };
}

function statements(database: DatabaseSync) {
  return {
    find: database.prepare('SELECT json_group_array(rowid) AS ids FROM research_fts WHERE research_fts MATCH ?'),
    scores: database.prepare(`SELECT rowid AS id, -bm25(research_fts, ${weights}) AS score FROM research_fts WHERE research_fts MATCH ?`),
    countUpTo: database.prepare('SELECT COUNT(*) AS n FROM (SELECT 1 FROM research_fts WHERE research_fts MATCH ? LIMIT ?)'),
    titles: database.prepare(`SELECT id, doc ->> '$.title' AS title FROM research WHERE id IN (SELECT value FROM json_each(?))`),
    newestTitles: database.prepare(
      `SELECT id, doc ->> '$.title' AS title, language, citations FROM (SELECT rowid FROM research_fts WHERE research_fts MATCH ? ORDER BY rowid DESC LIMIT ?) AS found
       JOIN research ON research.id = found.rowid WHERE ${visible}`,
    ),
    byDoi: database.prepare('SELECT COALESCE(merged_into, id) AS id FROM research WHERE doi = ?'),
    byIdentity: database.prepare('SELECT research_id AS id FROM research_identity WHERE identity = ?'),
    byId: database.prepare('SELECT COALESCE(merged_into, id) AS id FROM research WHERE id = ?'),
    signedBy: database.prepare(
      'SELECT research_id AS id, author_id AS author, MIN(position) AS place FROM authorship WHERE author_id IN (SELECT value FROM json_each(?)) GROUP BY research_id, author_id',
    ),
    affiliations: database.prepare(
      `SELECT affiliation, json_group_array(author_id) AS authors FROM authorship
       WHERE research_id IN (SELECT value FROM json_each(?)) AND affiliation IS NOT NULL GROUP BY affiliation`,
    ),
    byOrcid: database.prepare('SELECT id FROM author WHERE orcid = ? AND merged_into IS NULL'),
    people: database.prepare(
      `SELECT author.id AS id, name_en, name_ar, affiliation, variants FROM author_fts JOIN author ON author.id = author_fts.rowid
       WHERE author_fts MATCH ? AND merged_into IS NULL ORDER BY publication_count DESC, author.id LIMIT ?`,
    ),
    names: database.prepare('SELECT id, name_en, name_ar, affiliation FROM author WHERE id IN (SELECT value FROM json_each(?))'),
    institutionNames: database.prepare('SELECT id, name_en, name_ar FROM institution WHERE id IN (SELECT value FROM json_each(?))'),
    // The first that has a word is enough; the table of words would count all.
    known: {
      texts: database.prepare('SELECT 1 FROM research_fts WHERE research_fts MATCH ? LIMIT 1'),
      people: database.prepare('SELECT 1 FROM author_fts WHERE author_fts MATCH ? LIMIT 1'),
    },
    subjects: database.prepare(`SELECT doc AS n FROM research_words WHERE term = ? AND col = 'concept'`),
  };
}
