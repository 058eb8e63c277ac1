import type { DatabaseSync } from 'node:sqlite';

const unused = 'void = 1 AND NOT EXISTS (SELECT 1 FROM signed_from WHERE said_id = institution_said.id)';

/**
 * Removes statements of undone batches that no authorship has, and institutions about which no statement is left. Their ids stay reserved
 * with the digest of the statement, so that an institution that returns has its id again. A merged institution and its target stay.
 */
export function sweepInstitutions(database: DatabaseSync): void {
  database.exec(`
    INSERT OR REPLACE INTO institution_reserved (digest, said_id, institution_id) SELECT digest, id, institution_id FROM institution_said WHERE ${unused};
    DELETE FROM institution_said WHERE ${unused};
    DELETE FROM institution WHERE id IN (SELECT institution_id FROM institution_reserved) AND merged_into IS NULL
      AND NOT EXISTS (SELECT 1 FROM institution_said WHERE institution_id = institution.id)
      AND NOT EXISTS (SELECT 1 FROM institution AS other WHERE other.leads_to = institution.id AND other.id <> institution.id)`);
}
