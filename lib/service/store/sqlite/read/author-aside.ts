import type { DatabaseSync } from 'node:sqlite';
import { writeStatement } from '#lib/service/store/sqlite/write/write-statement.ts';

/** Columns of a person that undo puts back; what is counted of their publications is counted anew. */
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
  'updated_at',
  'merged_into',
] as const;

/** Puts rows of people aside, with the identities they bear, before a batch changes or removes them. */
export function authorAside(database: DatabaseSync) {
  const select = `INSERT OR IGNORE INTO author_before SELECT ?1, id, json_object(${authorColumns.map((name) => `'${name}', ${name}`).join(', ')},
    'held', (SELECT json_group_array(json_array(identity, batch)) FROM author_identity WHERE author_id = author.id)) FROM author WHERE id = ?2`;
  const all = writeStatement(database, select);
  const ofEarlier = writeStatement(
    database,
    `${select} AND EXISTS (SELECT 1 FROM author_identity WHERE author_id = author.id AND batch <> ?1)`,
  );
  return {
    put: (batch: string, id: number) => void all.run(batch, id),
    /** Not whom the batch itself brought: they go when it is undone. */
    ofEarlier: (batch: string, id: number) => void ofEarlier.run(batch, id),
  };
}
