import { withQuery } from '#lib/url/paths.ts';
import { encodeResearchQuery, type ResearchAddress } from '#lib/url/research-query.ts';
import type { FixedFilters } from './browser-props.ts';

/** The address of a list of publications; what the path of its page holds is not in the query. */
export function listPath(basePath: string, address: ResearchAddress, fixed: FixedFilters | undefined): string {
  const omitted = Object.fromEntries(Object.keys(fixed ?? {}).map((name) => [name, []]));
  return withQuery(basePath, encodeResearchQuery({ ...address, ...omitted }));
}
