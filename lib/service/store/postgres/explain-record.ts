import { Problem } from '#lib/domain/problem.ts';
import type { RecordExplanation } from '#lib/service/store/curation.ts';
import { explanationOf } from '#lib/service/store/explanation-of.ts';
import type { Sql } from './sql.ts';

/** Where the areas of one publication come from. */
export async function explainRecord(tx: Sql, id: number): Promise<RecordExplanation> {
  const [row] = await tx`
    SELECT research.id AS id, research.doc AS doc, classification.doc AS found, confidence, reviewed_at
    FROM research LEFT JOIN classification ON research_id = research.id WHERE research.id = ${id}`;
  if (!row) throw new Problem('not_found', { detail: `There is no publication with id ${id}.` });
  return explanationOf(row);
}
