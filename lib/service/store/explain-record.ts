import type { RecordExplanation } from './curation.ts';
import { flatRecord } from './diff-records.ts';
import { type FieldSources, sourceOf } from './field-sources.ts';
import { type Classification, recordOf } from './prepare-record.ts';

interface StoredParts {
  readonly id: number;
  readonly key: string;
  readonly doc: string;
  readonly authors: string;
  readonly sources: FieldSources;
  readonly identities: readonly { readonly identity: string; readonly batch: string }[];
  readonly classification: { readonly doc: string; readonly confidence: number; readonly reviewed_at: string | null } | undefined;
  readonly mergedInto: number | null;
  readonly withdrawnAt: string | null;
}

/** Why a record says what it says: every field with who said it, and the evidence of its areas. */
export function explanationOf(stored: StoredParts): RecordExplanation {
  const record = recordOf(stored);
  const fields = Object.entries(flatRecord(record))
    .filter(([field]) => field !== 'key')
    .map(([field, value]) => ({ field, value, source: sourceOf(stored.sources, field) ?? unknownSource }));
  const { classification } = stored;
  return {
    id: String(stored.id),
    key: stored.key,
    title: record.title[record.language] ?? Object.values(record.title)[0] ?? '',
    fields,
    identities: stored.identities,
    ...(classification && {
      classification: {
        confidence: classification.confidence,
        areas: JSON.parse(classification.doc) as Classification['areas'],
        ...(classification.reviewed_at !== null && { reviewedAt: classification.reviewed_at }),
      },
    }),
    ...(stored.mergedInto !== null && { mergedInto: String(stored.mergedInto) }),
    ...(stored.withdrawnAt !== null && { withdrawnAt: stored.withdrawnAt }),
  };
}

const unknownSource = { source: 'file', kind: 'original', setAt: '', batch: '' } as const;
