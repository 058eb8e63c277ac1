import type { DatabaseSync } from 'node:sqlite';
import type { ChangedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';

/** Works of the same year that have to name the institution. With one, 96.5 % of 7,066 withheld affiliations were right; with two, 98.8 % of 4,884. */
const sourcesMin = 2;

/** One authorship of a person. */
interface Signature {
  readonly research: number;
  readonly position: number;
  readonly isVisible: number;
  /** Whether the work states an affiliation of this person: institutions, a text or a country. */
  readonly isStated: number;
  /** Number of stated institutions; `institution` and `statement` are the first of them. */
  readonly institutions: number;
  readonly institution: number | null;
  readonly statement: number | null;
  /** The derived statement of an earlier change. */
  readonly derived: number | null;
}

/**
 * Derives the institution of people in works that state no affiliations, such as preprints: that of their other works of the same year, if
 * the person has an ORCID iD or OpenAlex id, all of these works name the same single institution, and one of them shares another author.
 * Depends on stored data alone, so undo is exact. Marks changed institutions in `touched`.
 */
export function deriveAffiliations(
  database: DatabaseSync,
  people: Iterable<number>,
  touched: Pick<ChangedAuthors, 'institutions' | 'linked'>,
): void {
  const sql = statements(database);
  const bareWorks = new Map<number, boolean>();
  const isBare = (research: number): boolean => {
    const earlier = bareWorks.get(research);
    if (earlier !== undefined) return earlier;
    const answer = sql.stated.get(research) === undefined;
    bareWorks.set(research, answer);
    return answer;
  };
  const derive = (person: number, work: Signature, signatures: readonly Signature[]): Signature | undefined => {
    if (!work.isVisible || work.isStated || !isBare(work.research)) return undefined;
    const sources = signatures.filter(({ isVisible, isStated }) => isVisible && isStated);
    const [first] = sources;
    const works = [...new Set(sources.map(({ research }) => research))];
    if (!first || works.length < sourcesMin) return undefined;
    if (sources.some(({ institutions, institution }) => institutions !== 1 || institution !== first.institution)) return undefined;
    return works.some((source) => sql.sharedAuthor.get(work.research, source, person) !== undefined) ? first : undefined;
  };
  const touch = (statement: number) => touched.institutions.add((sql.institution.get(statement) as { id: number }).id);
  for (const person of people) {
    const isIdentified = sql.identified.get(person) !== undefined;
    // People without an id and without derived institutions are most of an import.
    const years = (isIdentified ? sql.unstatedYears : sql.derivedYears).all(person) as { year: number | null }[];
    for (const { year } of years) {
      const signatures = sql.signatures.all(person, year) as unknown as Signature[];
      for (const work of signatures) {
        const statement = (isIdentified && year !== null && derive(person, work, signatures)?.statement) || null;
        if (statement === work.derived) continue;
        if (work.derived !== null) touch(work.derived);
        if (statement !== null) touch(statement);
        touched.linked.add(work.research);
        sql.remove.run(work.research, work.position);
        if (statement !== null) sql.insert.run(work.research, work.position, statement);
      }
    }
  }
}

/** Derives the institutions of everyone; for a rebuilt index, and for a file of the schema that had none. */
export function deriveAllAffiliations(database: DatabaseSync, touched: Pick<ChangedAuthors, 'institutions' | 'linked'>): void {
  const people = database.prepare('SELECT id FROM author WHERE merged_into IS NULL ORDER BY id').all() as { id: number }[];
  deriveAffiliations(
    database,
    people.map(({ id }) => id),
    touched,
  );
}

function statements(database: DatabaseSync) {
  const years = `SELECT DISTINCT year FROM authorship LEFT JOIN signed_from USING (research_id, position) CROSS JOIN research ON research.id = research_id
     WHERE author_id = ?`;
  return {
    // A signature with an institution or a country states an affiliation without a text.
    unstatedYears: database.prepare(`${years} AND affiliation IS NULL AND derived IS NOT 0`),
    derivedYears: database.prepare(`${years} AND derived = 1`),
    signatures: database.prepare(
      `SELECT authorship.research_id AS research, authorship.position AS position, withdrawn_at IS NULL AND research.merged_into IS NULL AS isVisible,
         authorship.affiliation IS NOT NULL OR COUNT(place) FILTER (WHERE derived = 0) > 0 AS isStated,
         COUNT(DISTINCT leads_to) FILTER (WHERE derived = 0) AS institutions, MIN(leads_to) FILTER (WHERE derived = 0) AS institution,
         MIN(said_id) FILTER (WHERE derived = 0) AS statement, MIN(said_id) FILTER (WHERE derived = 1) AS derived
       FROM authorship JOIN research ON research.id = authorship.research_id
         LEFT JOIN signed_from ON signed_from.research_id = authorship.research_id AND signed_from.position = authorship.position
         LEFT JOIN institution_said ON institution_said.id = said_id LEFT JOIN institution ON institution.id = institution_id
       WHERE author_id = ? AND year IS ? GROUP BY authorship.research_id, authorship.position ORDER BY authorship.research_id, authorship.position`,
    ),
    identified: database.prepare(
      `SELECT 1 FROM author_identity WHERE author_id = ? AND (identity GLOB 'orcid:*' OR identity GLOB 'openalex:*') LIMIT 1`,
    ),
    stated: database.prepare(
      `SELECT 1 FROM signed_from WHERE research_id = ?1 AND derived = 0
       UNION ALL SELECT 1 FROM authorship WHERE research_id = ?1 AND affiliation IS NOT NULL LIMIT 1`,
    ),
    sharedAuthor: database.prepare(
      `SELECT 1 FROM authorship AS one JOIN authorship AS two ON two.author_id = one.author_id
       WHERE one.research_id = ? AND two.research_id = ? AND one.author_id <> ? LIMIT 1`,
    ),
    institution: database.prepare('SELECT institution_id AS id FROM institution_said WHERE id = ?'),
    remove: writeStatement(database, 'DELETE FROM signed_from WHERE research_id = ? AND position = ? AND derived = 1'),
    insert: writeStatement(
      database,
      'INSERT INTO signed_from (research_id, position, place, said_id, country, derived) VALUES (?, ?, 1, ?, NULL, 1)',
    ),
  };
}
