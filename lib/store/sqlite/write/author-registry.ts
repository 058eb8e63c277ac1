import type { DatabaseSync } from 'node:sqlite';
import type { Localized } from '#lib/domain/text.ts';
import { affiliationKey, type PreparedPerson, personSortKeys, spellingTokens } from '#lib/store/records/prepare-person.ts';
import { authorBackup } from '#lib/store/sqlite/database/author-backup.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import { type AuthorState, authorCache } from './author-cache.ts';
import type { IndexWriter } from './index-writer.ts';

/**
 * Finds (with a cache), adds and completes people by identity during one load. Writes changes at once. Saves rows of earlier batches for
 * undo.
 */
export function authorRegistry(database: DatabaseSync, at: string, batch: string, index: IndexWriter) {
  const sql = statements(database);
  const cache = authorCache();
  const backup = authorBackup(database);
  const { seq: newestBefore } = (sql.newest.get() ?? { seq: 0 }) as { seq: number };
  const reinserted = new Set<number>();
  const claim = (identities: readonly string[], author: AuthorState) => {
    for (const identity of identities) {
      if (cache.find(identity) === author) continue;
      const { changes } = sql.claim.run(identity, author.id, batch);
      // An identity that belongs to another person is not reassigned.
      if (Number(changes) === 1) cache.name(identity, author);
    }
  };

  return {
    find(identity: string): AuthorState | undefined {
      const cached = cache.find(identity);
      if (cached) return cached;
      const row = sql.find.get(identity) as unknown as AuthorRow | undefined;
      if (!row) return undefined;
      const author = cache.byId(row.id) ?? cache.keep(readAuthor(row, sql));
      cache.name(identity, author);
      return author;
    },

    add(person: PreparedPerson, identities: readonly string[], previousId?: number): number {
      const { en, ar, inverted, orcid, country, affiliation, affiliationKey: institute } = person;
      const values = [en, ar, inverted, orcid, country, affiliation, JSON.stringify(person.variants), ...person.sort, at] as const;
      const freeId = previousId !== undefined && sql.isTaken.get(previousId) === undefined ? previousId : null;
      const id = Number(sql.insert.run(freeId, ...values).lastInsertRowid);
      if (freeId !== null) reinserted.add(id);
      index.putAuthor(id, person.words.join(' '), person.keys.join(' '));
      const openalex = new Set(person.openalex ? [person.openalex] : []);
      const variants = new Set(person.variants);
      claim(identities, cache.keep({ id, en, ar, inverted, orcid, openalex, country, affiliation, affiliationKey: institute, variants }));
      return id;
    },

    /**
     * Completes the author from an authorship; other spellings become variants, `newest` replaces the affiliation. Returns whether anything
     * changed.
     */
    complete(author: AuthorState, person: PreparedPerson, identities: readonly string[], options: { newest?: boolean } = {}): boolean {
      const updated = completeAuthor(author, person, options.newest ?? false);
      if (person.openalex) author.openalex.add(person.openalex);
      claim(identities, author);
      if (!updated) return false;
      if (author.id <= newestBefore && !reinserted.has(author.id)) backup.put(batch, author.id);
      const spellingsChanged = updated.variants.size !== author.variants.size || updated.en !== author.en || updated.ar !== author.ar;
      Object.assign(author, updated);
      const { en, ar, inverted, orcid, country, affiliation } = author;
      const variants = [...author.variants].sort();
      sql.update.run(en, ar, inverted, orcid, country, affiliation, JSON.stringify(variants), ...personSortKeys(author), at, author.id);
      if (spellingsChanged) {
        const tokens = spellingTokens([en, ar, ...variants].filter((name) => name !== null));
        index.dropAuthor(author.id);
        index.putAuthor(author.id, tokens.words, tokens.keys);
      }
      return true;
    },
  };
}

interface AuthorRow {
  id: number;
  name_en: string | null;
  name_ar: string | null;
  inverted: string | null;
  orcid: string | null;
  country: string | null;
  affiliation: string | null;
  variants: string;
}

type Statements = ReturnType<typeof statements>;

function statements(database: DatabaseSync) {
  return {
    newest: database.prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'author'`),
    find: database.prepare(
      `SELECT id, name_en, name_ar, inverted, orcid, country, affiliation, variants FROM author_identity JOIN author ON author.id = author_id WHERE identity = ?`,
    ),
    isTaken: database.prepare('SELECT 1 FROM author WHERE id = ?'),
    openalexOf: database.prepare(`SELECT identity FROM author_identity WHERE author_id = ? AND identity LIKE 'openalex:%'`),
    insert: database.prepare(
      `INSERT INTO author (id, name_en, name_ar, inverted, orcid, country, affiliation, variants, sort_en, sort_ar, initial_en, initial_ar, is_group, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    update: writeStatement(
      database,
      `UPDATE author SET name_en = ?, name_ar = ?, inverted = ?, orcid = ?, country = ?, affiliation = ?, variants = ?,
         sort_en = ?, sort_ar = ?, initial_en = ?, initial_ar = ?, is_group = ?, updated_at = ? WHERE id = ?`,
    ),
    claim: writeStatement(database, 'INSERT OR IGNORE INTO author_identity VALUES (?, ?, ?)'),
  };
}

function readAuthor(row: AuthorRow, sql: Statements): AuthorState {
  const openalex = (sql.openalexOf.all(row.id) as { identity: string }[]).map(({ identity }) => identity.slice('openalex:'.length));
  return {
    id: row.id,
    en: row.name_en,
    ar: row.name_ar,
    inverted: row.inverted,
    orcid: row.orcid,
    openalex: new Set(openalex),
    country: row.country,
    affiliation: row.affiliation,
    affiliationKey: affiliationKey(row.affiliation === null ? null : (JSON.parse(row.affiliation) as Localized)),
    variants: new Set(JSON.parse(row.variants) as string[]),
  };
}

/** The author's new values; undefined when the authorship adds nothing. */
function completeAuthor(author: AuthorState, person: PreparedPerson, newest: boolean): Omit<AuthorState, 'id' | 'openalex'> | undefined {
  const variants = new Set(author.variants);
  for (const variant of person.variants) variants.add(variant);
  const en = author.en ?? person.en;
  const ar = author.ar ?? person.ar;
  if (person.en && person.en !== en) variants.add(person.en);
  if (person.ar && person.ar !== ar) variants.add(person.ar);
  const usesNewest = newest && person.affiliation !== null;
  const updated = {
    en,
    ar,
    inverted: author.inverted ?? person.inverted,
    orcid: author.orcid ?? person.orcid,
    country: usesNewest ? (person.country ?? author.country) : (author.country ?? person.country),
    affiliation: usesNewest ? person.affiliation : (author.affiliation ?? person.affiliation),
    affiliationKey: usesNewest ? person.affiliationKey : author.affiliationKey || person.affiliationKey,
    variants,
  };
  const compared = ['orcid', 'en', 'inverted', 'ar', 'country', 'affiliation'] as const;
  const isSame = variants.size === author.variants.size && compared.every((name) => updated[name] === author[name]);
  return isSame ? undefined : updated;
}
