import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/base/problem.ts';
import { type RecordExplanation, recordExplanation } from '#lib/store/records/record-explanation.ts';
import { researchStatements } from '#lib/store/sqlite/database/research-statements.ts';
import { fieldSourcesOf, type StoredResearch } from '#lib/store/sqlite/read/stored-research.ts';

/** A stored record with its sources, identities and classification. Throws a `Problem` of kind `not_found`. */
export function explainRecord(database: DatabaseSync, id: string): RecordExplanation {
  const sql = researchStatements(database);
  const row = sql.row.get(Number(id)) as Record<string, string | number | null> | undefined;
  if (!row) throw new Problem('not_found', { detail: `There is no publication with id ${id}.` });
  return recordExplanation({
    id: Number(id),
    doc: String(row.doc),
    authors: (sql.authors.get(Number(id)) as { doc: string } | undefined)?.doc ?? '[]',
    references: sql.references.read(Number(id)),
    sources: fieldSourcesOf({
      sources: sql.sources.all(Number(id)).map((entry) => Object.values(entry)) as unknown as NonNullable<StoredResearch['sources']>,
    }),
    identities: sql.identities.all(Number(id)).map(({ identity, batch }) => ({ identity: String(identity), batch: String(batch) })),
    classification: sql.classification.get(Number(id)) as never,
    mergedInto: row.merged_into as number | null,
    withdrawnAt: row.withdrawn_at as string | null,
  });
}
