import type { DatabaseSync } from 'node:sqlite';
import type { PreparedSaid } from '#lib/service/store/institutions/prepare-affiliations.ts';

/** Bodies of one name that are looked at. */
const namesakesMax = 20;

/**
 * Finds the institution that something is said of: by the reviewed table, by its ROR id, by its OpenAlex id, else by its name and country where no identifier contradicts; a name
 * without a country is of the only body that bears it. What a batch has said that was taken back counts for nothing.
 */
export function institutionRecogniser(database: DatabaseSync) {
  const sql = statements(database);

  const institutionOf = (said: PreparedSaid): number | undefined => {
    const ids = (rows: unknown[]) => [...new Set((rows as { id: number }[]).map(({ id }) => id))];
    for (const name of ['known', 'ror', 'openalex'] as const) {
      const value = said[name];
      const [id] = value === null ? [] : ids(sql[name].all(value));
      if (id !== undefined && !contradicts(id, said)) return id;
    }
    const named = [said.keyEn, said.keyAr].flatMap((key) => (key ? (sql.named.all(key, key, namesakesMax) as unknown as Namesake[]) : []));
    const here = named.filter(({ country }) => said.country !== null && country === said.country);
    const fit = ids(here).find((id) => !contradicts(id, said));
    if (fit !== undefined) return fit;
    const all = ids(named);
    return said.country === null && all.length === 1 && !contradicts(all[0] as number, said) ? all[0] : undefined;
  };

  /** Another ROR id, or another row of the reviewed table, is another body. */
  const contradicts = (id: number, said: PreparedSaid): boolean =>
    (sql.stated.all(id) as { ror: string | null; known: string | null }[]).some(
      ({ ror, known: slug }) =>
        (ror !== null && said.ror !== null && ror !== said.ror) || (slug !== null && said.known !== null && slug !== said.known),
    );

  /** What is said of the only institution that one of these names leads to. */
  const saidOfNamed = (mayBe: readonly string[], country: string | null): number | undefined => {
    for (const key of mayBe) {
      const named = sql.named.all(key, key, namesakesMax) as unknown as Namesake[];
      const here = named.filter((one) => !country || !one.country || one.country === country);
      if (new Set(here.map(({ id }) => id)).size === 1) return here[0]?.said;
    }
    return undefined;
  };

  return { institutionOf, saidOfNamed };
}

interface Namesake {
  readonly id: number;
  readonly said: number;
  readonly country: string | null;
}

/** What is said by batches that were not taken back. */
const valid = 'institution_said WHERE void = 0';

function statements(database: DatabaseSync) {
  const by = (column: string) =>
    database.prepare(`SELECT institution_id AS id FROM ${valid} AND institution_said.${column} = ? ORDER BY institution_said.id LIMIT 3`);
  return {
    known: by('known'),
    ror: by('ror'),
    openalex: by('openalex'),
    named: database.prepare(
      `SELECT institution_id AS id, institution_said.id AS said, country FROM ${valid} AND (key_en = ? OR key_ar = ?) ORDER BY institution_said.id LIMIT ?`,
    ),
    stated: database.prepare(`SELECT DISTINCT ror, known FROM ${valid} AND institution_id = ?`),
  };
}
