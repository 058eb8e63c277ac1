import { defaultResearchQuery } from '#lib/domain/query.ts';
import { withQuery } from '#lib/url/paths.ts';
import { encodeResearchQuery, type ResearchAddress } from '#lib/url/research-query.ts';
import type { FixedFilters } from './browser-props.ts';

/** Address of a list of publications, without the filters that its path already implies. */
export function listPath(basePath: string, address: ResearchAddress, fixed: FixedFilters | undefined): string {
  const omitted = Object.fromEntries(Object.keys(fixed ?? {}).map((name) => [name, defaultResearchQuery[name as keyof FixedFilters]]));
  return withQuery(basePath, encodeResearchQuery({ ...address, ...omitted }));
}
