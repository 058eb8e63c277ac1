import type { ResearchArea } from '#lib/domain/lookup.ts';
import type { AreaGroupKey } from '#lib/domain/places/area-groups.ts';
import type { Ref } from '#lib/domain/research.ts';

/** Areas of one group, most publications first. */
export interface AreaGroup {
  /** Undefined for areas without a group. */
  readonly key: AreaGroupKey | undefined;
  readonly areas: readonly ResearchArea[];
}

export interface AreaFigures extends Ref {
  readonly count: number;
  /** Publications since `recentFrom`; undefined where the service cannot count them. */
  readonly recent: number | undefined;
}

/** A group of areas with their figures. */
export interface AreaField {
  /** Undefined for the field of all areas without a group. */
  readonly key: AreaGroupKey | undefined;
  /** Publications in any area of the field; undefined where the service cannot count them. */
  readonly total: number | undefined;
  /** Largest first. */
  readonly areas: readonly AreaFigures[];
}
