import { z } from 'zod';
import { institutionKinds } from '#lib/domain/institution.ts';
import {
  alternate,
  count,
  countryCodeSchema,
  id,
  itemLinks,
  languageTag,
  listSchema,
  moment,
  refSchema,
  ror,
  text,
  year,
} from './payload-values.ts';

const institutionCore = {
  id,
  name: text,
  alternativeName: text.nullable(),
  nameLanguage: languageTag,
  acronym: text.nullable(),
  country: countryCodeSchema.nullable(),
  city: text.nullable(),
  kind: z.enum(institutionKinds).nullable(),
  ror: ror.nullable(),
  parent: refSchema.nullable(),
  publicationCount: count,
};

/** A row of GetAllInstitution; `publicationCount` counts publications of this collection. */
export const institutionSummarySchema = z
  .object({ ...institutionCore, updatedAt: moment.nullable(), links: itemLinks })
  .meta({ id: 'InstitutionSummary' });

/** The response of GetInstitutionById: the fields of a row, other names, parts of the institution, top areas, first and last year. */
export const institutionSchema = z
  .object({
    ...institutionCore,
    nameVariants: z.array(text),
    parts: z.array(refSchema),
    focusedAreas: z.array(refSchema),
    firstYear: year.nullable(),
    lastYear: year.nullable(),
    updatedAt: moment.nullable(),
    links: z.object({ self: text, alternate, html: text, research: text, authors: text }),
  })
  .meta({ id: 'Institution' });

/** The response of GetAllInstitution: one page of rows. */
export const institutionListSchema = listSchema('InstitutionList', institutionSummarySchema);

/** The response body of GetInstitutionById. */
export type InstitutionPayload = z.infer<typeof institutionSchema>;
/** One of the `items` of GetAllInstitution. */
export type InstitutionSummaryPayload = z.infer<typeof institutionSummarySchema>;
