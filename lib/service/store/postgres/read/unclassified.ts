import type { Unclassified } from '#lib/service/store/curation.ts';
import type { Sql } from '#lib/service/store/postgres/sql.ts';
import { readClassification } from '#lib/service/store/records/classification-doc.ts';
import { titleOf } from './title-of.ts';

/** Records whose areas were guessed with less confidence than `below` and that nobody has decided on, least certain first. */
export async function readUnclassified(tx: Sql, below: number, limit: number): Promise<Unclassified[]> {
  const rows = await tx`
    SELECT research.id AS id, research.doc AS doc, classification.doc AS areas, confidence FROM classification JOIN research ON research.id = research_id
    WHERE reviewed_at IS NULL AND confidence < ${below} AND withdrawn_at IS NULL AND merged_into IS NULL ORDER BY confidence, id LIMIT ${limit}`;
  return rows.map((row) => ({
    id: String(row.id),
    title: titleOf(String(row.doc)),
    areas: readClassification(String(row.areas)).areas,
    confidence: Number(row.confidence),
  }));
}
