import type { DatabaseSync } from 'node:sqlite';
import type { Change, ChangeFilter } from '#lib/domain/extras.ts';

/** One stretch of the walk through all changes. Keyed by moment and id, so that a stretch costs the same however far one has come. */
export function readChanges(
  database: DatabaseSync,
  since: string | undefined,
  limit: number,
  filter: ChangeFilter = {},
): readonly Change[] {
  const read = (source: Source): Row[] => {
    const { sql, values } = conditionsOf(source, since, filter);
    return database
      .prepare(`${source.select} WHERE ${sql} ORDER BY ${source.moment}, ${source.id} LIMIT ?`)
      .all(...values, limit) as unknown as Row[];
  };
  if (filter.kind === 'author') return read(people).map((row) => ({ ...ofRow(row), kind: 'author' }));
  const undoings = read(undone);
  const rows = undoings.length === 0 ? read(research) : [...read(research), ...undoings].toSorted(byMoment).slice(0, limit);
  return rows.map((row) => ({
    ...ofRow(row),
    kind: 'research',
    researchTypeId: String(row.type_id),
    focusedAreaIds: row.areas ? row.areas.split(',') : [],
  }));
}

interface Row {
  readonly id: number;
  readonly updated_at: string;
  readonly withdrawn: number;
  readonly type_id: number;
  readonly areas: string | null;
}

/** Where changes stand, and what their moment, id, type and areas are called there. */
interface Source {
  readonly select: string;
  readonly moment: string;
  readonly id: string;
  readonly type: string;
  readonly inArea: string;
  readonly only: string;
}

const areasOf = `(SELECT group_concat(area_id) FROM (SELECT area_id FROM research_in_area WHERE research_id = research.id ORDER BY position))`;

/** A record whose last change is that a batch was undone is told by that undoing. */
const research: Source = {
  select: `SELECT id, updated_at, withdrawn_at IS NOT NULL OR merged_into IS NOT NULL AS withdrawn, type_id, ${areasOf} AS areas FROM research`,
  moment: 'updated_at',
  id: 'id',
  type: 'type_id',
  inArea: 'EXISTS (SELECT 1 FROM research_in_area WHERE research_id = research.id AND area_id = ?)',
  only: 'NOT EXISTS (SELECT 1 FROM undone WHERE undone.research_id = research.id AND undone.at > research.updated_at)',
};
const undone: Source = {
  select: `SELECT undone.research_id AS id, undone.at AS updated_at, research.id IS NULL OR withdrawn_at IS NOT NULL OR merged_into IS NOT NULL AS withdrawn,
    COALESCE(research.type_id, undone.type_id) AS type_id, CASE WHEN research.id IS NULL THEN undone.areas ELSE ${areasOf} END AS areas
    FROM undone LEFT JOIN research ON research.id = undone.research_id`,
  moment: 'undone.at',
  id: 'undone.research_id',
  type: 'COALESCE(research.type_id, undone.type_id)',
  inArea: `CASE WHEN research.id IS NULL THEN instr(',' || undone.areas || ',', ',' || CAST(? AS INTEGER) || ',') > 0
    ELSE EXISTS (SELECT 1 FROM research_in_area WHERE research_id = research.id AND area_id = ?) END`,
  only: '(research.id IS NULL OR undone.at > research.updated_at)',
};
const people: Source = {
  select: 'SELECT id, updated_at, 0 AS withdrawn FROM author',
  moment: 'updated_at',
  id: 'id',
  type: 'NULL',
  inArea: 'TRUE',
  only: 'merged_into IS NULL',
};

function conditionsOf(source: Source, since: string | undefined, filter: ChangeFilter): { sql: string; values: (string | number)[] } {
  const { after = '0', until, id, researchTypeId, focusedAreaId } = filter;
  const conditions: [string, ...(string | number)[]][] = [
    [source.only],
    [`(${source.moment}, ${source.id}) > (?, ?)`, since ?? '', Number(after)],
  ];
  if (until !== undefined) conditions.push([`${source.moment} <= ?`, until]);
  if (id !== undefined) conditions.push([`${source.id} = ?`, Number(id)]);
  if (source !== people && researchTypeId !== undefined) conditions.push([`${source.type} = ?`, Number(researchTypeId)]);
  if (source !== people && focusedAreaId !== undefined)
    conditions.push([source.inArea, ...(source.inArea.match(/\?/g) ?? []).map(() => Number(focusedAreaId))]);
  return { sql: conditions.map(([sql]) => sql).join(' AND '), values: conditions.flatMap(([, ...values]) => values) };
}

function ofRow(row: Row) {
  return { id: String(row.id), updatedAt: row.updated_at, withdrawn: row.withdrawn === 1 };
}

function byMoment(one: Row, other: Row): number {
  return one.updated_at < other.updated_at ? -1 : one.updated_at > other.updated_at ? 1 : one.id - other.id;
}
