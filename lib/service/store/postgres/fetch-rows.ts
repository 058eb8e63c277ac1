import type { PreparedPerson } from '#lib/service/store/prepare-person.ts';
import { preparePerson } from '#lib/service/store/prepare-person.ts';
import { type PreparedRecord, recordOf } from '#lib/service/store/prepare-record.ts';
import type { Sql } from './servers.ts';
import { authorIdentityTable, authorTable, batchColumns, researchParts, researchTable, type SharedTable } from './tables.ts';
import type { Values, WorkingCopy } from './working-copy.ts';

/** Brings into the working copy what a change may look up or touch. */
export function rowFetcher(tx: Sql, copy: WorkingCopy) {
  const asked = new Set<string>();
  const hasAuthor = copy.database.prepare('SELECT 1 FROM author WHERE id = ?');

  const take = async (table: SharedTable, ids: readonly number[]) => {
    const rows = await tx
      .unsafe(`SELECT ${table.columns.join(', ')} FROM ${table.name} WHERE ${table.by} = ANY($1::int[])`, [ids] as never[], {
        prepare: true,
      })
      .values();
    copy.take(table, rows as unknown as Values[]);
  };
  const ids = async (sql: string, ...values: unknown[]): Promise<number[]> =>
    (await tx.unsafe(sql, values as never[], { prepare: true })).map((row) => Number(row.id));

  const authors = async (wanted: readonly number[]) => {
    const missing = [...new Set(wanted)].filter((id) => hasAuthor.get(id) === undefined);
    if (missing.length === 0) return;
    await take(authorTable, missing);
    await take(authorIdentityTable, missing);
  };

  /** Publications with all that belongs to them, the people who signed them included. */
  const research = async (wanted: readonly number[]) => {
    if (wanted.length === 0) return;
    await authors(await ids('SELECT DISTINCT author_id AS id FROM authorship WHERE research_id = ANY($1::int[])', wanted));
    await take(researchTable, wanted);
    for (const part of researchParts) await take(part, wanted);
  };

  /** Those who bear one of these identities. Returns the ones somebody bears. */
  const bearers = async (identities: readonly string[]): Promise<string[]> => {
    const unknown = [...new Set(identities)].filter((identity) => !asked.has(identity));
    if (unknown.length === 0) return [];
    for (const identity of unknown) asked.add(identity);
    const found = await tx.unsafe(
      'SELECT identity, author_id FROM author_identity WHERE md5(identity) = ANY(ARRAY(SELECT md5(one) FROM unnest($1::text[]) AS one))',
      [unknown] as never[],
      { prepare: true },
    );
    await authors(found.map((row) => Number(row.author_id)));
    return found.map((row) => String(row.identity));
  };

  /** Everybody whom one of these signatures may be given to: bearers of one name are numbered, so their numbers are asked for until one is free. */
  const people = async (persons: readonly PreparedPerson[]) => {
    const named = await bearers(
      persons.flatMap(({ orcid, openalex, nameIdentity }) => [
        ...(orcid ? [`orcid:${orcid}`] : []),
        ...(openalex ? [`openalex:${openalex}`] : []),
        nameIdentity,
      ]),
    );
    let taken = named.filter((identity) => identity.startsWith('name:'));
    for (let number = 2; taken.length > 0; number += 1) {
      const found = await bearers(taken.map((identity) => `${identity.replace(/#\d+$/, '')}#${number}`));
      taken = found;
    }
  };

  /** The people of stored publications as their sources wrote them: a merge gives them their authors anew. */
  const signatories = async (wanted: readonly number[]) => {
    const rows = copy.rowsOf(researchParts[0] as SharedTable, wanted);
    await people(rows.flatMap(([, authors]) => recordOf({ doc: '{}', authors: String(authors) }).authors.map(preparePerson)));
  };

  return {
    authors,
    research,
    bearers,
    people,
    signatories,
    ids,
    rows: take,
    /** What the records of one stretch of a load may be recognised by, and whom they may belong to. */
    async forRecords(records: readonly PreparedRecord[]): Promise<void> {
      const identities = records.flatMap(({ key, digest, doi, identities: own }) => [
        `key:${key}`,
        `key:${key}#${digest}`,
        ...(doi ? [`doi:${doi}`] : []),
        ...own,
      ]);
      const found = await ids(
        `WITH found AS (
           SELECT id FROM research WHERE md5(key) = ANY(ARRAY(SELECT md5(one) FROM unnest($1::text[]) AS one))
           UNION SELECT id FROM research WHERE md5(doi) = ANY(ARRAY(SELECT md5(one) FROM unnest($2::text[]) AS one))
           UNION SELECT research_id FROM research_identity WHERE md5(identity) = ANY(ARRAY(SELECT md5(one) FROM unnest($3::text[]) AS one)))
         SELECT id FROM found UNION SELECT merged_into FROM research JOIN found USING (id) WHERE merged_into IS NOT NULL`,
        records.map(({ key }) => key),
        records.flatMap(({ doi }) => doi ?? []),
        identities,
      );
      await research(found);
      await people(records.flatMap((record) => record.people));
      await signatories(found);
    },
    /** All batches: they are few, and the names of new ones must be free. */
    async batches(): Promise<void> {
      const rows = await tx.unsafe(`SELECT ${batchColumns.join(', ')} FROM batch`).values();
      const put = copy.database.prepare(
        `INSERT INTO batch (${batchColumns.join(', ')}) VALUES (${batchColumns.map(() => '?').join(', ')})`,
      );
      for (const row of rows as unknown as Values[]) put.run(...row);
    },
  };
}

export type RowFetcher = ReturnType<typeof rowFetcher>;
