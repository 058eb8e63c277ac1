import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import type { RecordExplanation } from '#lib/service/store/curation.ts';
import { explanationOf } from '#lib/service/store/explanation-of.ts';

/** Where the areas of one publication come from. */
export function explainRecord(database: DatabaseSync, id: string): RecordExplanation {
  const row = database
    .prepare(
      `SELECT research.id AS id, research.doc AS doc, classification.doc AS found, confidence, reviewed_at
       FROM research LEFT JOIN classification ON research_id = research.id WHERE research.id = ?`,
    )
    .get(Number(id));
  if (!row) throw new Problem('not_found', { detail: `There is no publication with id ${id}.` });
  return explanationOf(row);
}
