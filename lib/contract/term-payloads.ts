import { z } from 'zod';
import { alternate, count, itemLinks, languageTag, listSchema, refSchema, text } from '#lib/contract/payloads/payload-values.ts';

/** The ids of terms are words, equal in every collection. */
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const termRefSchema = z.object({ id: slug, name: text }).meta({ id: 'TermRef' });

const termCore = {
  id: slug,
  type: text,
  name: text,
  nameLanguage: languageTag,
  alternativeName: text.nullable(),
  definition: text.nullable(),
  focusedAreas: z.array(refSchema),
};

export const termSummarySchema = z.object({ ...termCore, links: itemLinks }).meta({ id: 'TermSummary' });

export const termSchema = z
  .object({
    ...termCore,
    alternativeDefinition: text.nullable(),
    names: z.object({ en: z.array(text), ar: z.array(text) }).meta({ id: 'TermNames' }),
    broader: z.array(termRefSchema),
    narrower: z.array(termRefSchema),
    related: z.array(termRefSchema),
    publicationCount: count.nullable(),
    links: z.object({ self: text, alternate, html: text, research: text }),
  })
  .meta({ id: 'Term' });

export const termListSchema = listSchema('TermList', termSummarySchema);

export type TermPayload = z.infer<typeof termSchema>;
export type TermSummaryPayload = z.infer<typeof termSummarySchema>;
