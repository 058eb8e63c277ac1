import { z } from 'zod';
import { referenceIdentifiers } from '#lib/domain/citations/reference.ts';
import { count, id } from './payload-values.ts';

const identifier = z.string().nullable();

const referenceSchema = z
  .object({
    position: z.int().min(1),
    id: id.nullable(),
    ...(Object.fromEntries(referenceIdentifiers.map((kind) => [kind, identifier])) as Record<
      (typeof referenceIdentifiers)[number],
      typeof identifier
    >),
    text: z.string().nullable(),
  })
  .meta({ id: 'Reference' });

/** One of the `references` in GetResearchById; `position` counts from 1, and `id` is set for a publication of this collection. */
export type ReferencePayload = z.infer<typeof referenceSchema>;

/** The references of a work, and the number of publications of this collection that cite it. */
export const citationMembers = {
  references: z.array(referenceSchema),
  undescribedReferenceCount: count,
  citedByCount: count.nullable(),
};
