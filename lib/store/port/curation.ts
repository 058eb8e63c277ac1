import type { ResearchRecord } from '#lib/domain/record.ts';
import type { ComparedField } from '#lib/store/identity/compare-works.ts';
import type { Classification } from '#lib/store/records/prepare-record.ts';
import type { RecordExplanation } from '#lib/store/records/record-explanation.ts';
import type { IndexState } from '#lib/store/upkeep/index-state.ts';
import type { ReindexOptions, ReindexReport } from '#lib/store/upkeep/reindex.ts';

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
  /** Number of records removed because the batch had added them, and number of records restored to their earlier state. */
  readonly removed: number;
  readonly restored: number;
  /** Number of later batches that were replayed, and ids of later batches that lost their effect and were undone too. */
  readonly replayed?: number;
  readonly undoneToo?: readonly string[];
}

/** One person and every authorship attributed to them, with the rule that matched it. */
export interface AuthorExplanation {
  readonly id: string;
  readonly names: readonly string[];
  readonly variants: readonly string[];
  readonly identities: readonly { readonly identity: string; readonly batch: string }[];
  readonly authorships: readonly {
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
  /** For works: evidence that agrees and evidence that differs. */
  readonly agrees?: readonly ComparedField[];
  readonly differs?: readonly ComparedField[];
}

export interface Unclassified extends Classification {
  readonly id: string;
  readonly title: string;
  readonly reviewedAt?: string;
}

/** Reclassifies a stored publication. */
export type ClassifyAgain = (record: ResearchRecord, previous: Pick<Classification, 'areas' | 'subjects'>) => Classification;

export interface Reclassification {
  /** Absent when no areas changed. */
  readonly batch?: string;
  readonly looked: number;
  readonly changed: number;
  /** Of the changed publications: those that had no area before, and those that have none now. */
  readonly gained: number;
  readonly lost: number;
  /** Left unchanged because their areas come from a source or an editor. */
  readonly kept: number;
}

/**
 * Operator actions other than loading. Every change is a batch that can be undone; an unknown id rejects with a `Problem` of kind
 * `not_found`.
 */
export interface Curation {
  /** All batches, newest first. */
  batches(): Promise<readonly Batch[]>;
  /**
   * Undoes a batch and replays later ones. If the input of a later batch is not stored, rejects with `bad_request`, whose detail lists
   * the batches to undo first.
   */
  undo(batch: string, options?: { at?: string }): Promise<UndoReport>;
  explainAuthor(id: string): Promise<AuthorExplanation>;
  explainRecord(id: string): Promise<RecordExplanation>;
  /** Possible duplicates, only of one batch if `batch` is given; at most `limit` of each kind. */
  suspects(options?: { batch?: string; limit?: number }): Promise<readonly Suspect[]>;
  /** Withdraws a publication: its id resolves to `withdrawn` from now on. Returns the batch id. */
  withdraw(id: string, options?: { at?: string }): Promise<string>;
  /** Merges two entries: `from` resolves to `merged`, `into` gets the data of both. Returns the batch id. */
  merge(kind: Suspect['kind'], from: string, into: string, options?: { at?: string }): Promise<string>;
  /**
   * Makes the version with this DOI or arXiv number a separate publication. Rejects with `bad_request` if no source reported it separately.
   */
  split(id: string, identifier: string, options?: { at?: string }): Promise<{ readonly batch: string; readonly id: string }>;
  /** Records whose areas were guessed with less confidence than `below`, least certain first. */
  unclassified(options?: { below?: number; limit?: number }): Promise<readonly Unclassified[]>;
  /** Sets the areas of a record; later imports do not change them. Rejects with `bad_request` for unknown codes. Returns the batch id. */
  classify(id: string, areas: readonly string[], options?: { at?: string }): Promise<string>;
  /** Reclassifies, in one batch, every publication whose areas were derived by this program and not reviewed. */
  renewAreas(classify: ClassifyAgain, options?: { at?: string }): Promise<Reclassification>;
  /** Compares the version of the index with the analyser of this program. */
  indexState(): Promise<IndexState>;
  /**
   * Rebuilds the search index in one transaction; readers use the old one until it commits. Publications stay unchanged and no batch is
   * recorded, but the data version rises.
   */
  reindex(options?: ReindexOptions): Promise<ReindexReport>;
}
