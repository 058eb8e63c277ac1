import type { Fault } from '#lib/service/import/draft/draft.ts';
import type { UnreadField } from '#lib/service/import/formats/track-reads.ts';
import type { FoundEncoding } from '#lib/service/import/read/find-encoding.ts';
import type { UnreadKindCode } from '#lib/service/import/read/unread-kinds.ts';
import type { Suspect } from '#lib/service/store/curation.ts';
import type { Evidence } from '#lib/service/store/identity/compare-works.ts';
import type { KeptReason } from '#lib/service/store/records/weigh-sources.ts';
import type { FieldChange, KeptField, MatchedBy } from '#lib/service/store/store.ts';

/** What happened, for a person or a program. Lists are cut at `listMax`; the counts are not. */
export interface ImportReport {
  readonly dryRun: boolean;
  /** Absent when nothing changed, so that there is nothing to undo. */
  readonly batch?: string;
  readonly files: readonly string[];
  readonly seconds: number;
  /** `read` is the sum of `added`, `updated`, `unchanged`, `refused` and `leftOut`. */
  readonly counts: {
    readonly read: number;
    readonly added: number;
    readonly updated: number;
    readonly unchanged: number;
    /** Of those updated or unchanged: records that were recognised as one that came from elsewhere, or earlier in the same files. */
    readonly merged: number;
    /** Of those updated or unchanged: records of which a value gave way to the one that is there. */
    readonly kept: number;
    readonly refused: number;
    /** What a repository has deleted, and people of a register who signed nothing here. */
    readonly leftOut: number;
    readonly warnings: number;
    readonly suspects: number;
    /** Records whose areas were found, of those whose source named none. */
    readonly classified: number;
    readonly unclassified: number;
  };
  /** Fields of records that are there whose value gave way to the one that is there, by the reason. */
  readonly notTaken: Readonly<Partial<Record<KeptReason, number>>>;
  readonly formats: Readonly<Record<string, number>>;
  /** Files that are not UTF-8, and how that was found out. */
  readonly encodings: readonly (FoundEncoding & { readonly file: string })[];
  /** Files that no importer reads; `records` where each record of it was looked at. */
  readonly unreadFiles: readonly UnreadFile[];
  /** Fields that came in and that nothing was made of, with the number of records that had them. */
  readonly unread: readonly UnreadFields[];
  readonly refused: readonly ReportedFaults[];
  readonly leftOut: readonly ReportedFaults[];
  readonly warnings: readonly ReportedFaults[];
  readonly added: readonly ReportedRecord[];
  readonly updated: readonly (ReportedRecord & { readonly by: string; readonly changes: readonly FieldChange[] })[];
  readonly kept: readonly (ReportedRecord & { readonly fields: readonly KeptField[] })[];
  readonly merged: readonly MergedRecord[];
  readonly unchanged: readonly ReportedRecord[];
  readonly suspects: readonly Suspect[];
  readonly truncated: boolean;
}

export interface UnreadFile {
  readonly file: string;
  readonly kind: UnreadKindCode;
  readonly records?: number;
}

export interface UnreadFields extends UnreadField {
  readonly format: string;
  readonly records: number;
}

export interface ReportedRecord {
  readonly file: string;
  readonly line: number;
  readonly entry?: number;
  readonly key: string;
  readonly id?: string;
  readonly title: string;
}

/** Into which record, by what identifier, or because of what both say; `again`: that one came with the same files. */
export interface MergedRecord extends ReportedRecord {
  readonly id: string;
  readonly by: MatchedBy;
  readonly because?: readonly Evidence[];
  readonly again?: true;
}

export interface ReportedFaults {
  readonly file: string;
  readonly line: number;
  readonly entry?: number;
  readonly label: string;
  readonly faults: readonly Fault[];
}
