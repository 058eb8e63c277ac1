import type { PreparedPerson } from '#lib/service/store/prepare-person.ts';
import { preparePerson } from '#lib/service/store/prepare-person.ts';
import { type PreparedRecord, recordOf } from '#lib/service/store/prepare-record.ts';
import { authorIdentityTable, authorTable, batchColumns, researchParts, researchTable, type SharedTable } from './tables.ts';
import type { Values, WorkingCopy } from './working-copy.ts';

/** What records may be recognised by. */
export interface Marks {
  readonly keys: readonly string[];
  readonly dois: readonly string[];
  readonly identities: readonly string[];
  readonly traits: readonly string[];
}

/** The store that a working copy is made of. */
export interface RowSource {
  /** Rows of a table that belong to these publications or people. */
  rows(table: SharedTable, ids: readonly number[]): Promise<readonly Values[]>;
  batches(): Promise<readonly Values[]>;
  /** Who signed these publications. */
  signers(research: readonly number[]): Promise<number[]>;
  /** Publications that bear one of the marks, and those they are merged into. Of a trait that many bear, some twenty. */
  recognised(marks: Marks): Promise<number[]>;
  /** Who bears one of these identities. */
  bearers(identities: readonly string[]): Promise<readonly { readonly identity: string; readonly id: number }[]>;
}

/** Reads rows of the store into the working copy: whole publications, and people. */
function rowReader(source: RowSource, copy: WorkingCopy) {
  const hasAuthor = copy.database.prepare('SELECT 1 FROM author WHERE id = ?');
  const take = async (table: SharedTable, wanted: readonly number[]) => copy.take(table, await source.rows(table, wanted));
  const authors = async (wanted: readonly number[]) => {
    const missing = [...new Set(wanted)].filter((id) => hasAuthor.get(id) === undefined);
    if (missing.length === 0) return;
    await take(authorTable, missing);
    await take(authorIdentityTable, missing);
  };
  return {
    authors,
    /** Publications with all that belongs to them, the people who signed them included. */
    async research(wanted: readonly number[]): Promise<void> {
      if (wanted.length === 0) return;
      await authors(await source.signers(wanted));
      await take(researchTable, wanted);
      await Promise.all(researchParts.map((part) => take(part, wanted)));
    },
  };
}

/** Finds the people whom signatures may be given to, and brings them into the working copy. */
function peopleFetcher(source: RowSource, copy: WorkingCopy, { authors }: Pick<ReturnType<typeof rowReader>, 'authors'>) {
  const asked = new Set<string>();
  /** Those who bear one of these identities. Returns the ones somebody bears. */
  const bearers = async (identities: readonly string[]): Promise<string[]> => {
    const unknown = [...new Set(identities)].filter((identity) => !asked.has(identity));
    if (unknown.length === 0) return [];
    for (const identity of unknown) asked.add(identity);
    const found = await source.bearers(unknown);
    await authors(found.map(({ id }) => id));
    return found.map(({ identity }) => identity);
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

/** Brings into the working copy what a change may look up or touch. */
export function rowFetcher(source: RowSource, copy: WorkingCopy) {
  const read = rowReader(source, copy);
  const persons = peopleFetcher(source, copy, read);
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
      const found = await source.recognised({ keys, dois, identities, traits: records.flatMap(({ traits }) => traits) });
      await read.research(found);
      await persons.people(records.flatMap((record) => record.people));
      await persons.signatories(found);
    },
    /** All batches: they are few, and the names of new ones must be free. */
    async batches(): Promise<void> {
      const put = copy.database.prepare(
        `INSERT INTO batch (${batchColumns.join(', ')}) VALUES (${batchColumns.map(() => '?').join(', ')})`,
      );
      for (const row of await source.batches()) put.run(...row);
    },
  };
}

export type RowFetcher = ReturnType<typeof rowFetcher>;
