import type { Operation } from '#lib/contract/operation.ts';
import type { Parameter } from '#lib/contract/parameters/parameter.ts';
import { limits } from '#lib/domain/query.ts';
import type { Value } from './read-value.ts';

/** Parameters that choose a part or a form of a result, not the result itself; a cursor may be used with any of them. */
const notFilters = new Set(['cursor', 'pageIndex', 'pageSize', 'facets', 'fields', 'format', 'sort']);

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

/** What a cursor is bound to: the filters, whatever the page. */
export function filterKey(operation: Operation, values: ReadonlyMap<string, Value>): string {
  return operation.query
    .filter(({ name }) => values.has(name) && !notFilters.has(name))
    .map((parameter) => encodeParameter(parameter, values.get(parameter.name) as Value))
    .join('&');
}

function encodeParameter({ name, kind }: Parameter, value: Value): string {
  const sent = kind.type === 'names' && Array.isArray(value) ? value : [value];
  return sent.map((one) => `${name}=${encodeValue(one)}`).join('&');
}

function encodeValue(value: Value): string {
  // A comma needs no escape in a query (RFC 3986 §3.4), and lists read better with it.
  // Half of a surrogate pair has no escape: texts that JSON brings, or that were cut, may hold one.
  return encodeURIComponent((Array.isArray(value) ? value.join(',') : String(value)).toWellFormed()).replaceAll('%2C', ',');
}
