import type { Localized } from '#lib/domain/text.ts';
import type { PersonNames, PersonSpellings, SearchIndex, Signed, TitleRow, WordSource } from '#lib/service/store/search/search-index.ts';
import { findInOne } from './find-in-one.ts';
import { authorColumnNames, researchColumnNames, tsquery } from './lexemes.ts';
import { parseExpression } from './parse-expression.ts';
import { scoresOf } from './score-query.ts';
import type { Snapshots } from './snapshot.ts';

const visible = 'withdrawn_at IS NULL AND merged_into IS NULL';

/** The search index and the tables of a PostgreSQL store, as the rules of searching ask for them; each in the snapshot of the request under way. */
export function postgresIndex(snapshots: Snapshots): SearchIndex {
  const rows: Rows = async <T>(sql: string, ...values: unknown[]): Promise<T[]> =>
    [...(await snapshots.now().tx.unsafe(sql, values))] as unknown as T[];
  return {
    version: () => snapshots.now().version,
    async scores(expression) {
      const node = parseExpression(expression, researchColumnNames);
      return node ? scoresOf(snapshots, node) : [];
    },
    ...publicationIndex(rows, findInOne(snapshots)),
    ...peopleIndex(rows),
    ...wordIndex(rows),
  };
}

type Rows = <T>(sql: string, ...values: unknown[]) => Promise<T[]>;

const queryOf = (expression: string, columns: readonly string[]) => {
  const node = parseExpression(expression, columns);
  return node && tsquery(node);
};
const idsOf = async (found: Promise<{ readonly id: number }[]>) => (await found).map(({ id }) => id);

type PublicationIndex = Pick<
  SearchIndex,
  'find' | 'rarer' | 'titles' | 'newestTitles' | 'worksByDoi' | 'worksByIdentity' | 'worksById' | 'signedBy' | 'affiliations'
>;

function publicationIndex(rows: Rows, find: (query: string) => Promise<number[]>): PublicationIndex {
  return {
    async find(expression) {
      const query = queryOf(expression, researchColumnNames);
      return query ? find(query) : [];
    },
    async rarer(expressions, most) {
      const counts = await Promise.all(
        expressions.map(async (expression) => {
          const query = queryOf(expression, researchColumnNames);
          if (!query) return 0;
          const sql = 'SELECT COUNT(*)::int AS n FROM (SELECT 1 FROM research_text WHERE terms @@ $1::text::tsquery LIMIT $2) AS found';
          return Number((await rows<{ n: number }>(sql, query, most + 1))[0]?.n);
        }),
      );
      return expressions.filter((_, place) => (counts[place] as number) <= most);
    },
    async titles(wanted) {
      const found = await rows<{ id: number; title: Localized }>(
        `SELECT id, doc::json -> 'title' AS title FROM research WHERE id = ANY($1::int[])`,
        wanted,
      );
      return new Map(found.map(({ id, title }) => [id, title]));
    },
    async newestTitles(expression, most) {
      const query = queryOf(expression, researchColumnNames);
      if (!query) return [];
      return rows<TitleRow>(
        `SELECT id, doc::json -> 'title' AS title, language, citations
         FROM (SELECT research_id FROM research_text WHERE terms @@ $1::text::tsquery ORDER BY research_id DESC LIMIT $2) AS found
         JOIN research ON id = research_id WHERE ${visible} ORDER BY id DESC`,
        query,
        most,
      );
    },
    worksByDoi: (doi) => idsOf(rows('SELECT COALESCE(merged_into, id) AS id FROM research WHERE md5(doi) = md5($1)', doi)),
    worksByIdentity: (identity) => idsOf(rows('SELECT research_id AS id FROM research_identity WHERE md5(identity) = md5($1)', identity)),
    worksById: (id) => idsOf(rows('SELECT COALESCE(merged_into, id) AS id FROM research WHERE id = $1', whole(id))),
    signedBy: (authors) =>
      rows<Signed>(
        'SELECT research_id AS id, author_id AS author, MIN(position)::int AS place FROM authorship WHERE author_id = ANY($1::int[]) GROUP BY 1, 2 ORDER BY 1, 2',
        authors.map(whole),
      ),
    async affiliations(works) {
      const found = await rows<{ affiliation: string; authors: string }>(
        `SELECT affiliation, array_to_json(array_agg(author_id))::text AS authors FROM authorship
         WHERE research_id = ANY($1::int[]) AND affiliation IS NOT NULL GROUP BY affiliation`,
        works,
      );
      return found.map((row) => ({
        affiliation: JSON.parse(row.affiliation) as Localized,
        authors: JSON.parse(row.authors) as number[],
      }));
    },
  };
}

function peopleIndex(rows: Rows): Pick<SearchIndex, 'personByOrcid' | 'people' | 'names' | 'institutionNames'> {
  return {
    personByOrcid: async (orcid) => (await idsOf(rows('SELECT id FROM author WHERE orcid = $1 AND merged_into IS NULL', orcid)))[0],
    async people(expression, most) {
      const query = queryOf(expression, authorColumnNames);
      if (!query) return [];
      return rows<PersonSpellings>(
        `SELECT id, name_en, name_ar, affiliation, variants FROM author_text JOIN author ON id = author_id
         WHERE terms @@ $1::text::tsquery AND merged_into IS NULL ORDER BY publication_count DESC, id LIMIT $2`,
        query,
        most,
      );
    },
    async institutionNames(ids) {
      const found = await rows<PersonNames>('SELECT id, name_en, name_ar FROM institution WHERE id = ANY($1::int[])', ids);
      return new Map(found.map((row) => [row.id, row]));
    },
    async names(authors) {
      const found = await rows<PersonNames>(
        'SELECT id, name_en, name_ar, affiliation FROM author WHERE id = ANY($1::int[])',
        authors.map(whole),
      );
      return new Map(found.map((row) => [row.id, row]));
    },
  };
}

function wordIndex(rows: Rows): Pick<SearchIndex, 'knownWords' | 'commonWords' | 'subjectCounts'> {
  return {
    async knownWords(words, where) {
      const found = await rows<{ term: string }>(`SELECT term FROM word WHERE term = ANY($1::text[]) AND ${sums[where].known} > 0`, words);
      return new Set(found.map(({ term }) => term));
    },
    async commonWords(where, most) {
      const found = await rows<{ term: string; n: number }>(
        `SELECT term, ${sums[where].common} AS n FROM word WHERE ${sums[where].common} > 0 AND NOT starts_with(term, 'k_') ORDER BY 2 DESC LIMIT $1`,
        most,
      );
      return found.map(({ term, n }) => [term, n] as const);
    },
    async subjectCounts(concepts) {
      const found = await rows<{ term: string; n: number }>(
        'SELECT term, c AS n FROM word WHERE term = ANY($1::text[]) AND c > 0',
        concepts,
      );
      return new Map(found.map(({ term, n }) => [term, n]));
    },
  };
}

const sums: Readonly<Record<WordSource, { readonly known: string; readonly common: string }>> = {
  texts: { known: '"t" + "b" + "p" + "T" + "B"', common: '"t" + "b" + "p"' },
  people: { known: '"p"', common: '"p"' },
};

/** Ids come from addresses that anybody may type; what no id can be is no id. */
const whole = (id: number) => (Number.isInteger(id) && Math.abs(id) < 2 ** 31 ? id : -1);
