import type { DatabaseSync } from 'node:sqlite';
import { type InstitutionRow, institutionColumns } from '#lib/store/institutions/read-institutions.ts';
import { amongIds, type IndexDocument, readBatches, rowsBy } from './index-document.ts';

/** Generates the OpenSearch documents of institutions from their rows and identifiers, one for every id, in the order of `ids`. */
export function institutionDocuments(database: DatabaseSync, ids: Iterable<number>): Generator<IndexDocument> {
  const readInstitutions = institutionReader(database);
  return readBatches(ids, readInstitutions);
}

function institutionReader(database: DatabaseSync) {
  const institutions = rowsBy<InstitutionRow & { leads_to: number }>(
    database,
    `SELECT ${institutionColumns}, leads_to FROM institution WHERE id ${amongIds}`,
    'id',
  );
  const keys = rowsBy<{ institution_id: number; key: string; oldest: number }>(
    database,
    `SELECT institution_id, 'known:' || known AS key, MIN(id) AS oldest FROM institution_said WHERE institution_id ${amongIds} AND known IS NOT NULL GROUP BY 1, 2
     UNION ALL SELECT institution_id, 'openalex:' || openalex, MIN(id) FROM institution_said WHERE institution_id ${amongIds} AND openalex IS NOT NULL GROUP BY 1, 2`,
    'institution_id',
  );
  return function* (ids: readonly number[]): Generator<IndexDocument> {
    const [rows, keysById] = [institutions(ids), keys(ids)];
    for (const id of ids) {
      const storedRow = rows.get(id)?.[0];
      if (!storedRow) {
        yield { id: String(id), body: { id, state: 'removed' } };
        continue;
      }
      const { leads_to, ...row } = storedRow;
      const keyRows = keysById.get(id) ?? [];
      const stateFields = leads_to === id ? { state: 'live' as const } : { state: 'merged' as const, into: leads_to };
      yield {
        id: String(id),
        body: {
          id,
          ...stateFields,
          changedAt: row.updated_at,
          isShown: leads_to === id && row.publication_count > 0,
          country: row.country ?? undefined,
          keys: keyRows.map(({ key }) => key),
          // If several institutions have the same key, readers choose the one whose statement is the oldest.
          row: { ...row, said: Object.fromEntries(keyRows.map(({ key, oldest }) => [key, oldest])) },
        },
      };
    }
  };
}
