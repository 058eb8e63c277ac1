import { postgresRows } from '#lib/service/store/postgres/read/row-source.ts';
import type { TransactionSql } from '#lib/service/store/postgres/sql.ts';
import { touchedAuthors } from '#lib/service/store/sqlite/undo/touched.ts';
import { affiliatedOf, byNoBatch, signedAgain } from '#lib/service/store/sqlite/write/sign-again.ts';
import type { IndexedRecord } from '#lib/service/store/upkeep/copied-store.ts';
import { rowFetcher } from '#lib/service/store/working-copy/fetch-rows.ts';
import { researchParts, type SharedTable } from '#lib/service/store/working-copy/tables.ts';
import { openWorkingCopy, type Values } from '#lib/service/store/working-copy/working-copy.ts';
import { rowFlusher } from './flush-rows.ts';
import { lastIdsIn } from './last-ids.ts';
import { refreshInstitutions } from './refresh-institutions.ts';

const signedFrom = researchParts.find(({ name }) => name === 'signed_from') as SharedTable;

/** Works out anew from where stored publications were signed, by the rules of the SQLite store, in a working copy that holds no publications. */
export async function signingCopy(tx: TransactionSql) {
  const meta = new Map((await tx`SELECT name, value FROM meta`).map((row) => [String(row.name), String(row.value)]));
  const known = lastIdsIn(meta);
  const copy = openWorkingCopy(known, meta.get('data_version') ?? '0');
  copy.database.exec('PRAGMA foreign_keys = OFF');
  const source = postgresRows(tx);
  const fetch = rowFetcher(source, copy);
  const flusher = rowFlusher(tx, copy, { ...known });
  await fetch.batches();
  const touched = touchedAuthors();
  const sign = signedAgain(copy.database, touched, byNoBatch());
  return {
    async signAgain(records: readonly IndexedRecord[]): Promise<void> {
      const affiliated = affiliatedOf(records);
      const ids = affiliated.map(({ id }) => id);
      await fetch.institutions(await source.signedFrom(ids));
      await fetch.forAffiliations(affiliated.flatMap(({ from }) => from.flat()));
      copy.take(signedFrom, (await source.rows(signedFrom, ids)) as readonly Values[]);
      copy.forgetChanges();
      sign(affiliated);
      await flusher.flush();
      copy.dropPublications();
    },
    async finish(): Promise<void> {
      await flusher.writeLastIds();
      await refreshInstitutions(tx, new Set(touched.institutions.ids()));
    },
    close: () => copy.close(),
  };
}
