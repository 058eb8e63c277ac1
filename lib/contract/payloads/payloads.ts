import { z } from 'zod';
import { highlightSchema, matchReasonSchema } from './match-payload.ts';
import { citationsFromSchema, noticeMembers, textOriginMembers, versionMembers } from './notice-payload.ts';
import {
  alternate,
  count,
  countryCode,
  id,
  itemLinks,
  languageTag,
  listSchema,
  moment,
  orcid,
  refSchema,
  ror,
  text,
  year,
} from './payload-values.ts';
import { citationMembers } from './reference-payload.ts';

/**
 * The response bodies. Documented members are always present, `null` or `[]` when empty. 1.x may add members: clients ignore unknown ones.
 */

export const affiliationSchema = z
  .object({ id, name: text, ror: ror.nullable(), country: countryCode.nullable() })
  .meta({ id: 'Affiliation' });
export const authorshipSchema = z
  .object({
    id: id.nullable(),
    name: text,
    alternativeName: text.nullable(),
    position: z.int().min(1).max(100_000),
    affiliation: text.nullable(),
    affiliations: z.array(affiliationSchema),
    orcid: orcid.nullable(),
    isCorresponding: z.boolean(),
    country: countryCode.nullable(),
  })
  .meta({ id: 'Authorship' });

const venueKind = z.enum(['journal', 'conference', 'book', 'institution', 'repository', 'series']);
const venueSummary = {
  id: id.nullable(),
  name: text,
  nameLanguage: languageTag,
  alternativeName: text.nullable(),
  kind: venueKind.nullable(),
};
export const venueSummarySchema = z.object(venueSummary).meta({ id: 'VenueSummary' });
export const venueSchema = z
  .object({ ...venueSummary, publisher: text.nullable(), issn: text.nullable(), isbn: text.nullable() })
  .meta({ id: 'Venue' });
const researchCore = {
  id,
  title: text,
  alternativeTitle: text.nullable(),
  titleLanguage: languageTag,
  originalTitle: text.nullable(),
  titleMarkup: text.nullable(),
  isTranslated: z.boolean(),
};
const researchPeople = { authors: z.array(authorshipSchema), authorCount: count, authorsIncomplete: z.boolean() };
const researchFiling = {
  researchType: refSchema.nullable(),
  focusedAreas: z.array(refSchema),
  year: year.nullable(),
  publicationDate: z
    .string()
    .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/)
    .nullable(),
  publicationDatePrecision: z.enum(['year', 'month', 'day']).nullable(),
};
const researchAccess = {
  doi: text.nullable(),
  url: text.nullable(),
  pdfUrl: text.nullable(),
  keywords: z.array(text),
  keywordsLanguage: languageTag.nullable(),
  language: languageTag.nullable(),
  isOpenAccess: z.boolean().nullable(),
  ...noticeMembers,
  citationsFrom: citationsFromSchema.nullable(),
  ...textOriginMembers,
};

export const researchSummarySchema = z
  .object({
    ...researchCore,
    ...researchPeople,
    ...researchFiling,
    venue: venueSummarySchema.nullable(),
    ...researchAccess,
    citationCount: count.nullable(),
    updatedAt: moment.nullable(),
    highlights: z.array(highlightSchema).optional(),
    matchReason: matchReasonSchema.nullable().optional(),
    missingWords: z.array(text).optional(),
    links: itemLinks,
  })
  .meta({ id: 'ResearchSummary' });

export const researchSchema = z
  .object({
    ...researchCore,
    abstract: text.nullable(),
    abstractLanguage: languageTag.nullable(),
    abstractKind: z.enum(['author', 'editor']).nullable(),
    ...researchPeople,
    ...researchFiling,
    venue: venueSchema.nullable(),
    publisher: text.nullable(),
    isbn: text.nullable(),
    volume: text.nullable(),
    issue: text.nullable(),
    pages: text.nullable(),
    reportNumber: text.nullable(),
    arxiv: text.nullable(),
    bibcode: text.nullable(),
    pmid: text.nullable(),
    ...researchAccess,
    alternativeKeywords: z.array(text),
    alternativeKeywordsLanguage: languageTag.nullable(),
    licence: text.nullable(),
    ...versionMembers,
    ...citationMembers,
    citationCount: count.nullable(),
    createdAt: moment.nullable(),
    updatedAt: moment.nullable(),
    links: z.object({ self: text, alternate, html: text, bibtex: text, ris: text, csl: text, jsonld: text }),
  })
  .meta({ id: 'Research' });

export const authorAffiliationSchema = z
  .object({ name: text, institution: affiliationSchema.nullable(), firstYear: year.nullable(), lastYear: year.nullable() })
  .meta({ id: 'AuthorAffiliation' });

const authorCore = {
  id,
  name: text,
  alternativeName: text.nullable(),
  nameLanguage: languageTag,
  academicTitle: text.nullable(),
  affiliation: text.nullable(),
  affiliations: z.array(authorAffiliationSchema),
  country: countryCode.nullable(),
  orcid: orcid.nullable(),
};

export const authorSummarySchema = z
  .object({
    ...authorCore,
    photoUrl: text.nullable(),
    focusedAreas: z.array(refSchema),
    publicationCount: count,
    updatedAt: moment.nullable(),
    links: itemLinks,
  })
  .meta({ id: 'AuthorSummary' });

export const authorSchema = z
  .object({
    ...authorCore,
    nameVariants: z.array(text),
    biography: text.nullable(),
    homepage: text.nullable(),
    photoUrl: text.nullable(),
    focusedAreas: z.array(refSchema),
    publicationCount: count,
    firstYear: year.nullable(),
    lastYear: year.nullable(),
    recentResearch: z.array(researchSummarySchema).max(5),
    updatedAt: moment.nullable(),
    links: z.object({ self: text, alternate, html: text, research: text }),
  })
  .meta({ id: 'Author' });

export const lookupEntrySchema = z
  .object({
    id,
    code: text,
    name: text,
    alternativeName: text.nullable(),
    description: text.nullable(),
    displayOrder: count,
    researchCount: count,
    updatedAt: moment.nullable(),
  })
  .meta({ id: 'LookupEntry' });

export const lookupListSchema = z.object({ items: z.array(lookupEntrySchema), totalCount: count }).meta({ id: 'LookupList' });
export const researchListSchema = listSchema('ResearchList', researchSummarySchema);
export const authorListSchema = listSchema('AuthorList', authorSummarySchema);

export type RefPayload = z.infer<typeof refSchema>;
export type AffiliationPayload = z.infer<typeof affiliationSchema>;
export type AuthorshipPayload = z.infer<typeof authorshipSchema>;
export type VenuePayload = z.infer<typeof venueSchema>;
export type VenueSummaryPayload = z.infer<typeof venueSummarySchema>;
export type MatchReasonPayload = z.infer<typeof matchReasonSchema>;
export type ResearchPayload = z.infer<typeof researchSchema>;
export type ResearchSummaryPayload = z.infer<typeof researchSummarySchema>;
export type AuthorPayload = z.infer<typeof authorSchema>;
export type AuthorSummaryPayload = z.infer<typeof authorSummarySchema>;
export type LookupEntryPayload = z.infer<typeof lookupEntrySchema>;
export type LookupListPayload = z.infer<typeof lookupListSchema>;
export type ResearchListPayload = z.infer<typeof researchListSchema>;
export type AuthorListPayload = z.infer<typeof authorListSchema>;
