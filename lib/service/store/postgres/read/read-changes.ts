import type { Change, ChangeFilter } from '#lib/domain/extras.ts';
import type { Sql } from '#lib/service/store/postgres/sql.ts';

const areas = `(SELECT COALESCE(string_agg(area_id::text, ',' ORDER BY position), '') FROM research_in_area WHERE research_id = research.id)`;
const hidden = 'withdrawn_at IS NOT NULL OR merged_into IS NOT NULL';

/** Every publication with its last change; one whose last change is that a batch was undone is told by that undoing. */
const publications = `
  SELECT id, updated_at, ${hidden} AS withdrawn, type_id, ${areas} AS areas FROM research
  WHERE NOT EXISTS (SELECT 1 FROM undone WHERE research_id = research.id AND at > research.updated_at)
  UNION ALL
  SELECT undone.research_id, at, research.id IS NULL OR ${hidden}, COALESCE(research.type_id, undone.type_id), CASE WHEN research.id IS NULL THEN undone.areas ELSE ${areas} END
  FROM undone LEFT JOIN research ON research.id = undone.research_id WHERE research.id IS NULL OR at > research.updated_at`;
const people = `SELECT id, updated_at, false AS withdrawn, NULL::int AS type_id, NULL::text AS areas FROM author WHERE merged_into IS NULL`;

/** One stretch of the walk through all changes. Keyed by moment and id, so that a stretch costs the same however far one has come. */
export async function readChanges(
  tx: Sql,
  since: string | undefined,
  limit: number,
  { kind = 'research', after = '0', until, id, researchTypeId, focusedAreaId }: ChangeFilter = {},
): Promise<Change[]> {
  const values: (string | number)[] = [];
  const place = (value: string | number) => `$${values.push(value)}`;
  const where = [`(updated_at, id) > (${place(since ?? '')}, ${place(after)}::bigint)`];
  if (until !== undefined) where.push(`updated_at <= ${place(until)}`);
  if (id !== undefined) where.push(`id = ${place(id)}::bigint`);
  if (kind === 'research' && researchTypeId !== undefined) where.push(`type_id = ${place(researchTypeId)}::bigint`);
  if (kind === 'research' && focusedAreaId !== undefined) where.push(`${place(focusedAreaId)} = ANY(string_to_array(areas, ','))`);
  const rows = await tx.unsafe(
    `SELECT * FROM (${kind === 'research' ? publications : people}) AS change WHERE ${where.join(' AND ')} ORDER BY updated_at, id LIMIT ${place(limit)}`,
    values,
  );
  return rows.map((row) => ({
    id: String(row.id),
    kind,
    updatedAt: String(row.updated_at),
    withdrawn: row.withdrawn === true,
    ...(kind === 'research' && {
      researchTypeId: String(row.type_id),
      focusedAreaIds: String(row.areas).split(',').filter(Boolean),
    }),
  }));
}
