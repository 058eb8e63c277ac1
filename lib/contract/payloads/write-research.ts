import { apiPaths } from '#lib/contract/api-paths.ts';
import type { Reference } from '#lib/domain/citations/reference.ts';
import type { WorkVersion } from '#lib/domain/identifiers/work-version.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Notice } from '#lib/domain/notice.ts';
import type { Authorship, InstitutionRef, MatchReason, Ref, Research, Venue } from '#lib/domain/research.ts';
import type { TextOriginEntry } from '#lib/domain/text-origin.ts';
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

/** Maximum authors in a detail; with more, the body could exceed 2 MiB. `authorCount` and `authorsIncomplete` report the rest. */
const detailAuthorsMax = 4000;
/** Maximum authors in a row of a list. */
const listAuthorsMax = 10;

/** The detail of one publication. */
export function writeResearch(research: Research, language: Language): ResearchPayload {
  const self = apiPaths.research(language, research.id);
  const shared = writeShared(research, detailAuthorsMax);
  return {
    ...shared.core,
    abstract: research.abstract?.value ?? null,
    abstractLanguage: research.abstract?.lang ?? null,
    abstractKind: research.abstractKind ?? null,
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
    licence: research.licence ?? null,
    versions: (research.versions ?? []).map(writeVersion),
    references: (research.references ?? []).map(writeReference),
    citedByCount: research.citedByCount ?? null,
    citationCount: research.citations ?? null,
    createdAt: research.createdAt ?? null,
    updatedAt: research.updatedAt ?? null,
    links: {
      self,
      alternate: { en: apiPaths.research('en', research.id), ar: apiPaths.research('ar', research.id) },
      html: apiPaths.researchPage(language, research.id),
      bibtex: `${self}?format=bibtex`,
      ris: `${self}?format=ris`,
      csl: `${self}?format=csl`,
      jsonld: `${self}?format=jsonld`,
    },
  };
}

/** One publication as a row of a list; `hasKeyword` adds highlights, the match reason and missing words, for queries with a keyword. */
export function writeResearchSummary(research: Research, language: Language, hasKeyword = false): ResearchSummaryPayload {
  const shared = writeShared(research, listAuthorsMax);
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

function writeShared(research: Research, authorsMax: number) {
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
      authors: research.authors.slice(0, authorsMax).map(writeAuthorship),
      authorCount: research.authorCount,
      authorsIncomplete: research.authorsIncomplete || (authorsMax === detailAuthorsMax && research.authors.length > authorsMax),
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
      keywords: [...research.keywords],
      keywordsLanguage: research.keywordsLanguage ?? null,
      language: research.language ?? null,
      isOpenAccess: research.openAccess ?? null,
      citationsFrom: research.citationsFrom ?? null,
      notices: (research.notices ?? []).map(writeNotice),
      noticeOf: (research.noticeOf ?? []).map(writeNotice),
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

function writeAuthorship(author: Authorship): AuthorshipPayload {
  return {
    id: author.id === undefined ? null : Number(author.id),
    name: author.name.value,
    alternativeName: author.name.alt?.value ?? null,
    position: author.position,
    affiliation: author.affiliation?.value ?? null,
    affiliations: (author.affiliations ?? []).map(writeAffiliation),
    orcid: author.orcid ?? null,
    isCorresponding: author.corresponding ?? false,
    country: author.country ?? null,
  };
}

/** An institution recognised in an affiliation, as the API returns it. */
export function writeAffiliation({ id, name, ror, country }: InstitutionRef): AffiliationPayload {
  return { id: Number(id), name: name.value, ror: ror ?? null, country: country ?? null };
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
