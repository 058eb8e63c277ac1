import type { FacetName } from './filters.ts';

/** What publications can be grouped by: facets, and groups of countries. */
export const researchGroupFields = [
  'researchType',
  'focusedArea',
  'year',
  'country',
  'countryGroup',
  'venue',
  'institution',
  'license',
  'language',
] as const satisfies readonly (FacetName | 'countryGroup')[];
/** A property to group records by. */
export type GroupField = (typeof researchGroupFields)[number];
/** What authors can be grouped by: their filters by listed values. */
export const authorGroupFields = ['focusedArea', 'country', 'countryGroup', 'institution'] as const satisfies readonly GroupField[];

/** Bounds of grouping. The second field has at most `groupsOfTwo` groups within each group of the first. */
export const groupLimits = { fields: 2, groups: 100, groupsOfTwo: 50 } as const;
/** Maximum number of groups of each level for this number of fields. */
export const groupsMax = (fieldCount: number): number => (fieldCount > 1 ? groupLimits.groupsOfTwo : groupLimits.groups);

/** Properties of which a record can have several values, so that groups overlap. */
const overlapping: ReadonlySet<GroupField> = new Set<GroupField>(authorGroupFields);
/** Whether a record can be in several groups of this field. */
export const isOverlapping = (field: GroupField): boolean => overlapping.has(field);
