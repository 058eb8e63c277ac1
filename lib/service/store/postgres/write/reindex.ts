import { randomUUID } from 'node:crypto';
import { copyRows } from '#lib/service/store/postgres/copy/copy-rows.ts';
import { databaseProblem } from '#lib/service/store/postgres/database-problem.ts';
import { readIndexState, setIndexVersion } from '#lib/service/store/postgres/read/index-version.ts';
import { postgresRows } from '#lib/service/store/postgres/read/row-source.ts';
import type { Servers } from '#lib/service/store/postgres/servers.ts';
import type { TransactionSql } from '#lib/service/store/postgres/sql.ts';
import { touchedAuthors } from '#lib/service/store/sqlite/undo/touched.ts';
import { affiliatedOf, byNoBatch, signedAgain } from '#lib/service/store/sqlite/write/sign-again.ts';
import type { IndexedRecord } from '#lib/service/store/upkeep/copied-store.ts';
import {
  fillIndex,
  type IndexRenewal,
  type NamedPerson,
  nothing,
  type ReindexOptions,
  type ReindexReport,
} from '#lib/service/store/upkeep/reindex.ts';
import { rowFetcher } from '#lib/service/store/working-copy/fetch-rows.ts';
import { researchParts, type SharedTable } from '#lib/service/store/working-copy/tables.ts';
import { openWorkingCopy, type Values } from '#lib/service/store/working-copy/working-copy.ts';
import { lockForWriting } from './change-rows.ts';
import { rowFlusher } from './flush-rows.ts';
import { lastIdsIn } from './last-ids.ts';
import { refreshInstitutions } from './refresh-institutions.ts';
import { nameVector, postingFiller } from './write-index.ts';

/** Rows read at a time. */
const chunkSize = 500;

/**
 * Makes the search index anew, in one transaction on the primary. Old rows are deleted and not truncated: a request that is under way goes on in its snapshot,
 * on replicas too, and would find an empty table otherwise. What they leave behind is cleaned up at the end.
 */
export async function reindex(servers: Servers, options: ReindexOptions = {}): Promise<ReindexReport> {
  try {
    const report = await servers.writer.begin(async (tx) => {
      await lockForWriting(tx);
      if (options.unlessCurrent && (await readIndexState(tx)) === 'current') return nothing;
      await tx.unsafe('DELETE FROM posting; DELETE FROM research_index; DELETE FROM author_text');
      const postings = postingFiller(tx);
      const signed = await signingCopy(tx);
      const made = await renewal(tx, postings, signed)
        .then((store) => fillIndex(store, options))
        .then(async (report) => {
          await signed.finish();
          return report;
        })
        .finally(signed.close);
      await postings.finish();
      // What waits beside the index is read from end to end by every search until it is taken in.
      await tx`SELECT gin_clean_pending_list('author_text_terms')`;
      await noteRenewal(tx);
      return made;
    });
    if (report === nothing) return report;
    await servers.checkNow();
    // Where it cannot be done now, the server does it by itself in a while; searches are slower until then.
    await servers.writer.unsafe('VACUUM (ANALYZE) posting, research_index, author_text').catch(() => undefined);
    return report;
  } catch (error) {
    throw databaseProblem(error, 'Making the index anew');
  }
}

async function noteRenewal(tx: TransactionSql): Promise<void> {
  const [row] = await tx`UPDATE meta SET value = (value::int + 1)::text WHERE name = 'data_version' RETURNING value`;
  await tx`UPDATE meta SET value = ${randomUUID()} WHERE name = 'data_mark'`;
  await setIndexVersion(tx);
  await tx`SELECT pg_notify('madar_data', ${String(row?.value)})`;
}

const publications = `research LEFT JOIN research_authors ON research_id = research.id WHERE withdrawn_at IS NULL AND merged_into IS NULL`;
const people = 'author WHERE merged_into IS NULL';

async function renewal(
  tx: TransactionSql,
  postings: ReturnType<typeof postingFiller>,
  signed: Awaited<ReturnType<typeof signingCopy>>,
): Promise<IndexRenewal> {
  const [row] = await tx.unsafe(`SELECT ((SELECT COUNT(*) FROM ${publications}) + (SELECT COUNT(*) FROM ${people}))::int AS n`);
  return {
    total: Number(row?.n),
    publications: () =>
      tx.chunks(
        `SELECT research.id AS id, research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors FROM ${publications} ORDER BY research.id`,
        chunkSize,
      ) as AsyncGenerator<IndexedRecord[]>,
    people: () => tx.chunks(`SELECT id, name_en, name_ar, variants FROM ${people} ORDER BY id`, chunkSize) as AsyncGenerator<NamedPerson[]>,
    putResearch: postings.put,
    signAgain: signed.signAgain,
    async putAuthors(entries) {
      const rows = entries.map(({ id, words, keys }) => [id, nameVector(words, keys)]);
      await copyRows(tx, 'author_text', ['author_id', 'terms'], rows);
    },
  };
}

const signedFrom = researchParts.find(({ name }) => name === 'signed_from') as SharedTable;

/** Works out anew from where stored publications were signed, by the rules of the SQLite store, in a working copy that holds no publications. */
async function signingCopy(tx: TransactionSql) {
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
