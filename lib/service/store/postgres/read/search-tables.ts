import type { IndexTables, NamedPerson } from '#lib/search/index-source.ts';
import { blockBits } from '#lib/search/postings.ts';
import { type Columns, ordinalFinder } from '#lib/service/store/lists/columns.ts';
import { candidatesMax, type NameAsked, type PersonSpellings, type Signed, spellingsOf } from '#lib/service/store/lists/search-index.ts';
import type { TransactionSql } from '#lib/service/store/postgres/sql.ts';
import { type Fetched, fetchMissing, isMissing, type Missing } from '#lib/service/store/postgres/write/fetch-missing.ts';
import { arxivDoi, ownAddress } from '#lib/service/store/sqlite/read/search-tables.ts';
import { nameQuery } from '#lib/text/names/name-keys.ts';
import type { Identifier } from '#lib/text/query/identifier.ts';

/** Thrown where going on without what is missing would cost too much to be done in vain. */
class Waiting extends Error {}

/** So many times something new may be asked for. */
const roundsMax = 40;
export interface Around {
  people(asked: NameAsked, most: number): Promise<readonly PersonSpellings[]>;
  signedBy(authors: readonly number[]): Promise<readonly Signed[]>;
  commonWords(): Promise<readonly (readonly [string, number])[]>;
  rows<T>(sql: string, ...values: unknown[]): Promise<T[]>;
}

interface Run {
  readonly known: Fetched;
  readonly missing: Missing;
  readonly around: Around;
}

/** The index of publications in PostgreSQL, with the records of one data version. */
export class PostgresTables implements IndexTables {
  readonly #blocks: readonly number[];
  readonly #ordinalOf: (id: number) => number;
  /** What has been counted holds as long as the version. */
  readonly #counts = new Map<string, number>();
  #run: Run | undefined;

  constructor({ number, id }: Columns) {
    const last = number.reduce((most, one) => Math.max(most, one), -1);
    this.#blocks = Array.from({ length: (last >>> blockBits) + 1 }, (_, block) => block);
    this.#ordinalOf = ordinalFinder(id);
  }

  /** Runs what asks the tables until it has all it asks for. */
  async answer<T>(tx: TransactionSql, around: Around, work: () => T): Promise<T> {
    const known: Fetched = { rows: new Map(), counts: this.#counts, places: new Map(), beginnings: new Map(), others: new Map() };
    for (let round = 0; round < roundsMax; round += 1) {
      const missing: Missing = { rows: new Set(), counts: new Set(), places: new Map(), beginnings: new Set(), others: new Map() };
      const result = this.#attempt({ known, missing, around }, work);
      if (result && !isMissing(missing)) return result.value;
      await fetchMissing(tx, this.#blocks, missing, known);
    }
    throw new Error(`A search asked for something new ${roundsMax} times.`);
  }

  #attempt<T>(run: Run, work: () => T): { readonly value: T } | undefined {
    this.#run = run;
    try {
      return { value: work() };
    } catch (error) {
      if (error instanceof Waiting) return undefined;
      throw error;
    } finally {
      this.#run = undefined;
    }
  }

  get #now(): Run {
    if (!this.#run) throw new Error('The index is asked outside of a search.');
    return this.#run;
  }

  #other<T>(key: string, nothing: T, fetch: (around: Around) => Promise<T>): T {
    const { known, missing, around } = this.#now;
    if (known.others.has(key)) return known.others.get(key) as T;
    missing.others.set(key, () => fetch(around));
    return nothing;
  }

  rows(term: string) {
    const { known, missing } = this.#now;
    const found = known.rows.get(term);
    if (!found) missing.rows.add(term);
    return found;
  }

  places(term: string, block: number) {
    const { known, missing } = this.#now;
    const found = known.places.get(`${block} ${term}`);
    if (!found) missing.places.set(`${block} ${term}`, [block, term]);
    return found;
  }

  count(term: string) {
    const { known, missing } = this.#now;
    const found = known.counts.get(term);
    if (found === undefined) missing.counts.add(term);
    return found ?? 0;
  }

  termsBeginning(beginning: string) {
    const { known, missing } = this.#now;
    const found = known.beginnings.get(beginning);
    if (!found) missing.beginnings.add(beginning);
    return found ?? [];
  }

  commonWords() {
    if (isMissing(this.#now.missing)) throw new Waiting();
    const found = this.#other<readonly (readonly [string, number])[] | undefined>('words', undefined, ({ commonWords }) => commonWords());
    if (!found) throw new Waiting();
    return found;
  }

  identified(identifier: Identifier) {
    return this.#other<number[]>(`id ${identifier.kind} ${identifier.value}`, [], async (around) =>
      [...new Set((await namedBy(around, identifier)).map(this.#ordinalOf))].filter((ordinal) => ordinal >= 0),
    );
  }

  people(name: string) {
    return this.#other<readonly NamedPerson[]>(`name ${name}`, [], (around) => namedSo(around, name));
  }

  signed(authors: readonly number[]) {
    return this.#other(`signed ${authors.join(' ')}`, [] as { doc: number; person: number; place: number }[], async ({ signedBy }) =>
      (await signedBy(authors)).map(({ id, author, place }) => ({ doc: this.#ordinalOf(id), person: author, place })),
    );
  }
}

async function namedSo({ people }: Around, name: string): Promise<readonly NamedPerson[]> {
  const keys = nameQuery(name);
  if (keys.length === 0) return [];
  return (await people({ words: [], keys }, candidatesMax)).map((row) => ({ id: row.id, names: spellingsOf(row) }));
}

/** What an identifier names: publications, or somebody and with them all their publications. */
async function namedBy({ rows, signedBy }: Around, { kind, value }: Identifier): Promise<number[]> {
  const ids = async (sql: string, given: unknown) => (await rows<{ id: number }>(sql, given)).map(({ id }) => id);
  const ofPerson = async (person: number) => (await signedBy([person])).map(({ id }) => id);
  if (kind === 'orcid') {
    const [person] = await ids('SELECT id FROM author WHERE orcid = $1 AND merged_into IS NULL', value);
    return person === undefined ? [] : ofPerson(person);
  }
  if (kind === 'url') {
    const [, what, id] = ownAddress.exec(value) ?? [];
    if (id === undefined || Number(id) >= 2 ** 31) return [];
    return what === 'authors'
      ? ofPerson(Number(id))
      : ids('SELECT COALESCE(merged_into, id) AS id FROM research WHERE id = $1', Number(id));
  }
  const named = kind === 'doi' ? await ids('SELECT COALESCE(merged_into, id) AS id FROM research WHERE md5(doi) = md5($1)', value) : [];
  if (named.length > 0) return named;
  const other =
    kind === 'doi' ? await ids('SELECT research_id AS id FROM research_identity WHERE md5(identity) = md5($1)', `doi:${value}`) : [];
  if (other.length > 0) return other;
  const identity = `arxiv:${value.replace(arxivDoi, '')}`;
  return ids('SELECT research_id AS id FROM research_identity WHERE md5(identity) = md5($1)', identity);
}
