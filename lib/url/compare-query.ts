import { defaultResearchQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/table/search-params.ts';
import { decodeResearchQuery, encodeResearchQuery } from './research-query.ts';

/** What can be compared. Each kind has the name of the filter that selects its publications. */
export const comparedKinds = ['institutionId', 'country', 'focusedAreaId'] as const;
export type ComparedKind = (typeof comparedKinds)[number];

/** Maximum number of ids compared; more columns would be unreadable. */
export const comparedMax = 4;

/** Maximum number of works in common that a comparison lists. Pairs share them equally. */
export const commonMax = limits.pageSizeMax;

export interface Comparison {
  readonly kind: ComparedKind;
  /** At most `comparedMax` ids, sorted. */
  readonly ids: readonly string[];
}

/** Parses an address; never throws. Compares the first kind that has ids. Without ids, the parameter `kind` selects it. */
export function decodeComparison(raw: RawSearchParams): Comparison {
  const query = decodeResearchQuery(raw);
  const requested = readSearchParams(raw).get('kind')?.[0];
  const kind = comparedKinds.find((name) => query[name].length > 0) ?? comparedKinds.find((name) => name === requested) ?? 'institutionId';
  return { kind, ids: query[kind].slice(0, comparedMax) };
}

/** The comparison in the filters of a list: the first filter with two to `comparedMax` values; undefined without one. */
export function comparisonIn(query: Pick<ResearchQuery, ComparedKind>): Comparison | undefined {
  const kind = comparedKinds.find((name) => query[name].length >= 2 && query[name].length <= comparedMax);
  return kind && { kind, ids: query[kind] };
}

export function encodeComparison({ kind, ids }: Comparison): string {
  if (ids.length === 0) return kind === 'institutionId' ? '' : `kind=${kind}`;
  return encodeResearchQuery({ ...defaultResearchQuery, [kind]: ids });
}
