import type { DatabaseSync } from 'node:sqlite';
import { writeStatement } from './write-statement.ts';

/** Columns of a person that undo restores; counts over their publications are recomputed. */
export const authorColumns = [
  'name_en',
  'name_ar',
  'inverted',
  'orcid',
  'country',
  'affiliation',
  'variants',
  'sort_en',
  'sort_ar',
  'initial_en',
  'initial_ar',
  'is_group',
  'updated_at',
  'merged_into',
] as const;

/** Saves rows of people with their identities before a batch changes or removes them. */
export function authorBackup(database: DatabaseSync) {
  const select = `INSERT OR IGNORE INTO author_before SELECT ?1, id, json_object(${authorColumns.map((name) => `'${name}', ${name}`).join(', ')},
    'held', (SELECT json_group_array(json_array(identity, batch)) FROM author_identity WHERE author_id = author.id)) FROM author WHERE id = ?2`;
  const statement = writeStatement(database, select);
  const ofEarlier = writeStatement(
    database,
    `${select} AND EXISTS (SELECT 1 FROM author_identity WHERE author_id = author.id AND batch <> ?1)`,
  );
  return {
    put: (batch: string, id: number) => void statement.run(batch, id),
    /** Skips people whom the batch itself added: undo removes them. */
    ofEarlier: (batch: string, id: number) => void ofEarlier.run(batch, id),
  };
}
