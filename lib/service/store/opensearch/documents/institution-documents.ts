import type { DatabaseSync } from 'node:sqlite';
import { type InstitutionRow, institutionColumns } from '#lib/service/store/institutions/read-institutions.ts';
import { among, batched, type IndexDocument, rowsBy } from './index-document.ts';

/** The documents of institutions, as `publicationDocuments`. One depends on the institution's row and on the identifiers by which it was recognised. */
export function institutionDocuments(database: DatabaseSync, ids: Iterable<number>): Generator<IndexDocument> {
  const read = institutionReader(database);
  return batched(ids, read);
}

function institutionReader(database: DatabaseSync) {
  const institutions = rowsBy<InstitutionRow & { leads_to: number }>(
    database,
    `SELECT ${institutionColumns}, leads_to FROM institution WHERE id ${among}`,
    'id',
  );
  const keys = rowsBy<{ institution_id: number; key: string; said: number }>(
    database,
    `SELECT institution_id, 'known:' || known AS key, MIN(id) AS said FROM institution_said WHERE institution_id ${among} AND known IS NOT NULL GROUP BY 1, 2
     UNION ALL SELECT institution_id, 'openalex:' || openalex, MIN(id) FROM institution_said WHERE institution_id ${among} AND openalex IS NOT NULL GROUP BY 1, 2`,
    'institution_id',
  );
  return function* (ids: readonly number[]): Generator<IndexDocument> {
    const [rows, knownBy] = [institutions(ids), keys(ids)];
    for (const id of ids) {
      const stored = rows.get(id)?.[0];
      if (!stored) {
        yield { id: String(id), body: { id, state: 'removed' } };
        continue;
      }
      const { leads_to, ...row } = stored;
      const names = knownBy.get(id) ?? [];
      const life = leads_to === id ? { state: 'live' as const } : { state: 'merged' as const, into: leads_to };
      yield {
        id: String(id),
        body: {
          id,
          ...life,
          changedAt: row.updated_at,
          isShown: leads_to === id && row.publication_count > 0,
          ...(row.country !== null && { country: row.country }),
          keys: names.map(({ key }) => key),
          // Of several institutions with one key, the one that was said first counts.
          row: { ...row, said: Object.fromEntries(names.map(({ key, said }) => [key, said])) },
        },
      };
    }
  };
}
