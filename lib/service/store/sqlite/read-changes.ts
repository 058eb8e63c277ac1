import type { DatabaseSync } from 'node:sqlite';
import type { Change, ChangeFilter } from '#lib/domain/extras.ts';

/** One stretch of the walk through all changes. Keyed by moment and id, so that a stretch costs the same however far one has come. */
export function readChanges(
  database: DatabaseSync,
  since: string | undefined,
  limit: number,
  filter: ChangeFilter = {},
): readonly Change[] {
  const { after = '0', until, id, researchTypeId, focusedAreaId } = filter;
  const isResearch = filter.kind !== 'author';
  const conditions: [string, ...(string | number)[]][] = [['(updated_at, id) > (?, ?)', since ?? '', Number(after)]];
  if (until !== undefined) conditions.push(['updated_at <= ?', until]);
  if (id !== undefined) conditions.push(['id = ?', Number(id)]);
  if (isResearch && researchTypeId !== undefined) conditions.push(['type_id = ?', Number(researchTypeId)]);
  if (isResearch && focusedAreaId !== undefined)
    conditions.push(['EXISTS (SELECT 1 FROM research_in_area WHERE research_id = research.id AND area_id = ?)', Number(focusedAreaId)]);
  if (!isResearch) conditions.push(['merged_into IS NULL']);
  const where = conditions.map(([sql]) => sql).join(' AND ');
  const rows = database
    .prepare(`SELECT ${isResearch ? researchColumns : authorColumns} WHERE ${where} ORDER BY updated_at, id LIMIT ?`)
    .all(...conditions.flatMap(([, ...values]) => values), limit) as unknown as Row[];
  return rows.map((row) => ({
    id: String(row.id),
    kind: isResearch ? 'research' : 'author',
    updatedAt: row.updated_at,
    withdrawn: row.withdrawn === 1,
    ...(isResearch && { researchTypeId: String(row.type_id), focusedAreaIds: row.areas?.split(',') ?? [] }),
  }));
}

interface Row {
  readonly id: number;
  readonly updated_at: string;
  readonly withdrawn: number;
  readonly type_id: number;
  readonly areas: string | null;
}

const researchColumns = `id, updated_at, withdrawn_at IS NOT NULL OR merged_into IS NOT NULL AS withdrawn, type_id,
  (SELECT group_concat(area_id) FROM (SELECT area_id FROM research_in_area WHERE research_id = research.id ORDER BY position)) AS areas FROM research`;
const authorColumns = 'id, updated_at, 0 AS withdrawn FROM author';
