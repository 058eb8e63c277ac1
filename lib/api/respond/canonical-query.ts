import { encodeParameter } from '#lib/collection/encode-parameter.ts';
import type { ParameterValue } from '#lib/collection/value.ts';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import { limits } from '#lib/domain/query.ts';

/** The canonical, percent-encoded query. Lists get a page size and, without a cursor, a page. Undefined in `change` removes a parameter. */
export function canonicalQuery(
  operation: Operation,
  values: ReadonlyMap<string, ParameterValue>,
  change: Readonly<Record<string, ParameterValue | undefined>> = {},
): string {
  const parameters = new Map(values);
  if (operation.shape === 'list') {
    if (!parameters.has('pageSize')) parameters.set('pageSize', limits.pageSizeDefault);
    if (!parameters.has('pageIndex') && !parameters.has('cursor')) parameters.set('pageIndex', 1);
  }
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  return operation.query
    .filter(({ name }) => parameters.has(name))
    .map((parameter) => encodeParameter(parameter, parameters.get(parameter.name) as ParameterValue))
    .join('&');
}
