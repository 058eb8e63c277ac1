import { Problem } from '#lib/domain/problem.ts';
import type { RecordExplanation } from '#lib/service/store/curation.ts';
import type { Sql } from '#lib/service/store/postgres/sql.ts';
import { explanationOf } from '#lib/service/store/records/explanation-of.ts';
import { fieldSourcesOf, type StoredResearch } from '#lib/service/store/sqlite/read/stored-research.ts';

export async function explainRecord(tx: Sql, id: number): Promise<RecordExplanation> {
  const [row] = await tx`
    SELECT key, research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors, merged_into, withdrawn_at
    FROM research LEFT JOIN research_authors ON research_id = research.id WHERE research.id = ${id}`;
  if (!row) throw new Problem('not_found', { detail: `There is no publication with id ${id}.` });
  const sources =
    await tx`SELECT field, source, kind, stated_at, set_at, batch, original, reviewed_at FROM field_source WHERE research_id = ${id} ORDER BY field`;
  const identities = await tx`SELECT identity, batch FROM research_identity WHERE research_id = ${id} ORDER BY identity`;
  const [classification] = await tx`SELECT doc, confidence, reviewed_at FROM classification WHERE research_id = ${id}`;
  return explanationOf({
    id,
    doc: String(row.doc),
    authors: String(row.authors),
    sources: fieldSourcesOf({ sources: sources.map((one) => Object.values(one)) as unknown as NonNullable<StoredResearch['sources']> }),
    identities: identities.map((one) => ({ identity: String(one.identity), batch: String(one.batch) })),
    classification: classification as never,
    mergedInto: row.merged_into as number | null,
    withdrawnAt: row.withdrawn_at as string | null,
  });
}
