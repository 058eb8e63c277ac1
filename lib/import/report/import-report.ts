import type { ImportFault, ImportFaultCode } from '#lib/import/draft/draft.ts';
import type { UnreadField } from '#lib/import/draft/track-reads.ts';
import type { DetectedEncoding } from '#lib/import/read/find-encoding.ts';
import type { UnsupportedFileCode } from '#lib/import/read/unsupported-files.ts';
import type { ComparedField } from '#lib/store/identity/compare-works.ts';
import type { Suspect } from '#lib/store/port/curation.ts';
import type { MatchedBy } from '#lib/store/port/store.ts';
import type { FieldChange, KeptField } from '#lib/store/records/diff-records.ts';
import type { KeptReason } from '#lib/store/records/weigh-sources.ts';

/** Result of an import. Lists have at most `listMax` entries, except `refused` in a report file; counts are complete. */
export interface ImportReport {
  readonly dryRun: boolean;
  /** Absent when nothing changed and there is nothing to undo. */
  readonly batch?: string;
  readonly files: readonly string[];
  readonly seconds: number;
  /** `read` is the sum of `added`, `updated`, `unchanged`, `refused` and `leftOut`. */
  readonly counts: {
    readonly read: number;
    readonly added: number;
    readonly updated: number;
    readonly unchanged: number;
    /** Updated or unchanged records that were matched with one of another source, or with an earlier one of the same files. */
    readonly merged: number;
    /** Updated or unchanged records in which an existing value was preferred to the incoming one. */
    readonly kept: number;
    readonly refused: number;
    /** Records that their repository deleted, and people from a register who have no publication in the store. */
    readonly leftOut: number;
    readonly warnings: number;
    readonly suspects: number;
    /** Records classified because their source stated no areas. */
    readonly classified: number;
    readonly unclassified: number;
  };
  /** Essential facts that were lost or falsified, with the number of records; each record has a warning with the path in the source. */
  readonly alarms: readonly { readonly code: ImportFaultCode; readonly field: string; readonly records: number }[];
  /** Fields whose incoming value was not used, by reason. */
  readonly notTaken: Readonly<Partial<Record<KeptReason, number>>>;
  readonly formats: Readonly<Record<string, number>>;
  /** Files that are not UTF-8, and how their encoding was detected. */
  readonly encodings: readonly (DetectedEncoding & { readonly file: string })[];
  /** Files that no importer reads. `records` is only set when each record was examined. */
  readonly unreadFiles: readonly UnreadFile[];
  /** Unused fields, with the number of records that have them. */
  readonly unread: readonly UnreadFields[];
  readonly refused: readonly ReportedFaults[];
  readonly leftOut: readonly ReportedFaults[];
  readonly warnings: readonly ReportedFaults[];
  readonly added: readonly ReportedRecord[];
  readonly updated: readonly (ReportedRecord & { readonly by: string; readonly changes: readonly FieldChange[] })[];
  readonly kept: readonly (ReportedRecord & { readonly fields: readonly KeptField[] })[];
  readonly merged: readonly ReportedMerge[];
  readonly unchanged: readonly ReportedRecord[];
  readonly suspects: readonly Suspect[];
  readonly truncated: boolean;
}

export interface UnreadFile {
  readonly file: string;
  readonly kind: UnsupportedFileCode;
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

/** A record that was merged: with which record, and by which identifier or evidence. `again`: the other is from the same import. */
export interface ReportedMerge extends ReportedRecord {
  readonly id: string;
  readonly by: MatchedBy;
  readonly because?: readonly ComparedField[];
  readonly again?: true;
}

export interface ReportedFaults {
  readonly file: string;
  readonly line: number;
  readonly entry?: number;
  readonly label: string;
  readonly faults: readonly ImportFault[];
}
