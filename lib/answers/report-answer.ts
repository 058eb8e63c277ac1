import type { MatchMode } from '#lib/domain/page.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';

/** A part of a search in words. */
export interface QueryLine {
  /** Name of the parameter, for programs. */
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** The report of a search for a systematic review. */
export interface ResearchReport {
  readonly language: Language;
  readonly query: ResearchQuery;
  readonly lines: readonly QueryLine[];
  readonly match: MatchMode;
  /** Undefined where the service gives no total. */
  readonly count: number | undefined;
  /** UTC time of the search. */
  readonly date: string;
  /** Undefined in remote mode. */
  readonly dataVersion: string | undefined;
  /** Absolute address of the report, with data version, time and count for a later comparison. */
  readonly permalink: string;
  /** Absolute address of the list. */
  readonly results: string;
  /** The values of an earlier report whose address was opened, and the number of records added or changed since that report. */
  readonly earlier:
    | { readonly date: string; readonly dataVersion: string; readonly count: number; readonly changedCount: number }
    | undefined;
}
