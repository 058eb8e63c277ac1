import { z } from 'zod';
import { fileLinks } from './file-links.ts';
import { groupsSchema } from './group-payload.ts';
import { highlightSchema, matchReasonSchema } from './match-payload.ts';
import { citationsFromSchema, noticeMembers, textOriginMembers, versionMembers } from './notice-payload.ts';
import {
  alternate,
  count,
  countryCodeSchema,
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
 * The response bodies. Documented members are always present, `null` or `[]` when empty. Later versions 1.x may add members;
 * clients have to ignore unknown ones.
 */

/** An institution of an author: recognised in the affiliation, or derived. `ror` and `country` are null when unknown. */
export const affiliationSchema = z
  .object({ id, name: text, ror: ror.nullable(), country: countryCodeSchema.nullable(), isDerived: z.boolean() })
  .meta({ id: 'Affiliation' });
/** One author of a publication; `position` counts from 1, and `id` is null when no author record exists. */
export const authorshipSchema = z
  .object({
    id: id.nullable(),
    name: text,
    alternativeName: text.nullable(),
    signedName: text.nullable(),
    alternativeSignedName: text.nullable(),
    position: z.int().min(1).max(100_000),
    affiliation: text.nullable(),
    affiliations: z.array(affiliationSchema),
    orcid: orcid.nullable(),
    isCorresponding: z.boolean(),
    country: countryCodeSchema.nullable(),
  })
  .meta({ id: 'Authorship' });

/** An editor or translator of a publication. */
export const contributorSchema = z
  .object({ name: text, alternativeName: text.nullable(), orcid: orcid.nullable() })
  .meta({ id: 'Contributor' });

const venueKind = z.enum(['journal', 'conference', 'book', 'institution', 'repository', 'series']);
const venueSummary = {
  id: id.nullable(),
  name: text,
  nameLanguage: languageTag,
  alternativeName: text.nullable(),
  kind: venueKind.nullable(),
};
/** The venue in a row of GetAllResearch; `id` is null when the venue has no record of its own. */
export const venueSummarySchema = z.object(venueSummary).meta({ id: 'VenueSummary' });
/** The venue in GetResearchById; `publisher` and `isbn` repeat members of the work, for clients of earlier versions. */
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
const researchPeople = {
  authors: z.array(authorshipSchema),
  authorCount: count,
  authorsIncomplete: z.boolean(),
  editors: z.array(contributorSchema),
  translators: z.array(contributorSchema),
};
const researchClassification = {
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
  isFreeToRead: z.boolean().nullable(),
  licence: text.nullable(),
  ...noticeMembers,
  abstractKind: z.enum(['author', 'editor']).nullable(),
  citationsFrom: citationsFromSchema.nullable(),
  ...textOriginMembers,
};

/** A row of GetAllResearch, with at most 10 authors; only queries with a keyword have highlights, match reason and missing words. */
export const researchSummarySchema = z
  .object({
    ...researchCore,
    ...researchPeople,
    ...researchClassification,
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

/** The response of GetResearchById, with at most 4,000 authors; `authorsIncomplete` is true if the source or this limit omits authors. */
export const researchSchema = z
  .object({
    ...researchCore,
    abstract: text.nullable(),
    abstractLanguage: languageTag.nullable(),
    ...researchPeople,
    ...researchClassification,
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
    ...versionMembers,
    ...citationMembers,
    citationCount: count.nullable(),
    createdAt: moment.nullable(),
    updatedAt: moment.nullable(),
    links: z.object({ self: text, alternate, html: text, ...fileLinks(() => text) }),
  })
  .meta({ id: 'Research' });

/** An affiliation with the first and last year of publications that state it. The years are null if only a register lists it. */
export const authorAffiliationSchema = z
  .object({ name: text, institution: affiliationSchema.nullable(), firstYear: year.nullable(), lastYear: year.nullable() })
  .meta({ id: 'AuthorAffiliation' });

const authorCore = {
  id,
  name: text,
  alternativeName: text.nullable(),
  nameLanguage: languageTag,
  isGroup: z.boolean(),
  academicTitle: text.nullable(),
  affiliation: text.nullable(),
  affiliations: z.array(authorAffiliationSchema),
  country: countryCodeSchema.nullable(),
  orcid: orcid.nullable(),
};

/** A row of GetAllAuthor; `affiliations` has at most one entry, the current one. */
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

/** The response of GetAuthorById, with at most five recent publications and the years of the author's first and last publication. */
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

/** An entry of GetAllResearchTypes or GetAllResearchAreas; `code` is a word and `id` the number that filters use. */
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

/** The response of GetAllResearchTypes and GetAllResearchAreas: every entry in display order, not paged. */
export const lookupListSchema = z.object({ items: z.array(lookupEntrySchema), totalCount: count }).meta({ id: 'LookupList' });
/** Only answers to `groupBy` have groups. */
const grouped = { groups: groupsSchema.optional() };
/** The response of GetAllResearch: one page of rows. */
export const researchListSchema = listSchema('ResearchList', researchSummarySchema, grouped);
/** The response of GetAllAuthor: one page of rows. */
export const authorListSchema = listSchema('AuthorList', authorSummarySchema, grouped);

/** A reference with id and name inside other responses, such as the type or an area of a publication. */
export type RefPayload = z.infer<typeof refSchema>;
/** An institution in the `affiliations` of an author, in publication and author responses. */
export type AffiliationPayload = z.infer<typeof affiliationSchema>;
/** One of the `authors` in GetAllResearch and GetResearchById. */
export type AuthorshipPayload = z.infer<typeof authorshipSchema>;
/** The `venue` of GetResearchById. */
export type VenuePayload = z.infer<typeof venueSchema>;
/** The `venue` of a row of GetAllResearch. */
export type VenueSummaryPayload = z.infer<typeof venueSummarySchema>;
/** The `matchReason` of a row of GetAllResearch, where it is not null. */
export type MatchReasonPayload = z.infer<typeof matchReasonSchema>;
/** The response body of GetResearchById. */
export type ResearchPayload = z.infer<typeof researchSchema>;
/** One of the `items` of GetAllResearch, or of `recentResearch` in GetAuthorById. */
export type ResearchSummaryPayload = z.infer<typeof researchSummarySchema>;
/** The response body of GetAuthorById. */
export type AuthorPayload = z.infer<typeof authorSchema>;
/** One of the `items` of GetAllAuthor. */
export type AuthorSummaryPayload = z.infer<typeof authorSummarySchema>;
/** One of the `items` of GetAllResearchTypes and GetAllResearchAreas. */
export type LookupEntryPayload = z.infer<typeof lookupEntrySchema>;
/** The response body of GetAllResearchTypes and GetAllResearchAreas. */
export type LookupListPayload = z.infer<typeof lookupListSchema>;
/** The response body of GetAllResearch. */
export type ResearchListPayload = z.infer<typeof researchListSchema>;
/** The response body of GetAllAuthor. */
export type AuthorListPayload = z.infer<typeof authorListSchema>;
