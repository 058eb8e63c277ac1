import type { ListRecord } from '#lib/collection/check-query.ts';
import type { Records } from '#lib/collection/create-operations.ts';
import { writeAuthor, writeAuthorSummary } from '#lib/contract/payloads/write-author.ts';
import { writeInstitution, writeInstitutionSummary } from '#lib/contract/payloads/write-institution.ts';
import { writeResearch, writeResearchSummary } from '#lib/contract/payloads/write-research.ts';
import { writeTerm, writeTermSummary } from '#lib/contract/payloads/write-term.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import type { Language } from '#lib/languages/languages.ts';
import { dictionary } from '#lib/text/dictionary/dictionary.ts';

/** What the writers need besides the record. */
export interface WriteContext {
  readonly language: Language;
  /** All research areas; a term contains only the codes of its areas. */
  readonly areas?: readonly ResearchArea[];
  /** Whether the list is the result of a keyword search. */
  readonly isSearched?: boolean;
  /** The number of publications of a term, where known. */
  readonly publicationCount?: number | undefined;
}

/** A payload of the API, with links relative to the site. */
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

/** The payload writers of each record type, as a list row and in full. */
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
