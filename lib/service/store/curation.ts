import type { ResearchRecord } from '#lib/domain/record.ts';
import type { FieldSource } from '#lib/service/store/records/field-sources.ts';
import type { Classification } from '#lib/service/store/records/prepare-record.ts';
import type { IndexState } from '#lib/service/store/upkeep/index-state.ts';
import type { ReindexOptions, ReindexReport } from '#lib/service/store/upkeep/reindex.ts';
import type { Evidence } from './identity/compare-works.ts';

/** One import, or one decision of an operator, as the list of batches shows it. */
export interface Batch {
  readonly id: string;
  readonly at: string;
  readonly source: string;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly undoneAt?: string;
}

export interface UndoReport {
  readonly batch: string;
  /** Records removed, because the batch had added them, and records put back as they were. */
  readonly removed: number;
  readonly restored: number;
  /** Later batches that were told again on what is left, and those that had nothing left to say and are undone too. */
  readonly replayed?: number;
  readonly undoneToo?: readonly string[];
}

/** One person and every signature that was given to them, with the rule that did. */
export interface AuthorExplanation {
  readonly id: string;
  readonly names: readonly string[];
  readonly variants: readonly string[];
  readonly identities: readonly { readonly identity: string; readonly batch: string }[];
  readonly signatures: readonly {
    readonly researchId: string;
    readonly title: string;
    readonly position: number;
    /** As the source wrote it. */
    readonly spelling: string;
    readonly affiliation?: string;
    readonly rule: string;
    readonly batch: string;
  }[];
  readonly mergedInto?: string;
}

/** Two entries that may be one; never merged without an operator. */
export interface Suspect {
  readonly kind: 'research' | 'author' | 'institution';
  readonly ids: readonly [string, string];
  readonly names: readonly [string, string];
  readonly because: 'same title' | 'same DOI' | 'same name';
  /** Of works: what both records say, and what they say otherwise. */
  readonly agrees?: readonly Evidence[];
  readonly differs?: readonly Evidence[];
}

export interface Unclassified extends Classification {
  readonly id: string;
  readonly title: string;
  readonly reviewedAt?: string;
}

/** One publication, who said each of its fields, by what it is recognised, and how its areas were found where its source did not name them. */
export interface RecordExplanation {
  readonly id: string;
  readonly record: ResearchRecord;
  readonly fields: readonly { readonly field: string; readonly value: unknown; readonly source: FieldSource }[];
  readonly identities: readonly { readonly identity: string; readonly batch: string }[];
  readonly classification?: Classification;
  /** When an operator decided on the areas. */
  readonly reviewedAt?: string;
  readonly mergedInto?: string;
  readonly withdrawnAt?: string;
}

/** The areas that a stored publication is given now. */
export type ClassifyAgain = (record: ResearchRecord, known: Pick<Classification, 'areas' | 'subjects'>) => Classification;

export interface RenewedAreas {
  /** Absent when no areas changed. */
  readonly batch?: string;
  readonly looked: number;
  readonly changed: number;
  /** Of those changed: had no area, and have none now. */
  readonly gained: number;
  readonly lost: number;
  /** Left alone, because their areas are those of a source or an editor. */
  readonly kept: number;
}

/** What operators do beyond loading. Every change of records is a batch of its own and can be undone like one; unknown ids reject with a `Problem` of kind `not_found`. */
export interface Curation {
  /** All batches, newest first. */
  batches(): Promise<readonly Batch[]>;
  /**
   * Takes a batch back: answers are what they would be if it had never been. Later batches are told again, which costs what they cost. Rejects with `bad_request`
   * when the records of a later one are not stored; its detail names those to undo first.
   */
  undo(batch: string, options?: { at?: string }): Promise<UndoReport>;
  explainAuthor(id: string): Promise<AuthorExplanation>;
  explainRecord(id: string): Promise<RecordExplanation>;
  /** Possible duplicates, those of one batch when it is named; at most `limit` of each kind. */
  suspects(options?: { batch?: string; limit?: number }): Promise<readonly Suspect[]>;
  /** Takes a publication back: its id answers `withdrawn` from now on. Returns the batch. */
  withdraw(id: string, options?: { at?: string }): Promise<string>;
  /** Makes one entry of two: `from` answers `merged`, `into` has what both had. Returns the batch. */
  merge(kind: Suspect['kind'], from: string, into: string, options?: { at?: string }): Promise<string>;
  /**
   * Takes the version of a publication that has an identifier (a DOI, an arXiv number) apart again: it becomes a record of its own, and its sources lead to that.
   * Rejects with `bad_request` where no source reported that version separately. Returns the batch and the id of the new record.
   */
  split(id: string, identifier: string, options?: { at?: string }): Promise<{ readonly batch: string; readonly id: string }>;
  /** Records whose areas were guessed with less confidence than `below`, least certain first. */
  unclassified(options?: { below?: number; limit?: number }): Promise<readonly Unclassified[]>;
  /** An operator's decision on the areas of a record; later imports respect it. Unknown codes reject with `bad_request`. Returns the batch. */
  classify(id: string, areas: readonly string[], options?: { at?: string }): Promise<string>;
  /** Gives every publication whose areas were worked out here, and on which nobody has decided, the areas it is given now. One batch. */
  renewAreas(classify: ClassifyAgain, options?: { at?: string }): Promise<RenewedAreas>;
  /** Whether the search index was made by the analyser that reads queries. */
  indexState(): Promise<IndexState>;
  /**
   * Makes every entry of the search index anew from the stored records, in one transaction; readers find by the old ones until it commits. It is no batch, and no
   * record, person or date changes; the data version does.
   */
  reindex(options?: ReindexOptions): Promise<ReindexReport>;
}
