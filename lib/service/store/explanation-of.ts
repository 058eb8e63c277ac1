import { readClassification } from './classification-doc.ts';
import type { RecordExplanation } from './curation.ts';
import { recordOf } from './prepare-record.ts';

/** The explanation in a row of a publication beside its classification. */
export function explanationOf(row: Readonly<Record<string, unknown>>): RecordExplanation {
  const record = recordOf({ doc: String(row.doc), authors: '[]' });
  return {
    id: String(row.id),
    record,
    ...(row.found != null && { classification: { ...readClassification(String(row.found)), confidence: Number(row.confidence) } }),
    ...(row.reviewed_at != null && { reviewedAt: String(row.reviewed_at) }),
  };
}
