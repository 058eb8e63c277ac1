/** Institutions that bear one of five kinds of marks, and those they lead to or that lead to them; `among` writes that a column is in the list at a place. */
export const institutionsQuery = (among: (column: string, place: number) => string): string => `
  WITH found AS (
    SELECT institution_id AS id FROM institution_said WHERE ${among('digest', 1)} UNION SELECT institution_id FROM institution_said WHERE ${among('known', 2)}
    UNION SELECT institution_id FROM institution_said WHERE ${among('ror', 3)} UNION SELECT institution_id FROM institution_said WHERE ${among('openalex', 4)}
    UNION SELECT institution_id FROM institution_said WHERE ${among('key_en', 5)} UNION SELECT institution_id FROM institution_said WHERE ${among('key_ar', 5)})
  SELECT id FROM found UNION SELECT leads_to FROM institution JOIN found USING (id)`;

export const signedFromQuery = (among: string): string =>
  `SELECT DISTINCT institution_id AS id FROM signed_from JOIN institution_said ON institution_said.id = said_id WHERE research_id ${among}`;
