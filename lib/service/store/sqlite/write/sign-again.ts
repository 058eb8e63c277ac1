import type { DatabaseSync } from 'node:sqlite';
import { type PreparedAffiliation, prepareAffiliations } from '#lib/service/store/institutions/prepare-affiliations.ts';
import { recordOf } from '#lib/service/store/records/prepare-record.ts';
import type { Made, TouchedAuthors } from '#lib/service/store/sqlite/undo/touched.ts';
import type { IndexedRecord } from '#lib/service/store/upkeep/indexed-record.ts';
import { institutionWriter } from './institution-writer.ts';
import { writeStatement } from './write-statement.ts';

/** What is worked out of stored records is of no batch, and stays when one is undone. */
export const byNoBatch = (): Made => ({ batch: '', at: `${new Date().toISOString().slice(0, 19)}Z` });

/** A publication, and from where each of its authors signed. */
export interface Affiliated {
  readonly id: number;
  readonly from: readonly (readonly PreparedAffiliation[])[];
}

export const affiliatedOf = (records: readonly IndexedRecord[]): Affiliated[] =>
  records.map(({ id, ...texts }) => ({ id, from: recordOf(texts).authors.map(prepareAffiliations) }));

/** Writes anew from where stored publications were signed. An institution that stays as it was keeps its number. */
export function signedAgain(database: DatabaseSync, touched: TouchedAuthors, made: Made): (records: readonly Affiliated[]) => void {
  const institutions = institutionWriter(database, touched);
  const clear = writeStatement(database, 'DELETE FROM signed_from WHERE research_id = ?');
  return (records) => {
    for (const { id, from } of records) {
      institutions.touch(id);
      clear.run(id);
      for (const [place, one] of from.entries()) institutions.sign(id, place + 1, one, made);
    }
  };
}
