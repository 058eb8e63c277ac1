import { z } from 'zod';
import { highlightSchema, matchReasonSchema } from './match-payload.ts';
import { citationsFromSchema, noticeMembers } from './notice-payload.ts';

/**
 * The bodies of the six operations (`service.md` §3.4). Every documented member is always present: `null` or `[]` when empty.
 * Members may be added within 1.x, so clients ignore what they do not know. Descriptions in both languages are in `payload-texts.ts`.
 */

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
const year = z.int().min(1000).max(2100);
const text = z.string();
const languageTag = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/);
const orcid = z.string().regex(/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/);

export const refSchema = z.object({ id, name: text }).meta({ id: 'Ref' });
export const authorshipSchema = z
  .object({
    id: id.nullable(),
    name: text,
    alternativeName: text.nullable(),
    position: z.int().min(1).max(100_000),
    affiliation: text.nullable(),
    orcid: orcid.nullable(),
    isCorresponding: z.boolean(),
  })
  .meta({ id: 'Authorship' });

const venueKind = z.enum(['journal', 'conference', 'book', 'institution', 'repository', 'series']);
const venueSummary = { name: text, nameLanguage: languageTag, kind: venueKind.nullable() };
export const venueSummarySchema = z.object(venueSummary).meta({ id: 'VenueSummary' });
export const venueSchema = z
  .object({ ...venueSummary, publisher: text.nullable(), issn: text.nullable(), isbn: text.nullable() })
  .meta({ id: 'Venue' });
const itemLinks = z.object({ self: text, html: text });
const alternate = z.object({ en: text, ar: text });
const researchCore = {
  id,
  title: text,
  alternativeTitle: text.nullable(),
  titleLanguage: languageTag,
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
    volume: text.nullable(),
    issue: text.nullable(),
    pages: text.nullable(),
    ...researchAccess,
    licence: text.nullable(),
    citationCount: count.nullable(),
    createdAt: moment.nullable(),
    updatedAt: moment.nullable(),
    links: z.object({ self: text, alternate, html: text, bibtex: text, ris: text, csl: text, jsonld: text }),
  })
  .meta({ id: 'Research' });

const authorCore = {
  id,
  name: text,
  alternativeName: text.nullable(),
  nameLanguage: languageTag,
  academicTitle: text.nullable(),
  affiliation: text.nullable(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
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
export const facetValueSchema = z.object({ id: z.union([id, text]), name: text, count }).meta({ id: 'FacetValue' });
export const warningSchema = z.object({ code: text, text, suggestion: text.nullable() }).meta({ id: 'Warning' });

function listSchema<T extends z.ZodType>(name: string, item: T) {
  return z
    .object({
      items: z.array(item),
      pageIndex: z.int().min(1).max(10_000).nullable(),
      pageSize: z.int().min(1).max(100),
      totalCount: count,
      totalPages: count.nullable(),
      hasPreviousPage: z.boolean(),
      hasNextPage: z.boolean(),
      nextCursor: text.nullable(),
      sort: text,
      match: z.enum(['all', 'repaired', 'any']),
      facets: z.record(z.string(), z.array(facetValueSchema)),
      warnings: z.array(warningSchema),
      links: z.object({ self: text, first: text, prev: text.nullable(), next: text.nullable(), last: text.nullable() }),
    })
    .meta({ id: name });
}

export const researchListSchema = listSchema('ResearchList', researchSummarySchema);
export const authorListSchema = listSchema('AuthorList', authorSummarySchema);

export type RefPayload = z.infer<typeof refSchema>;
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
