import { defaultResearchQuery } from '#lib/domain/query.ts';
import { decodeResearchQuery, encodeResearchQuery } from './research-query.ts';
import { type RawSearchParams, readSearchParams } from './search-params.ts';

/** The comparable things, by the filter for their publications. */
export const comparedKinds = ['institutionId', 'country', 'focusedAreaId', 'authorId'] as const;
export type ComparedKind = (typeof comparedKinds)[number];

/** More columns would be unreadable. */
export const comparedMax = 4;

export interface Comparison {
  readonly kind: ComparedKind;
  /** At most `comparedMax`, in address order. */
  readonly ids: readonly string[];
}

/** Never throws. The first kind with ids is compared; without ids `kind` selects it. */
export function decodeComparison(raw: RawSearchParams): Comparison {
  const query = decodeResearchQuery(raw);
  const requested = readSearchParams(raw).get('kind')?.[0];
  const kind = comparedKinds.find((name) => query[name].length > 0) ?? comparedKinds.find((name) => name === requested) ?? 'institutionId';
  return { kind, ids: query[kind].slice(0, comparedMax) };
}

export function encodeComparison({ kind, ids }: Comparison): string {
  if (ids.length === 0) return kind === 'institutionId' ? '' : `kind=${kind}`;
  return encodeResearchQuery({ ...defaultResearchQuery, [kind]: ids });
}
