import type { AreaGroupKey } from '#lib/domain/places/area-groups.ts';
import type { Text } from '#lib/domain/text.ts';

/** A group of areas, drawn as an orbit. */
export interface OrbitField {
  readonly key: AreaGroupKey;
  readonly areaIds: readonly string[];
  readonly total: number;
  readonly years: readonly { readonly year: number; readonly count: number }[];
  /** The newest publication of the group, without those that smaller groups already show. */
  readonly newest?: { readonly id: string; readonly title: Text };
}
