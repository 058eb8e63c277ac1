import { z } from 'zod';
import { alternate, count, itemLinks, languageTag, listSchema, refSchema, text } from './payload-values.ts';

/** Term ids are words, not numbers, and are the same in every installation. */
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

/** A row of GetAllTerm; `definition` is null when there is none in the language of the path. */
export const termSummarySchema = z.object({ ...termCore, links: itemLinks }).meta({ id: 'TermSummary' });

/** The response of GetTermById; `publicationCount` counts publications that match the name and is null when unknown. */
export const termSchema = z
  .object({
    ...termCore,
    alternativeDefinition: text.nullable(),
    names: z.object({ en: z.array(text), ar: z.array(text) }).meta({ id: 'TermNames' }),
    broader: z.array(termRefSchema),
    narrower: z.array(termRefSchema),
    related: z.array(termRefSchema),
    exactMatch: z.array(text),
    publicationCount: count.nullable(),
    links: z.object({ self: text, alternate, html: text, research: text }),
  })
  .meta({ id: 'Term' });

/** The response of GetAllTerm: one page of rows. */
export const termListSchema = listSchema('TermList', termSummarySchema);

/** The response body of GetTermById. */
export type TermPayload = z.infer<typeof termSchema>;
/** One of the `items` of GetAllTerm. */
export type TermSummaryPayload = z.infer<typeof termSummarySchema>;
