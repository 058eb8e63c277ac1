import type { WorkVersion } from './identifiers/work-version.ts';
import type { Notice } from './notice.ts';
import type { Reference } from './reference.ts';
import type { Text } from './text.ts';
import type { TextOriginEntry } from './text-origin.ts';

/** A named thing that a record points to; `id` is always a string inside the app. */
export interface Ref {
  readonly id: string;
  readonly name: Text;
}

/** An institution as an affiliation names it. */
export interface InstitutionRef extends Ref {
  /** Bare: `02x3bpx58`. */
  readonly ror?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/** A date as precise as its source: `2024`, `2024-05` or `2024-05-03`. */
export interface PartialDate {
  readonly iso: string;
  readonly precision: 'year' | 'month' | 'day';
}

/** One person's part in one publication, in order of signature. */
export interface Authorship {
  readonly id?: string;
  readonly name: Text;
  /** 1-based. */
  readonly position: number;
  /** As it was signed. */
  readonly affiliation?: Text;
  /** The institutions that the affiliation is known to name. */
  readonly affiliations?: readonly InstitutionRef[];
  /** Bare: `0000-0002-1825-0097`. */
  readonly orcid?: string;
  readonly corresponding?: boolean;
  /** ISO 3166-1 alpha-2 of the affiliation, where no institution states it. */
  readonly country?: string;
}

export type VenueKind = 'journal' | 'conference' | 'book' | 'institution' | 'repository' | 'series';

export interface Venue {
  /** What the filter `venueId` takes; of our own store. */
  readonly id?: string;
  readonly name: Text;
  readonly kind?: VenueKind;
  readonly issn?: string;
}

/** Where words of a query stand in a field, in its original spelling: one for each run of them, the longest first, all with the same text around. No HTML. */
export interface Highlight {
  readonly field: string;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Why a row is in the result when its title does not show it. */
export type MatchReason =
  | { readonly kind: 'area'; readonly name: Text }
  | { readonly kind: 'language'; readonly lang: string }
  | { readonly kind: 'author'; readonly name: Text };

/** One publication, as a reader of one language sees it. Lists leave out the members that only a detail page shows. */
export interface Research {
  readonly id: string;
  readonly title: Text;
  /** The title is shown in the language asked for although that is not the language of the work. */
  readonly isTranslated: boolean;
  /** The title in the language of the work, where `title` has translations alone. */
  readonly originalTitle?: string;
  /** Title with `<sub> <sup> <i>` markup and nothing else, where the source had it; in the language of the work. */
  readonly titleMarkup?: string;
  readonly abstract?: Text;
  /** `editor`: a summary of ours, shown as such. */
  readonly abstractKind?: 'author' | 'editor';
  /** All of them in a detail, the first ten in a list. */
  readonly authors: readonly Authorship[];
  readonly authorCount: number;
  /** The source itself cut the list of authors. */
  readonly authorsIncomplete: boolean;
  readonly type?: Ref;
  readonly areas: readonly Ref[];
  readonly year?: number;
  /** Accepted and not published yet: it has no year. */
  readonly inPress?: true;
  readonly date?: PartialDate;
  readonly venue?: Venue;
  readonly publisher?: string;
  /** Of the book that the work is or is a part of. */
  readonly isbn?: string;
  readonly volume?: string;
  readonly issue?: string;
  readonly pages?: string;
  /** Number of a technical report. */
  readonly reportNumber?: string;
  /** Bare and lower case: `10.…`. */
  readonly doi?: string;
  /** Number of the preprint: `2401.00001`, `astro-ph/9805201`. */
  readonly arxiv?: string;
  /** Of ADS: `2017wfc..rept...16R`. */
  readonly bibcode?: string;
  readonly pmid?: string;
  readonly url?: string;
  readonly pdfUrl?: string;
  /** In the language of the reader when there are any, else in the language of the work. */
  readonly keywords: readonly string[];
  readonly keywordsLanguage?: string;
  /** Keywords in the other product language, in a detail. */
  readonly alternativeKeywords?: { readonly language: string; readonly words: readonly string[] };
  /** Language of the work, ISO 639-1. */
  readonly language?: string;
  readonly openAccess?: boolean;
  readonly licence?: string;
  readonly citations?: number;
  /** Who counted them, by the name of the source as reports have it, and when that was said (`YYYY-MM-DD`). */
  readonly citationsFrom?: { readonly source: string; readonly date: string };
  /** What was published about the work later; absent where the source says nothing. */
  readonly notices?: readonly Notice[];
  /** The works that this record is a notice of. */
  readonly noticeOf?: readonly Notice[];
  /** In a detail: the versions of the work that are one record here, the leading one first; absent where only one is known. */
  readonly versions?: readonly WorkVersion[];
  /** In a detail: what the work cites, in the order of its source; absent where the source lists none. */
  readonly references?: readonly Reference[];
  /** In a detail: publications of this collection whose references lead here; absent where nobody resolves references. Never what a source counted (`citations`). */
  readonly citedByCount?: number;
  /** Who made the texts that are not as the source of the record has them; absent where nobody says. */
  readonly textOrigins?: readonly TextOriginEntry[];
  /** UTC, `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly createdAt?: string;
  readonly updatedAt?: string;
  /** Set on details when this is a kept answer because the service fails now (UTC). */
  readonly asOf?: string;
  readonly highlights?: readonly Highlight[];
  readonly match?: MatchReason;
  /** Words of the query, as they were typed, that the record has not; in a list of records that have some of them. */
  readonly lacks?: readonly string[];
}
