import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import { type PreparedRecord, prepareRecord, recordOf } from '#lib/service/store/prepare-record.ts';
import type { AuthorIdentifier } from './identify-author.ts';
import type { TouchedAuthors } from './index-authors.ts';
import type { IndexWriter } from './index-writer.ts';
import { codes, researchColumns, researchStatements } from './research-statements.ts';
import { authorReviver } from './revive-author.ts';

/** All that stands in the file about one publication, for undo. */
export interface StoredResearch {
  readonly row: Readonly<Record<string, string | number | null>>;
  readonly authors: string;
  readonly authorship: readonly (readonly [
    position: number,
    authorId: number,
    affiliation: string | null,
    corresponding: number,
    rule: string,
  ])[];
  readonly areas: readonly number[];
  readonly identities: readonly (readonly [identity: string, digest: string | null])[];
}

/** Reads, writes and removes whole publications: row, authors, areas, identities and index together. The caller holds the transaction. */
export function researchRows(database: DatabaseSync, touched: TouchedAuthors, index: IndexWriter) {
  const sql = researchStatements(database);
  const fill = filler(database, sql, touched);
  const revive = authorReviver(database, index);
  const touchAuthors = (id: number) => {
    for (const row of sql.signers.all(id) as { author_id: number }[]) touched.add(row.author_id);
  };
  const clear = (id: number) => {
    touchAuthors(id);
    for (const statement of sql.clear) statement.run(id);
    sql.forget.run(id);
    index.dropResearch(id);
  };

  return {
    insert(record: PreparedRecord, authors: AuthorIdentifier, batch: string, at: string): number {
      const id = Number(sql.insert.run(...fill.values(record, record.digest), batch, at, at, record.doc).lastInsertRowid);
      fill.rest(id, record, authors);
      index.putResearch(id, record.index);
      return id;
    },
    /** `digest` is that of what the first source said; it differs from the record's own when several sources were merged. */
    replace(id: number, record: PreparedRecord, digest: string, authors: AuthorIdentifier, batch: string, at: string): void {
      clear(id);
      sql.update.run(...fill.values(record, digest), batch, at, record.doc, id);
      fill.rest(id, record, authors);
      index.putResearch(id, record.index);
    },
    read: (id: number): StoredResearch => readStored(sql, id),
    putAside: (id: number, batch: string) => void sql.putAside.run(batch, id, JSON.stringify(readStored(sql, id))),
    /** Puts back what `read` gave, also after a removal. */
    restore(id: number, stored: StoredResearch): void {
      clear(id);
      sql.restore.run(id, ...researchColumns.map((name) => stored.row[name] ?? null));
      const { authors: signatures } = recordOf({ doc: '{}', authors: stored.authors });
      for (const signature of stored.authorship) {
        const [position, author] = signature;
        revive(author, signatures[position - 1], { batch: String(stored.row.batch), at: String(stored.row.updated_at) });
        touched.add(author);
        sql.sign.run(id, ...signature);
      }
      for (const [place, area] of stored.areas.entries()) sql.file.run(id, place + 1, area);
      sql.putAuthors.run(id, stored.authors);
      for (const [identity, digest] of stored.identities) sql.claim.run(identity, id, digest);
      // What readers cannot reach stays out of the index.
      const isVisible = stored.row.merged_into === null && stored.row.withdrawn_at === null;
      if (isVisible) index.putResearch(id, prepareRecord(recordOf({ doc: stored.row.doc as string, authors: stored.authors })).index);
    },
    remove(id: number): void {
      clear(id);
      sql.remove.run(id);
    },
    /** Out of sight: no index entry, and its authors are counted anew. */
    hide(id: number): void {
      touchAuthors(id);
      index.dropResearch(id);
    },
    claim: (identity: string, id: number, digest: string | null) => void sql.claimAgain.run(identity, id, digest),
    claimIfFree: (identity: string, id: number) => void sql.claim.run(identity, id, null),
    setDigest: (id: number, digest: string) => void sql.setDigest.run(digest, id),
  };
}

export type ResearchRows = ReturnType<typeof researchRows>;
type Statements = ReturnType<typeof researchStatements>;

/** The values of a record's row, and all that stands about it in other tables. */
function filler(database: DatabaseSync, sql: Statements, touched: TouchedAuthors) {
  const typeId = codes(database, 'research_type');
  const areaId = codes(database, 'research_area');
  const numberOf = (ids: Map<string, number>, kind: string, code: string, key: string): number => {
    const id = ids.get(code);
    if (id === undefined) throw new Problem('bad_request', { detail: `Record ${key}: unknown research ${kind} "${code}".` });
    return id;
  };
  return {
    values: (record: PreparedRecord, digest: string) => [
      record.key,
      record.doi,
      numberOf(typeId, 'type', record.type, record.key),
      record.year,
      record.language,
      Number(record.hasArabic),
      record.openAccess === null ? null : Number(record.openAccess),
      record.citations,
      record.sortEn,
      record.sortAr,
      record.authorCount,
      digest,
    ],
    rest(id: number, record: PreparedRecord, authors: AuthorIdentifier): void {
      const taken = new Set<number>();
      for (const [place, person] of record.people.entries()) {
        const { id: author, rule } = authors.identify(person, taken);
        taken.add(author);
        touched.add(author);
        sql.sign.run(id, place + 1, author, person.affiliation, Number(person.corresponding), rule);
      }
      for (const [place, code] of record.areas.entries()) sql.file.run(id, place + 1, numberOf(areaId, 'area', code, record.key));
      sql.putAuthors.run(id, record.authors);
      for (const identity of record.identities) sql.claim.run(identity, id, null);
    },
  };
}

function readStored(sql: Statements, id: number): StoredResearch {
  return {
    row: sql.row.get(id) as StoredResearch['row'],
    authors: (sql.authors.get(id) as { doc: string } | undefined)?.doc ?? '[]',
    authorship: sql.authorship.all(id).map((row) => Object.values(row)) as never,
    areas: (sql.areas.all(id) as { area_id: number }[]).map((row) => row.area_id),
    identities: sql.identities.all(id).map((row) => Object.values(row)) as never,
  };
}
