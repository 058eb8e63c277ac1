import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { readClassification } from './classification-doc.ts';
import { flatRecord } from './diff-records.ts';
import { type FieldSource, type FieldSources, sourceOf } from './field-sources.ts';
import { type Classification, recordOf } from './prepare-record.ts';

interface StoredParts {
  readonly id: number;
  readonly doc: string;
  readonly authors: string;
  readonly references: string | null;
  readonly sources: FieldSources;
  readonly identities: readonly { readonly identity: string; readonly batch: string }[];
  readonly classification: { readonly doc: string; readonly confidence: number; readonly reviewed_at: string | null } | undefined;
  readonly mergedInto: number | null;
  readonly withdrawnAt: string | null;
}

/** The fields of a record with their sources, and how its areas were classified. */
export function recordExplanation(stored: StoredParts): RecordExplanation {
  const record = recordOf(stored);
  const fields = Object.entries(flatRecord(record))
    .filter(([field]) => field !== 'key')
    .map(([field, value]) => ({ field, value, source: sourceOf(stored.sources, field) ?? unknownSource }));
  const { classification, identities, mergedInto, withdrawnAt } = stored;
  return withoutUndefined<RecordExplanation>({
    id: String(stored.id),
    record,
    fields,
    identities,
    classification: classification && { ...readClassification(classification.doc), confidence: classification.confidence },
    reviewedAt: classification?.reviewed_at ?? undefined,
    mergedInto: mergedInto === null ? undefined : String(mergedInto),
    withdrawnAt: withdrawnAt ?? undefined,
  });
}

const unknownSource = { source: 'file', kind: 'original', setAt: '', batch: '' } as const;

/** One publication with the source of each field, its identifiers, and how its areas were classified where the source gave none. */
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
