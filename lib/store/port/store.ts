import type { Author } from '#lib/domain/author.ts';
import type { Extras } from '#lib/domain/collection.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { ResearchArea, ResearchType } from '#lib/domain/lookup.ts';
import type { Page } from '#lib/domain/page.ts';
import type { AuthorQuery, InstitutionQuery, ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { ComparedField } from '#lib/store/identity/compare-works.ts';
import type { FieldChange, KeptField } from '#lib/store/records/diff-records.ts';
import type { Loadable } from '#lib/store/records/loadable.ts';
import type { LookupResult } from '#lib/store/records/lookup-result.ts';
import type { TextRefusal, TextStore } from '#lib/store/values/text-port.ts';
import type { Curation } from './curation.ts';

/** Options of a load; all are optional. */
export interface LoadOptions {
  /** The moment written to created and updated records, UTC; now, if absent. */
  readonly at?: string;
  readonly batch?: string;
  /** Adds to the newest batch that is not undone, if its id is `batch` or `batch.N`; else the load is a new batch. */
  readonly continues?: boolean;
  /** Where the records come from, for the list of batches. */
  readonly source?: string;
  /** Reports the exact outcome of the load without changing anything. Like a load, it waits for other writers and makes them wait. */
  readonly dryRun?: boolean;
  /** Called for each record in order, before the load is finished. */
  readonly onOutcome?: (outcome: LoadOutcome) => void;
  /** Returns how many records the caller has refused so far, for the list of batches. */
  readonly refused?: () => number;
}

/**
 * A stored record. `by`: what matched it. `because`: the fields that agree, if no identifier matched. `again`: this batch wrote it before.
 */
interface MatchedRecord {
  readonly key: string;
  readonly id: string;
  readonly by: MatchedBy;
  readonly because?: readonly ComparedField[];
  readonly again?: true;
  readonly kept?: readonly KeptField[];
}

/** Outcome of loading one record. */
export type LoadOutcome =
  | { readonly kind: 'added'; readonly key: string; readonly id?: string }
  | ({ readonly kind: 'updated'; readonly changes: readonly FieldChange[] } & MatchedRecord)
  | ({ readonly kind: 'unchanged'; readonly withdrawn?: true } & MatchedRecord)
  /** The record's DOI and its key match two different stored records; a person must decide. */
  | { readonly kind: 'conflict'; readonly key: string; readonly id: string; readonly otherId: string; readonly doi: string }
  /** A person in a register who has no publications in this store. */
  | { readonly kind: 'absent'; readonly key: string }
  /** A text that the rules of `TextStore.write` refuse. */
  | { readonly kind: 'declined'; readonly key: string; readonly reason: TextRefusal };

/** The identifier that matched a record to a stored one; `evidence` for a comparison of fields. */
export type MatchedBy = 'key' | 'doi' | 'openalex' | 'arxiv' | 'bibcode' | 'pmid' | 'orcid' | 'evidence';

/** Counts of a load. */
export interface LoadReport {
  /** The batch id; also returned where nothing changed and no batch was written. */
  readonly batch: string;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** The operations that return a stream and not a promise. */
export const streamNames: ReadonlySet<string> = new Set<keyof ReadStore | keyof TextStore>([
  'stream',
  'sample',
  'wholeRecords',
  'machineTexts',
]);

/** Read operations, on SQLite or OpenSearch. Callers must pass valid queries. Rejects with a `Problem` of kind `unavailable`. */
export interface ReadStore extends Extras, Pick<Curation, 'batches' | 'indexState'> {
  researchTypes(language: Language): Promise<readonly ResearchType[]>;
  researchAreas(language: Language): Promise<readonly ResearchArea[]>;
  findResearch(language: Language, query: ResearchQuery): Promise<Page<Research>>;
  research(language: Language, id: string): Promise<LookupResult<Research>>;
  findAuthors(language: Language, query: AuthorQuery): Promise<Page<Author>>;
  author(language: Language, id: string): Promise<LookupResult<Author>>;
  findInstitutions(language: Language, query: InstitutionQuery): Promise<Page<Institution>>;
  institution(language: Language, id: string): Promise<LookupResult<Institution>>;
  /** Explains how a query is parsed and how each row is scored, for operators. */
  explainSearch(keyword: string): Promise<string>;
  close(): Promise<void>;
}

/** Write operations, and read operations that only writers need. */
export interface RecordStore extends Omit<Curation, 'batches' | 'indexState'> {
  readonly texts: TextStore;
  /**
   * Loads all records or none in one transaction. Matches by key and identifiers, else by evidence (`identity/`); repeating a load changes
   * nothing.
   */
  load(records: Iterable<Loadable> | AsyncIterable<Loadable>, options?: LoadOptions): Promise<LoadReport>;
}

/** A store that both reads and writes. */
export interface Store extends ReadStore, RecordStore {}
