import { writeAuthor, writeAuthorSummary } from '#lib/contract/payloads/write-author.ts';
import { writeInstitution, writeInstitutionSummary } from '#lib/contract/payloads/write-institution.ts';
import { writeResearch, writeResearchSummary } from '#lib/contract/payloads/write-research.ts';
import { writeTerm, writeTermSummary } from '#lib/contract/write-term.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import type { ListRecord } from '#lib/service/operations/check-query.ts';
import type { Records } from '#lib/service/operations/create-operations.ts';
import { dictionary } from '#lib/service/terms/dictionary.ts';

export interface WriteContext {
  readonly language: Language;
  /** Of the service, where a term is written: it names its areas by code. */
  readonly areas?: readonly ResearchArea[];
  /** Whether the list answers a keyword. */
  readonly isSearched?: boolean;
  /** How many publications the name of a term finds, where that is known. */
  readonly publicationCount?: number | undefined;
}

/** A payload of the API, whose links are relative to the site. */
export interface RecordPayload {
  readonly id: number | string;
  readonly links: { readonly html: string };
}

type Writers = {
  readonly [R in ListRecord]: {
    readonly row: (record: Records[R], context: WriteContext) => RecordPayload;
    readonly whole: (record: Records[R], context: WriteContext) => RecordPayload;
  };
};

/** The payloads of each kind of record, as a row of a list and whole. */
export const recordWriters: Writers = {
  research: {
    row: (research, { language, isSearched }) => writeResearchSummary(research, language, isSearched),
    whole: (research, { language }) => writeResearch(research, language),
  },
  author: {
    row: (author, { language }) => writeAuthorSummary(author, language),
    whole: (author, { language }) => writeAuthor(author, language),
  },
  institution: {
    row: (institution, { language }) => writeInstitutionSummary(institution, language),
    whole: (institution, { language }) => writeInstitution(institution, language),
  },
  term: {
    row: (term, { language, areas = [] }) => writeTermSummary(term, { language, areas }),
    whole: (term, { language, areas = [], publicationCount }) => writeTerm(term, { language, areas, dictionary, publicationCount }),
  },
};
