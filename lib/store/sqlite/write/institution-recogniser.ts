import type { DatabaseSync } from 'node:sqlite';
import type { PreparedStatement } from '#lib/store/values/prepare-affiliations.ts';

/** Maximum number of statements compared for one name. */
const namesakesMax = 20;

/** Finds the institution of a statement by reviewed slug, ROR or OpenAlex id, else by name and country. Ignores void statements. */
export function institutionRecogniser(database: DatabaseSync) {
  const sql = statements(database);

  const institutionOf = (statement: PreparedStatement): number | undefined => {
    const ids = (rows: unknown[]) => [...new Set((rows as { id: number }[]).map(({ id }) => id))];
    for (const name of ['known', 'ror', 'openalex'] as const) {
      const value = statement[name];
      const [id] = value === null ? [] : ids(sql[name].all(value));
      if (id !== undefined && !contradicts(id, statement)) return id;
    }
    const namesakes = [statement.keyEn, statement.keyAr].flatMap((key) =>
      key ? (sql.byName.all(key, key, namesakesMax) as unknown as Namesake[]) : [],
    );
    const local = namesakes.filter(({ country }) => statement.country !== null && country === statement.country);
    const match = ids(local).find((id) => !contradicts(id, statement));
    if (match !== undefined) return match;
    const candidates = ids(namesakes);
    return statement.country === null && candidates.length === 1 && !contradicts(candidates[0] as number, statement)
      ? candidates[0]
      : undefined;
  };

  /** Whether the institution has another ROR id, or another row in the reviewed table, than the statement gives. */
  const contradicts = (id: number, statement: PreparedStatement): boolean =>
    (sql.statedKeys.all(id) as { ror: string | null; known: string | null }[]).some(
      ({ ror, known: slug }) =>
        (ror !== null && statement.ror !== null && ror !== statement.ror) ||
        (slug !== null && statement.known !== null && slug !== statement.known),
    );

  /** For the first of `names` with just one institution in the country, a statement of that institution. Unknown countries also match. */
  const statementByName = (names: readonly string[], country: string | null): number | undefined => {
    for (const key of names) {
      const namesakes = sql.byName.all(key, key, namesakesMax) as unknown as Namesake[];
      const local = namesakes.filter((namesake) => !country || !namesake.country || namesake.country === country);
      if (new Set(local.map(({ id }) => id)).size === 1) return local[0]?.statement;
    }
    return undefined;
  };

  return { institutionOf, statementByName };
}

interface Namesake {
  readonly id: number;
  readonly statement: number;
  readonly country: string | null;
}

/** Statements of batches that are not undone. */
const valid = 'institution_said WHERE void = 0';

function statements(database: DatabaseSync) {
  const byColumn = (column: string) =>
    database.prepare(`SELECT institution_id AS id FROM ${valid} AND institution_said.${column} = ? ORDER BY institution_said.id LIMIT 3`);
  return {
    known: byColumn('known'),
    ror: byColumn('ror'),
    openalex: byColumn('openalex'),
    byName: database.prepare(
      `SELECT institution_id AS id, institution_said.id AS statement, country FROM ${valid} AND (key_en = ? OR key_ar = ?) ORDER BY institution_said.id LIMIT ?`,
    ),
    statedKeys: database.prepare(`SELECT DISTINCT ror, known FROM ${valid} AND institution_id = ?`),
  };
}
