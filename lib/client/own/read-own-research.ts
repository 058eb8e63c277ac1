import { readCitationsFrom, readHighlights, readNotices, readReason, readTextOrigins } from '#lib/client/reader/envelopes/read-match.ts';
import { readAffiliations } from '#lib/client/reader/read-affiliations.ts';
import type { LooseResearch } from '#lib/client/reader/read-research.ts';
import { cleanUrl } from '#lib/client/reader/values/clean-value.ts';
import type {
  AuthorshipPayload,
  RefPayload,
  ResearchPayload,
  ResearchSummaryPayload,
  VenuePayload,
} from '#lib/contract/payloads/payloads.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Authorship, PartialDate, Ref, Venue } from '#lib/domain/research.ts';
import { languageTag, readOwnText } from './read-own-text.ts';

type Payload = ResearchSummaryPayload & Partial<Omit<ResearchPayload, keyof ResearchSummaryPayload>>;

/**
 * One publication as `writeResearch` and `writeResearchSummary` write it, read back without asking what its members are called: the service is ours and
 * in this process. `readResearchRow` does the same for whatever answers, at twenty times the price; a test holds the two together.
 */
export function readOwnResearch(row: Payload, language: Language): LooseResearch {
  const { keywordsLanguage, doi, venue } = row;
  const url = cleanUrl(row.url) ?? (doi === null ? undefined : `https://doi.org/${doi}`);
  const authors = row.authors.map((author, place) => readAuthorship(author, place + 1, language));
  return {
    id: String(row.id),
    title: readOwnText(row.title, language, { declared: row.titleLanguage, alternative: row.alternativeTitle }),
    isTranslated: row.isTranslated,
    authors,
    authorCount: Math.max(row.authorCount, authors.length),
    authorsIncomplete: row.authorsIncomplete,
    areas: row.focusedAreas.map((area) => readOwnRef(area, language)),
    keywords: row.keywords,
    ...present({
      titleMarkup: row.titleMarkup,
      abstract: row.abstract == null ? undefined : readOwnText(row.abstract, language, { declared: row.abstractLanguage ?? null }),
      abstractKind: row.abstractKind,
      type: row.researchType && readOwnRef(row.researchType, language),
      year: row.year,
      date: readDate(row),
      venue: venue && readVenue(venue, language),
      volume: row.volume,
      issue: row.issue,
      pages: row.pages,
      doi,
      url,
      pdfUrl: cleanUrl(row.pdfUrl),
      keywordsLanguage: keywordsLanguage && languageTag(keywordsLanguage),
      language: languageTag(row.language),
      openAccess: row.isOpenAccess,
      citationsFrom: readCitationsFrom(row.citationsFrom),
      notices: readNotices(row.notices),
      noticeOf: readNotices(row.noticeOf),
      textOrigins: readTextOrigins(row.textOrigins),
      licence: row.licence,
      citations: row.citationCount,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      highlights: readHighlights(row.highlights),
      match: readReason(row.matchReason),
      lacks: row.missingWords?.length ? row.missingWords : undefined,
    }),
  };
}

export function readOwnRef({ id, name }: RefPayload, language: Language): Ref {
  return { id: String(id), name: readOwnText(name, language) };
}

/** Members that hold something; absent and null are one. */
export function present<T extends object>(values: T): { [name in keyof T]?: NonNullable<T[name]> } {
  const held: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) if (value !== undefined && value !== null) held[name] = value;
  return held as { [name in keyof T]?: NonNullable<T[name]> };
}

function readAuthorship(author: AuthorshipPayload, position: number, language: Language): Authorship {
  return {
    name: readOwnText(author.name, language, { alternative: author.alternativeName }),
    position,
    corresponding: author.isCorresponding,
    ...present({
      id: author.id === null ? undefined : String(author.id),
      affiliation: author.affiliation === null ? undefined : readOwnText(author.affiliation, language),
      affiliations: readAffiliations(author.affiliations, language),
      orcid: author.orcid,
    }),
  };
}

const lengths = { year: 4, month: 7, day: 10 } as const;

function readDate({ publicationDate, publicationDatePrecision }: Payload): PartialDate | undefined {
  if (publicationDate === null || publicationDatePrecision === null) return undefined;
  return { iso: publicationDate.slice(0, lengths[publicationDatePrecision]), precision: publicationDatePrecision };
}

function readVenue(venue: Payload['venue'] & Partial<VenuePayload>, language: Language): Venue {
  const { name, nameLanguage, alternativeName, kind, publisher, issn, isbn } = venue as Partial<VenuePayload> &
    NonNullable<Payload['venue']>;
  const text = readOwnText(name, language, { declared: nameLanguage, alternative: alternativeName });
  return { name: text, ...present({ kind, publisher, issn, isbn }) };
}
