import type { DatabaseSync } from 'node:sqlite';
import type { PreparedAffiliation, PreparedSaid } from '#lib/service/store/institutions/prepare-affiliations.ts';
import type { Made, TouchedAuthors } from '#lib/service/store/sqlite/undo/touched.ts';
import { institutionRecogniser } from './institution-recogniser.ts';
import { writeStatement } from './write-statement.ts';

/** Where one signature is from, as it stands in the file. */
export type SignedFrom = readonly [position: number, place: number, saidId: number | null, country: string | null];

/** So many look-ups are cached; institutions recur from record to record. */
const cachedMax = 50_000;
/** Writes from where people signed, and adds the institutions that are not there. */
export function institutionWriter(database: DatabaseSync, touched: TouchedAuthors) {
  const sql = statements(database);
  const recognise = institutionRecogniser(database);
  const known = new Map<string, number>();
  const remember = (key: string, id: number) => {
    if (known.size >= cachedMax) known.clear();
    known.set(key, id);
    return id;
  };

  const add = (said: PreparedSaid, made: Made): number => {
    const institution = recognise.institutionOf(said) ?? addInstitution(made);
    const { digest, doc, known: slug, ror, openalex, keyEn, keyAr, country } = said;
    return Number(sql.addSaid.run(digest, institution, slug, ror, openalex, keyEn, keyAr, country, doc, made.batch).lastInsertRowid);
  };
  const addInstitution = ({ batch, at }: Made) => {
    const id = Number(sql.add.run(at, batch).lastInsertRowid);
    sql.lead.run(id);
    return id;
  };

  /** Said again after its batch was taken back, it is recognised anew; an institution that nobody else speaks of is the one it was. */
  const revive = (said: PreparedSaid, { id, institution }: VoidSaid, made: Made) => {
    const own = sql.isSpokenOf.get(institution) === undefined ? institution : addInstitution;
    const found = recognise.institutionOf(said) ?? (typeof own === 'number' ? own : own(made));
    sql.revive.run(made.batch, found, id);
  };

  const saidId = (said: PreparedSaid, made: Made): number => {
    const before = known.get(said.digest);
    if (before !== undefined) return before;
    const row = sql.byDigest.get(said.digest) as (VoidSaid & { void: number }) | undefined;
    if (row?.void) revive(said, row, made);
    return remember(said.digest, row?.id ?? add(said, made));
  };

  return {
    /** From where the author at a place of a publication signed. */
    sign(research: number, position: number, from: readonly PreparedAffiliation[], made: Made): void {
      for (const [place, { said, mayBe, country }] of from.entries()) {
        const id = said ? saidId(said, made) : mayBe && recognise.saidOfNamed(mayBe, country);
        if (id === undefined && country === null) continue;
        this.put(research, [position, place + 1, id ?? null, id === undefined ? country : null]);
      }
    },
    put(research: number, [position, place, id, country]: SignedFrom): void {
      sql.sign.run(research, position, place, id, country);
      if (id !== null) touched.institutions.add(Number((sql.ofSaid.get(id) as { id: number }).id));
    },
    /** Before the signatures of a publication go. */
    touch(research: number): void {
      for (const { id } of sql.ofResearch.all(research) as { id: number }[]) touched.institutions.add(id);
    },
  };
}

interface VoidSaid {
  readonly id: number;
  readonly institution: number;
}

export type InstitutionWriter = ReturnType<typeof institutionWriter>;

function statements(database: DatabaseSync) {
  return {
    byDigest: database.prepare('SELECT id, void, institution_id AS institution FROM institution_said WHERE digest = ?'),
    isSpokenOf: database.prepare('SELECT 1 FROM institution_said WHERE institution_id = ? AND void = 0'),
    ofSaid: database.prepare('SELECT institution_id AS id FROM institution_said WHERE id = ?'),
    ofResearch: database.prepare(
      'SELECT DISTINCT institution_id AS id FROM signed_from JOIN institution_said ON institution_said.id = said_id WHERE research_id = ?',
    ),
    add: writeStatement(database, 'INSERT INTO institution (leads_to, updated_at, batch) VALUES (0, ?, ?)'),
    lead: writeStatement(database, 'UPDATE institution SET leads_to = id WHERE id = ?'),
    addSaid: writeStatement(
      database,
      `INSERT INTO institution_said (digest, institution_id, known, ror, openalex, key_en, key_ar, country, doc, batch)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    revive: writeStatement(database, 'UPDATE institution_said SET void = 0, batch = ?, institution_id = ? WHERE id = ?'),
    sign: writeStatement(database, 'INSERT INTO signed_from VALUES (?, ?, ?, ?, ?)'),
  };
}
