import type { DatabaseSync } from 'node:sqlite';
import { oncePer } from '#lib/base/once-per.ts';
import { referenceStatements } from './reference-statements.ts';
import { writeStatement } from './write-statement.ts';

const columns =
  'key, doi, type_id, year, language, has_arabic, open_access, free_to_read, citations, sort_en, sort_ar, author_count, digest, batch, created_at, updated_at, withdrawn_at, merged_into, doc';
/** The columns of a publication's row, in the order in which `restore` takes them. */
export const researchColumns: readonly string[] = columns.split(', ');

const sourceColumns = 'field, source, kind, stated_at, set_at, batch, original, reviewed_at';

const retext = 'UPDATE research SET has_arabic = ?, sort_en = ?, sort_ar = ?, batch = ?, updated_at = ?, doc = ? WHERE id = ?';

const notices = `INSERT OR IGNORE INTO notice_about
  SELECT value ->> '$.doi', ?1, value ->> '$.kind', COALESCE(value ->> '$.date', ?2 ->> '$.date', ?2 ->> '$.year')
  FROM json_each(?2, '$.noticeOf') WHERE value ->> '$.doi' IS NOT NULL`;

/** Every statement that reads or writes one publication, prepared once per connection. */
export const researchStatements = oncePer((database: DatabaseSync) => {
  const updated = researchColumns.filter((name) => !['created_at', 'withdrawn_at', 'merged_into'].includes(name));
  return {
    references: referenceStatements(database),
    insert: database.prepare(
      `INSERT INTO research (id, key, doi, type_id, year, language, has_arabic, open_access, free_to_read, citations, sort_en, sort_ar, author_count, digest, batch, created_at, updated_at, doc)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    update: writeStatement(database, `UPDATE research SET ${updated.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`),
    retext: writeStatement(database, retext),
    restore: writeStatement(
      database,
      `INSERT INTO research (id, ${columns}) VALUES (?${', ?'.repeat(researchColumns.length)}) ON CONFLICT (id) DO UPDATE SET ${researchColumns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    ),
    row: database.prepare(`SELECT ${columns} FROM research WHERE id = ?`),
    authors: database.prepare('SELECT doc FROM research_authors WHERE research_id = ?'),
    authorship: database.prepare(
      'SELECT position, author_id, affiliation, corresponding, rule FROM authorship WHERE research_id = ? ORDER BY position',
    ),
    signedFrom: database.prepare(
      'SELECT position, place, said_id, country FROM signed_from WHERE research_id = ? AND derived = 0 ORDER BY position, place',
    ),
    signers: database.prepare('SELECT author_id FROM authorship WHERE research_id = ?'),
    areas: database.prepare('SELECT area_id FROM research_in_area WHERE research_id = ? ORDER BY position'),
    identities: database.prepare('SELECT identity, digest, batch FROM research_identity WHERE research_id = ? ORDER BY identity'),
    sources: database.prepare(`SELECT ${sourceColumns} FROM field_source WHERE research_id = ? ORDER BY field`),
    classification: database.prepare('SELECT doc, confidence, reviewed_at FROM classification WHERE research_id = ?'),
    doi: database.prepare(`SELECT doi, doc ->> '$.doi' AS stated FROM research WHERE id = ?`),
    doiOwner: database.prepare('SELECT id FROM research WHERE doi = ?'),
    identityOwner: database.prepare('SELECT research_id AS id FROM research_identity WHERE identity = ?'),
    isUndone: database.prepare('SELECT 1 FROM batch WHERE id = ? AND undone_at IS NOT NULL'),
    putAside: writeStatement(database, 'INSERT OR IGNORE INTO research_before VALUES (?, ?, ?)'),
    sign: writeStatement(database, 'INSERT INTO authorship VALUES (?, ?, ?, ?, ?, ?)'),
    file: writeStatement(database, 'INSERT INTO research_in_area VALUES (?, ?, ?)'),
    putAuthors: writeStatement(database, 'INSERT INTO research_authors VALUES (?, ?)'),
    claim: writeStatement(database, 'INSERT OR IGNORE INTO research_identity VALUES (?, ?, ?, ?)'),
    claimAgain: writeStatement(database, 'INSERT OR REPLACE INTO research_identity VALUES (?, ?, ?, ?)'),
    bear: writeStatement(database, 'INSERT OR IGNORE INTO research_trait VALUES (?, ?)'),
    putSource: writeStatement(
      database,
      `INSERT OR REPLACE INTO field_source (research_id, ${sourceColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    dropSource: writeStatement(database, 'DELETE FROM field_source WHERE research_id = ? AND field = ?'),
    dropSources: writeStatement(database, 'DELETE FROM field_source WHERE research_id = ?'),
    putClassification: writeStatement(database, 'INSERT OR REPLACE INTO classification VALUES (?, ?, ?, ?)'),
    putNotices: writeStatement(database, notices),
    clear: ['signed_from', 'authorship', 'research_in_area', 'research_authors', 'research_trait', 'notice_about'].map((table) =>
      writeStatement(database, `DELETE FROM ${table} WHERE research_id = ?`),
    ),
    forget: writeStatement(database, 'DELETE FROM research_identity WHERE research_id = ?'),
    remove: writeStatement(database, 'DELETE FROM research WHERE id = ?'),
  };
});

export type ResearchStatements = ReturnType<typeof researchStatements>;

/** Stores which works a record is a notice about. Parses the JSON of notices only, since most records are none. */
export function putNotices(sql: ResearchStatements, id: number, doc: string): void {
  if (doc.includes('"noticeOf":')) sql.putNotices.run(id, doc);
}
