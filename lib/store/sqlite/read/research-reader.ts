import type { DatabaseSync } from 'node:sqlite';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type AffiliationRow, affiliationQuery, affiliationsBy } from '#lib/store/institutions/read-institutions.ts';
import {
  type AuthorshipRow,
  authorshipCountrySql,
  type CitationRow,
  citationsFromSql,
  citationsSql,
  listAuthorsMax,
  presentPublications,
  type ResearchRow,
  statedNoticesSql,
} from '#lib/store/records/present-research.ts';
import { textSourcesSql } from '#lib/store/records/text-origins.ts';

/** Reads publications by id, in the given order and the reader's language; unknown ids are left out. */
export function researchReader(database: DatabaseSync) {
  const columns = `id, type_id, author_count, created_at, updated_at, doc, ${citationsFromSql}, ${textSourcesSql}, ${statedNoticesSql}`;
  const rowsOf = database.prepare(`SELECT ${columns} FROM research WHERE id IN (SELECT value FROM json_each(?))`);
  const authorsOf = database.prepare(
    `SELECT research_id, position, author_id, name_en, name_ar, orcid, authorship.affiliation, corresponding, ${authorshipCountrySql}
     FROM authorship JOIN author ON author.id = author_id
     WHERE research_id IN (SELECT value FROM json_each(?)) AND position <= ? ORDER BY research_id, position`,
  );
  const affiliationsOf = database.prepare(affiliationQuery('IN (SELECT value FROM json_each(?1))', '?2'));
  const citationsOf = database.prepare(citationsSql('IN (SELECT value FROM json_each(?))'));
  const signaturesOf = database.prepare(
    'SELECT research_id, doc FROM research_authors WHERE research_id IN (SELECT value FROM json_each(?))',
  );
  return (language: Language, ids: readonly number[], shape: 'list' | 'detail'): Research[] => {
    const json = JSON.stringify(ids);
    const rows = rowsOf.all(json) as unknown as ResearchRow[];
    const last = shape === 'list' ? listAuthorsMax : 1_000_000;
    const authorships = authorsOf.all(json, last) as unknown as AuthorshipRow[];
    const affiliations = affiliationsBy(affiliationsOf.all(json, last) as unknown as AffiliationRow[], language);
    const citations = shape === 'list' ? [] : (citationsOf.all(json) as unknown as CitationRow[]);
    const documents = shape === 'list' ? [] : (signaturesOf.all(json) as { research_id: number; doc: string }[]);
    const signatures = new Map(documents.map(({ research_id, doc }) => [research_id, doc]));
    return presentPublications(ids, { rows, authorships, affiliations, citations, signatures }, language, shape);
  };
}
