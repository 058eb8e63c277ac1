import { defaultResearchQuery } from '#lib/domain/query.ts';
import { decodeResearchQuery, encodeResearchQuery } from './research-query.ts';
import { type RawSearchParams, readSearchParams } from './search-params.ts';

/** What is compared, by the filter that finds its publications. */
export const comparedKinds = ['institutionId', 'country', 'focusedAreaId', 'authorId'] as const;
export type ComparedKind = (typeof comparedKinds)[number];

/** More columns would be unreadable. */
export const comparedMax = 4;

export interface Comparison {
  readonly kind: ComparedKind;
  /** At most `comparedMax`, in the order of addresses. */
  readonly ids: readonly string[];
}

/** Never throws. The first kind that the address names is compared; without ids `kind` chooses what may be. */
export function decodeComparison(raw: RawSearchParams): Comparison {
  const query = decodeResearchQuery(raw);
  const asked = readSearchParams(raw).get('kind')?.[0];
  const kind = comparedKinds.find((name) => query[name].length > 0) ?? comparedKinds.find((name) => name === asked) ?? 'institutionId';
  return { kind, ids: query[kind].slice(0, comparedMax) };
}

export function encodeComparison({ kind, ids }: Comparison): string {
  if (ids.length === 0) return kind === 'institutionId' ? '' : `kind=${kind}`;
  return encodeResearchQuery({ ...defaultResearchQuery, [kind]: ids });
}
