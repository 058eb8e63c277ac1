import type { DatabaseSync } from 'node:sqlite';
import type { ChangedAuthors, RowChange } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import type { PreparedAffiliation, PreparedStatement } from '#lib/store/values/prepare-affiliations.ts';
import { institutionRecogniser } from './institution-recogniser.ts';

/** An institution, or only a country, that an authorship states, as a row of `signed_from`. */
export type SignedFrom = readonly [position: number, place: number, statementId: number | null, country: string | null];

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

  const add = (statement: PreparedStatement, change: RowChange): number => {
    const institution = recognise.institutionOf(statement) ?? addInstitution(change);
    const { digest, doc, known: slug, ror, openalex, keyEn, keyAr, country } = statement;
    return Number(sql.addStatement.run(digest, institution, slug, ror, openalex, keyEn, keyAr, country, doc, change.batch).lastInsertRowid);
  };
  const addInstitution = ({ batch, at }: RowChange) => {
    const id = Number(sql.add.run(at, batch).lastInsertRowid);
    sql.lead.run(id);
    return id;
  };

  /** Makes a void statement valid again: for the institution it now matches, else for its previous one if unused, else for a new one. */
  const revive = (statement: PreparedStatement, { id, institution }: VoidStatement, change: RowChange) => {
    const ownInstitution = sql.hasStatements.get(institution) === undefined ? institution : addInstitution;
    const institutionId =
      recognise.institutionOf(statement) ?? (typeof ownInstitution === 'number' ? ownInstitution : ownInstitution(change));
    sql.revive.run(change.batch, institutionId, id);
  };

  const statementId = (statement: PreparedStatement, change: RowChange): number => {
    const cached = cache.get(statement.digest);
    if (cached !== undefined) return cached;
    const row = sql.byDigest.get(statement.digest) as (VoidStatement & { void: number }) | undefined;
    if (row?.void) revive(statement, row, change);
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
    put(research: number, [position, place, id, country]: SignedFrom): void {
      sql.sign.run(research, position, place, id, country);
      if (id !== null) touched.institutions.add(Number((sql.ofStatement.get(id) as { id: number }).id));
    },
    /** Marks the institutions of a publication as changed; call before its authorships are removed. */
    touch(research: number): void {
      for (const { id } of sql.ofResearch.all(research) as { id: number }[]) touched.institutions.add(id);
    },
  };
}

interface VoidStatement {
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
    lead: writeStatement(database, 'UPDATE institution SET leads_to = id WHERE id = ?'),
    addStatement: writeStatement(
      database,
      `INSERT INTO institution_said (digest, institution_id, known, ror, openalex, key_en, key_ar, country, doc, batch)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    revive: writeStatement(database, 'UPDATE institution_said SET void = 0, batch = ?, institution_id = ? WHERE id = ?'),
    sign: writeStatement(database, 'INSERT INTO signed_from (research_id, position, place, said_id, country) VALUES (?, ?, ?, ?, ?)'),
  };
}
