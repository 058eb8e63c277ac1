import type { PreparedPerson } from '#lib/service/store/prepare-person.ts';
import { preparePerson } from '#lib/service/store/prepare-person.ts';
import { type PreparedRecord, recordOf } from '#lib/service/store/prepare-record.ts';
import type { TransactionSql } from './sql.ts';
import { authorIdentityTable, authorTable, batchColumns, researchParts, researchTable, type SharedTable } from './tables.ts';
import type { Values, WorkingCopy } from './working-copy.ts';

/** Reads rows of the store into the working copy: whole publications, and people. */
function rowReader(tx: TransactionSql, copy: WorkingCopy) {
  const hasAuthor = copy.database.prepare('SELECT 1 FROM author WHERE id = ?');
  const take = async (table: SharedTable, wanted: readonly number[]) => {
    const query = `SELECT ${table.columns.join(', ')} FROM ${table.name} WHERE ${table.by} = ANY($1::int[])`;
    copy.take(table, (await tx.lists(query, [wanted])) as unknown as Values[]);
  };
  const ids = async (sql: string, ...values: unknown[]): Promise<number[]> => (await tx.unsafe(sql, values)).map((row) => Number(row.id));
  const authors = async (wanted: readonly number[]) => {
    const missing = [...new Set(wanted)].filter((id) => hasAuthor.get(id) === undefined);
    if (missing.length === 0) return;
    await Promise.all([take(authorTable, missing), take(authorIdentityTable, missing)]);
  };
  return {
    ids,
    authors,
    /** Publications with all that belongs to them, the people who signed them included. */
    async research(wanted: readonly number[]): Promise<void> {
      if (wanted.length === 0) return;
      await authors(await ids('SELECT DISTINCT author_id AS id FROM authorship WHERE research_id = ANY($1::int[])', wanted));
      await take(researchTable, wanted);
      await Promise.all(researchParts.map((part) => take(part, wanted)));
    },
  };
}

/** Finds the people whom signatures may be given to, and brings them into the working copy. */
function peopleFetcher(tx: TransactionSql, copy: WorkingCopy, { authors }: Pick<ReturnType<typeof rowReader>, 'authors'>) {
  const asked = new Set<string>();
  /** Those who bear one of these identities. Returns the ones somebody bears. */
  const bearers = async (identities: readonly string[]): Promise<string[]> => {
    const unknown = [...new Set(identities)].filter((identity) => !asked.has(identity));
    if (unknown.length === 0) return [];
    for (const identity of unknown) asked.add(identity);
    const found = await tx.unsafe(`SELECT identity, author_id FROM author_identity WHERE ${isAmong('identity', 1)}`, [unknown]);
    await authors(found.map((row) => Number(row.author_id)));
    return found.map((row) => String(row.identity));
  };
  /** Bearers of one name are numbered, so their numbers are asked for until one is free. */
  const people = async (persons: readonly PreparedPerson[]) => {
    const identities = persons.flatMap(({ orcid, openalex, nameIdentity }) => [
      ...(orcid ? [`orcid:${orcid}`] : []),
      ...(openalex ? [`openalex:${openalex}`] : []),
      nameIdentity,
    ]);
    let taken = (await bearers(identities)).filter((identity) => identity.startsWith('name:'));
    for (let number = 2; taken.length > 0; number += 1)
      taken = await bearers(taken.map((identity) => `${identity.replace(/#\d+$/, '')}#${number}`));
  };
  return {
    bearers,
    people,
    /** The people of stored publications as their sources wrote them: a merge gives them their authors anew. */
    async signatories(wanted: readonly number[]): Promise<void> {
      const rows = copy.rowsOf(researchParts[0] as SharedTable, wanted);
      await people(rows.flatMap(([, authors]) => recordOf({ doc: '{}', authors: String(authors) }).authors.map(preparePerson)));
    },
  };
}

/** Keys that a source chooses are looked up by their hash, which is what the index holds. */
const isAmong = (column: string, place: number) => `md5(${column}) = ANY(ARRAY(SELECT md5(one) FROM unnest($${place}::text[]) AS one))`;

const recognised = `
  WITH found AS (
    SELECT id FROM research WHERE ${isAmong('key', 1)} UNION SELECT id FROM research WHERE ${isAmong('doi', 2)}
    UNION SELECT research_id FROM research_identity WHERE ${isAmong('identity', 3)})
  SELECT id FROM found UNION SELECT merged_into FROM research JOIN found USING (id) WHERE merged_into IS NOT NULL`;

/** Brings into the working copy what a change may look up or touch. */
export function rowFetcher(tx: TransactionSql, copy: WorkingCopy) {
  const read = rowReader(tx, copy);
  const persons = peopleFetcher(tx, copy, read);
  return {
    ...read,
    ...persons,
    /** What the records of one stretch of a load may be recognised by, and whom they may belong to. */
    async forRecords(records: readonly PreparedRecord[]): Promise<void> {
      const identities = records.flatMap(({ key, digest, doi, identities: own }) => [
        `key:${key}`,
        `key:${key}#${digest}`,
        ...(doi ? [`doi:${doi}`] : []),
        ...own,
      ]);
      const keys = records.map(({ key }) => key);
      const dois = records.flatMap(({ doi }) => doi ?? []);
      const found = await read.ids(recognised, keys, dois, identities);
      await read.research(found);
      await persons.people(records.flatMap((record) => record.people));
      await persons.signatories(found);
    },
    /** All batches: they are few, and the names of new ones must be free. */
    async batches(): Promise<void> {
      const rows = await tx.lists(`SELECT ${batchColumns.join(', ')} FROM batch`);
      const put = copy.database.prepare(
        `INSERT INTO batch (${batchColumns.join(', ')}) VALUES (${batchColumns.map(() => '?').join(', ')})`,
      );
      for (const row of rows as unknown as Values[]) put.run(...row);
    },
  };
}

export type RowFetcher = ReturnType<typeof rowFetcher>;
