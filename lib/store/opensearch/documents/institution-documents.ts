import type { DatabaseSync } from 'node:sqlite';
import { type InstitutionRow, institutionColumns } from '#lib/store/institutions/read-institutions.ts';
import { type Fields, idNumber, mark, returned, term, valuesOf } from './fields.ts';
import { amongIds, documentsFrom, type IndexDocument, rowsBy } from './index-document.ts';

type StoredInstitution = InstitutionRow & { readonly leads_to: number };

interface InstitutionSource {
  readonly row: StoredInstitution;
  readonly keys: readonly { readonly key: string; readonly oldest: number }[];
}

export const institutionFields: Fields<InstitutionSource> = {
  id: [idNumber, ({ row }) => row.id],
  state: [term, ({ row }) => (row.leads_to === row.id ? 'live' : 'merged')],
  into: [returned, ({ row }) => (row.leads_to === row.id ? undefined : row.leads_to)],
  isShown: [mark, ({ row }) => row.leads_to === row.id && row.publication_count > 0],
  keys: [term, ({ keys }) => keys.map(({ key }) => key), 'unstored'],
  // If several institutions have the same key, readers choose the one whose statement is the oldest.
  row: [
    returned,
    ({ row: { leads_to: _, ...row }, keys }) => ({ ...row, said: Object.fromEntries(keys.map((each) => [each.key, each.oldest])) }),
  ],
};

/** Generates the OpenSearch documents of institutions from their rows and identifiers, one for every id, in the order of `ids`. */
export function institutionDocuments(database: DatabaseSync, ids: Iterable<number>): Generator<IndexDocument> {
  const rows = rowsBy<StoredInstitution>(database, `SELECT ${institutionColumns}, leads_to FROM institution WHERE id ${amongIds}`, 'id');
  const keys = rowsBy<{ institution_id: number; key: string; oldest: number }>(
    database,
    `SELECT institution_id, 'known:' || known AS key, MIN(id) AS oldest FROM institution_said WHERE institution_id ${amongIds} AND known IS NOT NULL GROUP BY 1, 2
     UNION ALL SELECT institution_id, 'openalex:' || openalex, MIN(id) FROM institution_said WHERE institution_id ${amongIds} AND openalex IS NOT NULL GROUP BY 1, 2`,
    'institution_id',
  );
  return documentsFrom({ rows, keys }, ids, (id, { rows: [row], keys: institutionKeys }) =>
    row ? valuesOf(institutionFields, { row, keys: institutionKeys }) : { id, state: 'removed' },
  );
}
