import { z } from 'zod';
import { isOverlapping } from '#lib/domain/groups.ts';
import type { FacetValue, Group, Groups } from '#lib/domain/page.ts';
import type { Language } from '#lib/languages/languages.ts';
import { count, facetValueSchema, text } from './payload-values.ts';
import { writeFacetValue } from './write-facet-value.ts';

const counts = { field: text, isOverlapping: z.boolean(), otherCount: count, unknownCount: count };
/** The records of one group by a second property. */
const innerGroupsSchema = z.object({ ...counts, values: z.array(facetValueSchema) }).meta({ id: 'InnerGroups' });
/** Records with one value; `groups` is null unless `groupBy` names a second property. */
const groupSchema = z.object({ ...facetValueSchema.shape, groups: innerGroupsSchema.nullable() }).meta({ id: 'Group' });
/** All records of a list by one property. Unless groups overlap, all counts add up to `totalCount`. */
export const groupsSchema = z.object({ ...counts, values: z.array(groupSchema) }).meta({ id: 'Groups' });

/** The `groups` of GetAllResearch and GetAllAuthor. */
export type GroupsPayload = z.infer<typeof groupsSchema>;

/** Writes the `groups` of a list, with names as they are in the page. */
export function writeGroups(groups: Groups, language: Language): GroupsPayload {
  return writeLevel(groups, ({ groups: inner, ...value }: Group) => ({
    ...writeFacetValue(groups.field, value, language),
    groups: inner ? writeLevel(inner, (part) => writeFacetValue(inner.field, part, language)) : null,
  }));
}

const writeLevel = <Value extends FacetValue, Payload>(
  { field, values, otherCount, unknownCount }: Groups<Value>,
  write: (value: Value) => Payload,
) => ({ field, isOverlapping: isOverlapping(field), otherCount, unknownCount, values: values.map(write) });
