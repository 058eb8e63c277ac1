import { countUndescribed, type Reference } from '#lib/domain/citations/reference.ts';
import type { WorkVersion } from '#lib/domain/identifiers/work-version.ts';
import type { Notice } from '#lib/domain/notice.ts';
import type { Authorship, Contributor, InstitutionRef, MatchReason, Ref, Research, Venue } from '#lib/domain/research.ts';
import type { TextOriginEntry } from '#lib/domain/text-origin.ts';
import type { Language } from '#lib/languages/languages.ts';
import { apiPaths } from './api-paths.ts';
import { fileLinks } from './file-links.ts';
import type {
  AffiliationPayload,
  AuthorshipPayload,
  MatchReasonPayload,
  RefPayload,
  ResearchPayload,
  ResearchSummaryPayload,
  VenuePayload,
  VenueSummaryPayload,
} from './payloads.ts';
import type { ReferencePayload } from './reference-payload.ts';

/** Maximum lengths of lists in a payload. */
interface Lengths {
  readonly authors: number;
  /** Editors, and translators. */
  readonly contributors: number;
  /** Affiliations of each author, notices, and works that a record is a notice of. */
  readonly values: number;
  readonly keywords: number;
}

/** A detail is whole, except that with more authors the body could exceed 2 MiB. `authorCount` and `authorsIncomplete` report the rest. */
const detailLengths: Lengths = { authors: 4000, contributors: Infinity, values: Infinity, keywords: Infinity };
const rowLengths: Lengths = { authors: 10, contributors: 10, values: 10, keywords: 100 };

/** The detail of one publication. */
export function writeResearch(research: Research, language: Language): ResearchPayload {
  const self = apiPaths.research(language, research.id);
  const shared = writeShared(research, detailLengths);
  return {
    ...shared.core,
    abstract: research.abstract?.value ?? null,
    abstractLanguage: research.abstract?.lang ?? null,
    ...shared.people,
    ...shared.classification,
    venue: research.venue ? writeVenue(research.venue, research) : null,
    publisher: research.publisher ?? null,
    isbn: research.isbn ?? null,
    volume: research.volume ?? null,
    issue: research.issue ?? null,
    pages: research.pages ?? null,
    reportNumber: research.reportNumber ?? null,
    arxiv: research.arxiv ?? null,
    bibcode: research.bibcode ?? null,
    pmid: research.pmid ?? null,
    ...shared.access,
    alternativeKeywords: [...(research.alternativeKeywords?.words ?? [])],
    alternativeKeywordsLanguage: research.alternativeKeywords?.language ?? null,
    versions: (research.versions ?? []).map(writeVersion),
    references: (research.references ?? []).map(writeReference),
    undescribedReferenceCount: countUndescribed(research.references),
    citedByCount: research.citedByCount ?? null,
    citationCount: research.citations ?? null,
    createdAt: research.createdAt ?? null,
    updatedAt: research.updatedAt ?? null,
    links: {
      self,
      alternate: { en: apiPaths.research('en', research.id), ar: apiPaths.research('ar', research.id) },
      html: apiPaths.researchPage(language, research.id),
      ...fileLinks((name) => `${self}?format=${name}`),
    },
  };
}

/** One publication as a row of a list; `hasKeyword` adds highlights, the match reason and missing words, for queries with a keyword. */
export function writeResearchSummary(research: Research, language: Language, hasKeyword = false): ResearchSummaryPayload {
  const shared = writeShared(research, rowLengths);
  return {
    ...shared.core,
    ...shared.people,
    ...shared.classification,
    venue: research.venue ? writeVenueSummary(research.venue) : null,
    ...shared.access,
    citationCount: research.citations ?? null,
    updatedAt: research.updatedAt ?? null,
    ...(hasKeyword && {
      highlights: [...(research.highlights ?? [])],
      matchReason: writeReason(research.match),
      missingWords: [...(research.missingWords ?? [])],
    }),
    links: { self: apiPaths.research(language, research.id), html: apiPaths.researchPage(language, research.id) },
  };
}

/** The id and name of a record. */
export function writeRef(ref: Ref): RefPayload {
  return { id: Number(ref.id), name: ref.name.value };
}

function writeShared(research: Research, lengths: Lengths) {
  return {
    core: {
      id: Number(research.id),
      title: research.title.value,
      alternativeTitle: research.title.alt?.value ?? null,
      titleLanguage: research.title.lang,
      originalTitle: research.originalTitle ?? null,
      titleMarkup: research.titleMarkup ?? null,
      isTranslated: research.isTranslated,
    },
    people: {
      authors: research.authors.slice(0, lengths.authors).map((author) => writeAuthorship(author, lengths.values)),
      authorCount: research.authorCount,
      authorsIncomplete: research.authorsIncomplete || (lengths === detailLengths && research.authors.length > lengths.authors),
      editors: (research.editors ?? []).slice(0, lengths.contributors).map(writeContributor),
      translators: (research.translators ?? []).slice(0, lengths.contributors).map(writeContributor),
    },
    classification: {
      researchType: research.type ? writeRef(research.type) : null,
      focusedAreas: research.areas.map(writeRef),
      year: research.year ?? null,
      publicationDate: research.date?.iso ?? null,
      publicationDatePrecision: research.date?.precision ?? null,
    },
    access: {
      doi: research.doi ?? null,
      url: research.url ?? null,
      pdfUrl: research.pdfUrl ?? null,
      keywords: research.keywords.slice(0, lengths.keywords),
      keywordsLanguage: research.keywordsLanguage ?? null,
      language: research.language ?? null,
      isOpenAccess: research.openAccess ?? null,
      isFreeToRead: research.freeToRead ?? null,
      licence: research.licence ?? null,
      abstractKind: research.abstractKind ?? null,
      citationsFrom: research.citationsFrom ?? null,
      notices: (research.notices ?? []).slice(0, lengths.values).map(writeNotice),
      noticeOf: (research.noticeOf ?? []).slice(0, lengths.values).map(writeNotice),
      textOrigins: (research.textOrigins ?? []).flatMap(writeOrigin),
    },
  };
}

const writeNotice = ({ kind, doi, date }: Notice) => ({ kind, doi: doi ?? null, date: date ?? null });

const writeVersion = ({ kind, doi, arxiv, place, date }: WorkVersion) => ({
  kind,
  doi: doi ?? null,
  arxiv: arxiv ?? null,
  place: place ?? null,
  date: date ?? null,
});

const writeReference = ({ position, id, doi, arxiv, bibcode, pmid, openalex, text }: Reference): ReferencePayload => ({
  position,
  id: id === undefined ? null : Number(id),
  doi: doi ?? null,
  arxiv: arxiv ?? null,
  bibcode: bibcode ?? null,
  pmid: pmid ?? null,
  openalex: openalex ?? null,
  text: text ?? null,
});

/** The origin of a text; empty if the text is from the record's source. */
function writeOrigin({ field, language, source, engine, date, reviewed }: TextOriginEntry) {
  return source === 'source' ? [] : [{ field, language, source, engine: engine ?? null, date: date ?? null, reviewed: reviewed ?? null }];
}

function writeAuthorship(author: Authorship, affiliationsMax: number): AuthorshipPayload {
  return {
    id: author.id === undefined ? null : Number(author.id),
    name: author.name.value,
    alternativeName: author.name.alt?.value ?? null,
    signedName: author.signedName?.value ?? null,
    alternativeSignedName: author.signedName?.alt?.value ?? null,
    position: author.position,
    affiliation: author.affiliation?.value ?? null,
    affiliations: (author.affiliations ?? []).slice(0, affiliationsMax).map(writeAffiliation),
    orcid: author.orcid ?? null,
    isCorresponding: author.corresponding ?? false,
    country: author.country ?? null,
  };
}

const writeContributor = ({ name, orcid }: Contributor) => ({
  name: name.value,
  alternativeName: name.alt?.value ?? null,
  orcid: orcid ?? null,
});

/** An institution of an author, as the API returns it. */
export function writeAffiliation({ id, name, ror, country, isDerived }: InstitutionRef): AffiliationPayload {
  return { id: Number(id), name: name.value, ror: ror ?? null, country: country ?? null, isDerived: isDerived === true };
}

function writeVenueSummary(venue: Venue): VenueSummaryPayload {
  return {
    id: venue.id === undefined ? null : Number(venue.id),
    name: venue.name.value,
    nameLanguage: venue.name.lang,
    alternativeName: venue.name.alt?.value ?? null,
    kind: venue.kind ?? null,
  };
}

/** The venue repeats `publisher` and `isbn` of the work for clients of earlier versions. */
function writeVenue(venue: Venue, { publisher, isbn }: Research): VenuePayload {
  return { ...writeVenueSummary(venue), publisher: publisher ?? null, issn: venue.issn ?? null, isbn: isbn ?? null };
}

function writeReason(reason: MatchReason | undefined): MatchReasonPayload | null {
  if (!reason) return null;
  return reason.kind === 'language'
    ? { kind: reason.kind, name: null, language: reason.lang }
    : { kind: reason.kind, name: reason.name.value, language: reason.name.lang };
}
