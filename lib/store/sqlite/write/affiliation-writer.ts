import type { DatabaseSync } from 'node:sqlite';
import { recordOf } from '#lib/store/records/prepare-record.ts';
import type { ChangedAuthors, RowChange } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import type { IndexedRecord } from '#lib/store/upkeep/reindex.ts';
import { type PreparedAffiliation, prepareAffiliations } from '#lib/store/values/prepare-affiliations.ts';
import { institutionWriter } from './institution-writer.ts';

/** Data derived from stored records belongs to no batch, so no undo removes it. */
export const derivedChange = (): RowChange => ({ batch: '', at: `${new Date().toISOString().slice(0, 19)}Z` });

/** A publication with the affiliations of each author. */
export interface AffiliatedRecord {
  readonly id: number;
  readonly from: readonly (readonly PreparedAffiliation[])[];
}

export const withAffiliations = (records: readonly IndexedRecord[]): AffiliatedRecord[] =>
  records.map(({ id, ...texts }) => ({ id, from: recordOf(texts).authors.map(prepareAffiliations) }));

/** Rewrites the affiliations of stored authorships; an unchanged institution keeps its id. */
export function affiliationWriter(
  database: DatabaseSync,
  touched: ChangedAuthors,
  change: RowChange,
): (records: readonly AffiliatedRecord[]) => void {
  const institutions = institutionWriter(database, touched);
  const clear = writeStatement(database, 'DELETE FROM signed_from WHERE research_id = ?');
  return (records) => {
    for (const { id, from } of records) {
      institutions.touch(id);
      clear.run(id);
      for (const [index, affiliations] of from.entries()) institutions.sign(id, index + 1, affiliations, change);
    }
  };
}
