import type { Reference } from './citations/reference.ts';
import type { WorkVersion } from './identifiers/work-version.ts';
import type { Notice } from './notice.ts';
import type { Text } from './text.ts';
import type { AbstractKind, TextOriginEntry } from './text-origin.ts';

/** The id and name of what a record refers to, such as an area; `id` is always a string inside the app. */
export interface Ref {
  readonly id: string;
  readonly name: Text;
}

/** An institution in an affiliation. */
export interface InstitutionRef extends Ref {
  /** Bare: `02x3bpx58`. */
  readonly ror?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** The publication does not state it: other works of the person of the same year do. Exports leave it out. */
  readonly isDerived?: true;
}

/** A date as precise as its source: `2024`, `2024-05` or `2024-05-03`. */
export interface PartialDate {
  readonly iso: string;
  readonly precision: 'year' | 'month' | 'day';
}

/** One author of one publication, in author order. */
export interface Authorship {
  readonly id?: string;
  readonly name: Text;
  /** The name as the publication prints it, where the person is listed under another form; in a detail. */
  readonly signedName?: Text;
  /** 1-based. */
  readonly position: number;
  /** The affiliation as printed in the publication. */
  readonly affiliation?: Text;
  /** The institutions that the affiliation is resolved to. */
  readonly affiliations?: readonly InstitutionRef[];
  /** Bare: `0000-0002-1825-0097`. */
  readonly orcid?: string;
  readonly corresponding?: boolean;
  /** ISO 3166-1 alpha-2, when no institution has a country. */
  readonly country?: string;
}

/** A person or group with another role than that of an author. */
export type Contributor = Pick<Authorship, 'name' | 'orcid'>;

/** The kinds of venues in records and in the API; any other kind from a service is ignored. */
export const venueKinds = ['journal', 'conference', 'book', 'institution', 'repository', 'series'] as const;

export type VenueKind = (typeof venueKinds)[number];

/** Where a work appeared: a journal, a proceedings volume, a book, a repository. */
export interface Venue {
  /** The value of the filter `venueId`; only in our own store. */
  readonly id?: string;
  readonly name: Text;
  readonly kind?: VenueKind;
  readonly issn?: string;
}

/** A run of query words in the plain text of a field, with the text around it. In the highlights of a field the longest run is first. */
export interface Highlight {
  readonly field: string;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Why a record is in the result when its title does not show it. */
export type MatchReason =
  | { readonly kind: 'area'; readonly name: Text }
  | { readonly kind: 'language'; readonly lang: string }
  | { readonly kind: 'author'; readonly name: Text };

/** One publication in one reader's language. Lists omit the members that only details have. */
export interface Research {
  readonly id: string;
  readonly title: Text;
  /** The title is in the requested language, which is not the language of the work. */
  readonly isTranslated: boolean;
  /** The title in the language of the work, when `title` has only translations. */
  readonly originalTitle?: string;
  /** The title with `<sub> <sup> <i>` and no other markup, in the language of the work; only when the source has markup. */
  readonly titleMarkup?: string;
  readonly abstract?: Text;
  /** Who wrote `abstract`; in a list, which leaves it out, who wrote the one that a row opens. */
  readonly abstractKind?: AbstractKind;
  /** All in a detail, the first ten in a list. */
  readonly authors: readonly Authorship[];
  readonly authorCount: number;
  /** The source itself lists only some of the authors. */
  readonly authorsIncomplete: boolean;
  /** Editors of the work, or of the book that contains it. */
  readonly editors?: readonly Contributor[];
  readonly translators?: readonly Contributor[];
  readonly type?: Ref;
  readonly areas: readonly Ref[];
  readonly year?: number;
  /** Accepted but not yet published, so that it has no year. */
  readonly inPress?: true;
  readonly date?: PartialDate;
  readonly venue?: Venue;
  readonly publisher?: string;
  /** The ISBN of the book that the work is, or is part of. */
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
  /** The ADS bibcode: `2017wfc..rept...16R`. */
  readonly bibcode?: string;
  readonly pmid?: string;
  readonly url?: string;
  readonly pdfUrl?: string;
  /** In the reader's language if available, else in the language of the work. */
  readonly keywords: readonly string[];
  readonly keywordsLanguage?: string;
  /** Keywords in the other product language, in a detail. */
  readonly alternativeKeywords?: { readonly language: string; readonly words: readonly string[] };
  /** Language of the work, ISO 639-1. */
  readonly language?: string;
  readonly openAccess?: boolean;
  /** Whether everybody can read the work without paying (`isFreeToRead`); absent if unknown. */
  readonly freeToRead?: boolean;
  readonly licence?: string;
  readonly citations?: number;
  /** The source of the citation count, such as `openalex`, and its date (`YYYY-MM-DD`). */
  readonly citationsFrom?: { readonly source: string; readonly date: string };
  /** Notices published about the work later; absent when the source has none. */
  readonly notices?: readonly Notice[];
  /** The works that this record is a notice about. */
  readonly noticeOf?: readonly Notice[];
  /** Details: the versions merged in this record, the main one first; absent for a single version. */
  readonly versions?: readonly WorkVersion[];
  /** Details: what the work cites, in the order of its source; absent when the source has no list. */
  readonly references?: readonly Reference[];
  /** Details: number of citing publications in this collection; absent if references are not resolved. `citations` is a source's count. */
  readonly citedByCount?: number;
  /** Who made the texts that do not come from the record's source; absent when unknown. */
  readonly textOrigins?: readonly TextOriginEntry[];
  /** UTC, `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly createdAt?: string;
  readonly updatedAt?: string;
  /** UTC; set on a detail that comes from the cache because the service is failing. */
  readonly asOf?: string;
  readonly highlights?: readonly Highlight[];
  readonly match?: MatchReason;
  /** Words of the query, as typed, that the record does not contain. Set in lists with partial matches. */
  readonly missingWords?: readonly string[];
}
