import type { ChangeFilter, RecordChange } from '#lib/domain/collection.ts';
import { all, any, type DslClause, equals, idsOf, not, oneOf, type SearchPort, withIds } from './search-port.ts';

interface ChangedSource {
  readonly id: number;
  readonly state: string;
  readonly changedAt: string;
  readonly typeId: number;
  readonly areas?: readonly number[];
}

/**
 * One page of changes, by time and id. Withdrawn or removed publications have their last type and areas; merged and
 * removed people are omitted.
 */
export async function readChanges(
  port: SearchPort,
  since: string | undefined,
  limit: number,
  filter: ChangeFilter = {},
): Promise<readonly RecordChange[]> {
  const { kind = 'research', id, until, researchTypeId, focusedAreaId, after = '0' } = filter;
  const isPeople = kind === 'author';
  const workFilters = isPeople
    ? []
    : [
        ...(researchTypeId === undefined ? [] : [oneOf('typeId', idsOf([researchTypeId]))]),
        ...(focusedAreaId === undefined ? [] : [oneOf('areas', idsOf([focusedAreaId]))]),
      ];
  const conditions: DslClause[] = [
    ...(isPeople ? [not(equals('state', 'merged'))] : []),
    afterPosition(since ?? '', Number(after)),
    ...(until === undefined ? [] : [{ range: { changedAt: { lte: until } } }]),
    ...(id === undefined ? [] : [withIds(idsOf([id]))]),
    ...workFilters,
  ];
  const { hits } = await port.search<ChangedSource>(isPeople ? 'people' : 'publications', {
    size: limit,
    query: all(...conditions),
    sort: [{ changedAt: 'asc' }, { id: 'asc' }],
    _source: ['id', 'state', 'changedAt', 'typeId', 'areas'],
  });
  return hits.hits.map(({ _source: { id: rowId, state, changedAt, typeId, areas = [] } }) => ({
    id: String(rowId),
    updatedAt: changedAt,
    withdrawn: state !== 'live',
    kind,
    ...(!isPeople && { researchTypeId: String(typeId), focusedAreaIds: areas.map(String) }),
  }));
}

const afterPosition = (since: string, after: number): DslClause =>
  any([{ range: { changedAt: { gt: since } } }, all(equals('changedAt', since), { range: { id: { gt: after } } })]);
