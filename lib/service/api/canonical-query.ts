import type { Operation } from '#lib/contract/operation.ts';
import { limits } from '#lib/domain/query.ts';
import { encodeParameter } from '#lib/service/operations/encode-parameter.ts';
import type { Value } from '#lib/service/operations/value.ts';

/**
 * The query of a call in canonical names and order, percent-encoded. Lists always name their page, so that a link means the same for ever.
 * `change` replaces values; undefined removes one.
 */
export function canonicalQuery(
  operation: Operation,
  values: ReadonlyMap<string, Value>,
  change: Readonly<Record<string, Value | undefined>> = {},
): string {
  const all = new Map(values);
  if (operation.shape === 'list') {
    if (!all.has('pageSize')) all.set('pageSize', limits.pageSizeDefault);
    if (!all.has('pageIndex') && !all.has('cursor')) all.set('pageIndex', 1);
  }
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) all.delete(name);
    else all.set(name, value);
  }
  return operation.query
    .filter(({ name }) => all.has(name))
    .map((parameter) => encodeParameter(parameter, all.get(parameter.name) as Value))
    .join('&');
}
