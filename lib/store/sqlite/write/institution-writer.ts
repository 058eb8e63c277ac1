import type { DatabaseSync } from 'node:sqlite';
import type { ChangedAuthors, RowChange } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import type { SignedFrom } from '#lib/store/sqlite/read/stored-research.ts';
import type { PreparedAffiliation, PreparedStatement } from '#lib/store/values/prepare-affiliations.ts';
import { institutionRecogniser } from './institution-recogniser.ts';

/** Maximum number of cached look-ups; institutions recur across records. */
const cachedMax = 50_000;
/** Writes the affiliations of authorships and adds missing institutions. */
export function institutionWriter(database: DatabaseSync, touched: ChangedAuthors) {
  const sql = statements(database);
  const recognise = institutionRecogniser(database);
  const cache = new Map<string, number>();
  const remember = (key: string, id: number) => {
    if (cache.size >= cachedMax) cache.clear();
    cache.set(key, id);
    return id;
  };

  /** The institution that a statement matches, else the one it had before, if no valid statement has claimed that one, else a new one. */
  const institutionFor = (statement: PreparedStatement, previous: number | undefined, { batch, at }: RowChange): number => {
    const match = recognise.institutionOf(statement);
    if (match !== undefined) return match;
    if (previous !== undefined && sql.hasStatements.get(previous) === undefined) {
      sql.restore.run(previous, previous, at, batch);
      return previous;
    }
    const id = Number(sql.add.run(at, batch).lastInsertRowid);
    sql.lead.run(id);
    return id;
  };

  const add = (statement: PreparedStatement, change: RowChange): number => {
    const reserved = sql.reserved.get(statement.digest) as FormerStatement | undefined;
    const institution = institutionFor(statement, reserved?.institution, change);
    if (reserved) sql.release.run(statement.digest);
    const { digest, doc, known: slug, ror, openalex, keyEn, keyAr, country } = statement;
    const values = [digest, institution, slug, ror, openalex, keyEn, keyAr, country, doc, change.batch];
    return Number(sql.addStatement.run(reserved?.id ?? null, ...values).lastInsertRowid);
  };

  const statementId = (statement: PreparedStatement, change: RowChange): number => {
    const cached = cache.get(statement.digest);
    if (cached !== undefined) return cached;
    const row = sql.byDigest.get(statement.digest) as (FormerStatement & { void: number }) | undefined;
    if (row?.void) {
      const institution = institutionFor(statement, row.institution, change);
      sql.revive.run(change.batch, institution, row.id);
      if (institution !== row.institution) for (const { id } of sql.signed.all(row.id) as { id: number }[]) touched.linked.add(id);
    }
    return remember(statement.digest, row?.id ?? add(statement, change));
  };

  return {
    /** Stores the affiliations of one authorship of a publication. */
    sign(research: number, position: number, from: readonly PreparedAffiliation[], change: RowChange): void {
      for (const [index, { statement, candidates, country }] of from.entries()) {
        const id = statement ? statementId(statement, change) : candidates && recognise.statementByName(candidates, country);
        if (id === undefined && country === null) continue;
        this.put(research, [position, index + 1, id ?? null, id === undefined ? country : null]);
      }
    },
    /** Signs one row; skips a statement that a record saved before the undo of its batch. */
    put(research: number, [position, place, id, country]: SignedFrom): void {
      const owner = id === null ? undefined : (sql.ofStatement.get(id) as { id: number } | undefined);
      if (id !== null && !owner) return;
      sql.sign.run(research, position, place, id, country);
      if (owner) touched.institutions.add(owner.id);
    },
    /** Marks the institutions of a publication as changed; call before its authorships are removed. */
    touch(research: number): void {
      for (const { id } of sql.ofResearch.all(research) as { id: number }[]) touched.institutions.add(id);
    },
  };
}

/** A statement of an undone batch: its id, and the id of its institution then. */
interface FormerStatement {
  readonly id: number;
  readonly institution: number;
}

export type InstitutionWriter = ReturnType<typeof institutionWriter>;

function statements(database: DatabaseSync) {
  return {
    byDigest: database.prepare('SELECT id, void, institution_id AS institution FROM institution_said WHERE digest = ?'),
    hasStatements: database.prepare('SELECT 1 FROM institution_said WHERE institution_id = ? AND void = 0'),
    ofStatement: database.prepare('SELECT institution_id AS id FROM institution_said WHERE id = ?'),
    ofResearch: database.prepare(
      'SELECT DISTINCT institution_id AS id FROM signed_from JOIN institution_said ON institution_said.id = said_id WHERE research_id = ?',
    ),
    add: writeStatement(database, 'INSERT INTO institution (leads_to, updated_at, batch) VALUES (0, ?, ?)'),
    restore: writeStatement(database, 'INSERT OR IGNORE INTO institution (id, leads_to, updated_at, batch) VALUES (?, ?, ?, ?)'),
    reserved: database.prepare('SELECT said_id AS id, institution_id AS institution FROM institution_reserved WHERE digest = ?'),
    release: writeStatement(database, 'DELETE FROM institution_reserved WHERE digest = ?'),
    lead: writeStatement(database, 'UPDATE institution SET leads_to = id WHERE id = ?'),
    addStatement: writeStatement(
      database,
      `INSERT INTO institution_said (id, digest, institution_id, known, ror, openalex, key_en, key_ar, country, doc, batch)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    signed: database.prepare('SELECT DISTINCT research_id AS id FROM signed_from WHERE said_id = ?'),
    revive: writeStatement(database, 'UPDATE institution_said SET void = 0, batch = ?, institution_id = ? WHERE id = ?'),
    sign: writeStatement(database, 'INSERT INTO signed_from (research_id, position, place, said_id, country) VALUES (?, ?, ?, ?, ?)'),
  };
}
