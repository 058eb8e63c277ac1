import type { Suspect } from '#lib/store/port/curation.ts';

interface Pair {
  readonly a: number;
  readonly b: number;
  readonly name_a: string | null;
  readonly name_b: string | null;
}

/** SQL for pairs of institutions with the same name, unless both have ROR ids; optionally of one batch. `batch`, `limit`: placeholders. */
export const institutionSuspectsQuery = (batch: string, limit: string): string => `
  WITH named AS (
    SELECT key_en AS name, leads_to AS id, institution_said.batch AS batch FROM institution_said JOIN institution ON institution.id = institution_id WHERE key_en IS NOT NULL
    UNION SELECT key_ar, leads_to, institution_said.batch FROM institution_said JOIN institution ON institution.id = institution_id WHERE key_ar IS NOT NULL
  ), twice AS (SELECT name FROM named GROUP BY name HAVING COUNT(DISTINCT id) BETWEEN 2 AND 20)
  SELECT DISTINCT one.id AS a, two.id AS b, COALESCE(one.name_en, one.name_ar) AS name_a, COALESCE(two.name_en, two.name_ar) AS name_b
  FROM twice JOIN named AS x ON x.name = twice.name JOIN named AS y ON y.name = twice.name JOIN institution AS one ON one.id = x.id JOIN institution AS two ON two.id = y.id
  WHERE x.id < y.id AND (one.ror IS NULL OR two.ror IS NULL) AND one.publication_count > 0 AND two.publication_count > 0
    AND (${batch} IS NULL OR ${batch} IN (x.batch, y.batch))
  ORDER BY 1, 2 LIMIT ${limit}`;

export const institutionSuspects = (pairs: readonly unknown[]): Suspect[] =>
  (pairs as readonly Pair[]).map(({ a, b, name_a, name_b }) => ({
    kind: 'institution',
    ids: [String(a), String(b)],
    names: [name_a ?? '', name_b ?? ''],
    because: 'same name',
  }));
