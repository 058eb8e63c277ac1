import type { PreparedAffiliation } from '#lib/service/store/institutions/prepare-affiliations.ts';
import type { PreparedPerson } from '#lib/service/store/records/prepare-person.ts';
import { preparePerson } from '#lib/service/store/records/prepare-person.ts';
import { type PreparedRecord, recordOf } from '#lib/service/store/records/prepare-record.ts';
import {
  authorIdentityTable,
  authorTable,
  batchColumns,
  institutionSaidTable,
  institutionTable,
  researchParts,
  researchTable,
  type SharedTable,
} from './tables.ts';
import type { Values, WorkingCopy } from './working-copy.ts';

/** What records may be recognised by. */
export interface Marks {
  readonly keys: readonly string[];
  readonly dois: readonly string[];
  readonly identities: readonly string[];
  readonly traits: readonly string[];
}

/** What institutions may be recognised by. */
export interface InstitutionMarks {
  readonly digests: readonly string[];
  readonly known: readonly string[];
  readonly rors: readonly string[];
  readonly openalex: readonly string[];
  readonly keys: readonly string[];
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
  /** Institutions that publications were signed from. */
  signedFrom(research: readonly number[]): Promise<number[]>;
  /** Institutions that something may be said of, those they are merged into or with included. */
  institutions(marks: InstitutionMarks): Promise<number[]>;
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
  const hasInstitution = copy.database.prepare('SELECT 1 FROM institution WHERE id = ?');
  const institutions = async (wanted: readonly number[]) => {
    const missing = [...new Set(wanted)].filter((id) => hasInstitution.get(id) === undefined);
    if (missing.length === 0) return;
    await take(institutionTable, missing);
    await take(institutionSaidTable, missing);
  };
  return {
    authors,
    institutions,
    /** Publications with all that belongs to them, the people who signed them included. */
    async research(wanted: readonly number[]): Promise<void> {
      if (wanted.length === 0) return;
      await authors(await source.signers(wanted));
      await institutions(await source.signedFrom(wanted));
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
    const identities = persons.flatMap(({ orcid, openalex, person, nameIdentity }) => [
      ...(orcid ? [`orcid:${orcid}`] : []),
      ...(openalex ? [`openalex:${openalex}`] : []),
      ...(person ? [`person:${person}`] : []),
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
    async signatories(wanted: readonly number[]): Promise<PreparedPerson[]> {
      const rows = copy.rowsOf(researchParts[0] as SharedTable, wanted);
      const prepared = rows.flatMap(([, authors]) => recordOf({ doc: '{}', authors: String(authors) }).authors.map(preparePerson));
      await people(prepared);
      return prepared;
    },
  };
}

/** Brings in the institutions that signatures may be from, each asked for once. */
function affiliationFetcher(source: RowSource, read: ReturnType<typeof rowReader>) {
  const asked = new Set<string>();
  return async (from: readonly PreparedAffiliation[]): Promise<void> => {
    const fresh = (kind: string, values: readonly (string | null | undefined)[]) =>
      [...new Set(values)].filter((value): value is string => {
        if (value == null || asked.has(`${kind}:${value}`)) return false;
        asked.add(`${kind}:${value}`);
        return true;
      });
    const said = from.flatMap((one) => one.said ?? []);
    const marks = {
      digests: fresh(
        'digest',
        said.map(({ digest }) => digest),
      ),
      known: fresh(
        'known',
        said.map(({ known }) => known),
      ),
      rors: fresh(
        'ror',
        said.map(({ ror }) => ror),
      ),
      openalex: fresh(
        'openalex',
        said.map(({ openalex }) => openalex),
      ),
      keys: fresh('key', [...said.flatMap(({ keyEn, keyAr }) => [keyEn, keyAr]), ...from.flatMap(({ mayBe }) => mayBe ?? [])]),
    };
    if (Object.values(marks).some((list) => list.length > 0)) await read.institutions(await source.institutions(marks));
  };
}

/** Brings into the working copy what a change may look up or touch. */
export function rowFetcher(source: RowSource, copy: WorkingCopy) {
  const read = rowReader(source, copy);
  const persons = peopleFetcher(source, copy, read);
  const forAffiliations = affiliationFetcher(source, read);
  const signatories = async (wanted: readonly number[]): Promise<void> => {
    await forAffiliations((await persons.signatories(wanted)).flatMap(({ from }) => from));
  };
  return {
    ...read,
    ...persons,
    forAffiliations,
    signatories,
    /** What the records of one chunk of a load may be recognised by, and whom they may belong to. */
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
      await forAffiliations(records.flatMap(({ people }) => people.flatMap(({ from }) => from)));
      await signatories(found);
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
