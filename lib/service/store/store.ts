import type { Author } from '#lib/domain/author.ts';
import type { Extras } from '#lib/domain/extras.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchArea, ResearchType } from '#lib/domain/lookup.ts';
import type { Page } from '#lib/domain/page.ts';
import type { AuthorQuery, InstitutionQuery, ResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Research } from '#lib/domain/research.ts';
import type { PreparedPerson } from '#lib/service/store/records/prepare-person.ts';
import type { PreparedRecord } from '#lib/service/store/records/prepare-record.ts';
import type { KeptReason } from '#lib/service/store/records/weigh-sources.ts';
import type { TextRefusal, TextStore, WrittenText } from '#lib/service/translate/text-port.ts';
import type { Curation } from './curation.ts';
import type { Evidence } from './identity/compare-works.ts';

/** The answer to an id: there, never there, now under another id, or taken back. */
export type Found<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'merged'; readonly id: string }
  | { readonly kind: 'withdrawn'; readonly at: string };

/** What a load takes: records as they are, records prepared elsewhere, and what is newly known of people. */
export type Loadable = ResearchRecord | PreparedRecord | PersonUpdate | TextUpdate;

/** One person as a register describes them; known people are completed, nobody is added who signed nothing. */
export interface PersonUpdate {
  readonly person: PreparedPerson;
}

/** A text made for a publication that is there (`TextStore.write`). */
export interface TextUpdate {
  readonly made: WrittenText;
}

export interface LoadOptions {
  /** The moment written to created and updated records, UTC; now, if absent. */
  readonly at?: string;
  readonly batch?: string;
  /** Where the newest batch that stands is the one asked for, or one of its kind with a number behind it, what is loaded becomes a part of it. */
  readonly continues?: boolean;
  /** Where the records come from, for the list of batches. */
  readonly source?: string;
  /** Says what would happen, with the very counts of the load, and changes nothing. Like a load it waits for others who write, and they for it. */
  readonly dryRun?: boolean;
  /** Called for each record in order, before the load is finished. */
  readonly onOutcome?: (outcome: LoadOutcome) => void;
  /** How many records the caller had refused when the last one was handed over, for the list of batches. */
  readonly refused?: () => number;
}

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A field of which the stored record says something else than the one that came in, and stands. */
export interface FieldKept {
  readonly field: string;
  readonly stands: unknown;
  readonly came: unknown;
  readonly because: KeptReason;
}

/**
 * A record that is there already. `by` says what it was recognised by, `because` what it has in common with the stored one where no identifier decided;
 * `again` that this load has added or changed that one before.
 */
interface Recognised {
  readonly key: string;
  readonly id: string;
  readonly by: MatchedBy;
  readonly because?: readonly Evidence[];
  readonly again?: true;
  readonly kept?: readonly FieldKept[];
}

/** What became of one record. */
export type LoadOutcome =
  | { readonly kind: 'added'; readonly key: string; readonly id?: string }
  | ({ readonly kind: 'updated'; readonly changes: readonly FieldChange[] } & Recognised)
  | ({ readonly kind: 'unchanged'; readonly withdrawn?: true } & Recognised)
  /** Its DOI belongs to another record than its key: two works claim to be one, which only a person can decide. */
  | { readonly kind: 'conflict'; readonly key: string; readonly id: string; readonly otherId: string; readonly doi: string }
  /** A person of a register who signed nothing here. */
  | { readonly kind: 'absent'; readonly key: string }
  /** A text that the publication does not take. */
  | { readonly kind: 'declined'; readonly key: string; readonly reason: TextRefusal };

export type MatchedBy = 'key' | 'doi' | 'openalex' | 'arxiv' | 'bibcode' | 'pmid' | 'orcid' | 'evidence';

export interface LoadReport {
  /** The batch, also where nothing changed and none was written. */
  readonly batch: string;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
}

/**
 * What readers ask, of SQLite or of OpenSearch. Every implementation passes the same contract suite with the same answers in the same order.
 * Queries arrive valid (the service has checked them); ids are decimal strings. A store that cannot answer rejects with a `Problem` of kind `unavailable`.
 */
export interface ReadStore extends Extras, Pick<Curation, 'batches' | 'indexState'> {
  researchTypes(language: Language): Promise<readonly ResearchType[]>;
  researchAreas(language: Language): Promise<readonly ResearchArea[]>;
  findResearch(language: Language, query: ResearchQuery): Promise<Page<Research>>;
  research(language: Language, id: string): Promise<Found<Research>>;
  findAuthors(language: Language, query: AuthorQuery): Promise<Page<Author>>;
  author(language: Language, id: string): Promise<Found<Author>>;
  findInstitutions(language: Language, query: InstitutionQuery): Promise<Page<Institution>>;
  institution(language: Language, id: string): Promise<Found<Institution>>;
  /** How a query is understood, and what each row's score is made of: for operators. */
  explainSearch(keyword: string): Promise<string>;
  close(): Promise<void>;
}

/** What changes records, and what only whoever changes them asks. */
export interface RecordStore extends Omit<Curation, 'batches' | 'indexState'> {
  readonly texts: TextStore;
  /** Loads all records or none, in one transaction; readers see the old data until it commits. Recognised by key and identifiers, else by evidence (`identity/`): loading the same twice changes nothing. */
  load(records: Iterable<Loadable> | AsyncIterable<Loadable>, options?: LoadOptions): Promise<LoadReport>;
}

/** Where records live. */
export interface Store extends ReadStore, RecordStore {}
