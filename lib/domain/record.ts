import type { WorkVersion } from './identifiers/work-version.ts';
import type { InstitutionKind } from './institution.ts';
import type { Notice } from './notice.ts';
import type { ReferenceRecord } from './reference.ts';
import type { VenueKind } from './research.ts';
import type { Localized } from './text.ts';

/**
 * One publication as it is loaded: all languages side by side. This is the project's own JSON Lines format (one record a line),
 * what every importer produces and what the store keeps. Absent means unknown; nothing is guessed.
 */
export interface ResearchRecord {
  /** Stable key in its source; unique in the store. */
  readonly key: string;
  /** By language; the entry under `language` is the original title. */
  readonly title: Localized;
  /** The original title with `<sub> <sup> <i>` and nothing else, everything else escaped. */
  readonly titleMarkup?: string;
  /** Language of the work, ISO 639-1. */
  readonly language: string;
  readonly abstract?: Localized;
  readonly abstractKind?: 'author' | 'editor';
  readonly keywords?: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly authors: readonly AuthorshipRecord[];
  /** Number of authors in the source, when it lists fewer. */
  readonly authorsTotal?: number;
  readonly authorsIncomplete?: boolean;
  /** Code of a research type, e.g. `journal-article`. */
  readonly type: string;
  /** Codes of research areas, main one first. */
  readonly areas: readonly string[];
  readonly year?: number;
  /** Accepted and not published yet: it has no year. */
  readonly inPress?: boolean;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date?: string;
  readonly venue?: { readonly name: Localized; readonly kind?: VenueKind; readonly issn?: string; readonly isbn?: string };
  readonly publisher?: string;
  /** Of a book that is in no venue; that of a chapter is its venue's. */
  readonly isbn?: string;
  readonly volume?: string;
  readonly issue?: string;
  readonly pages?: string;
  /** Number of a technical report. */
  readonly reportNumber?: string;
  readonly doi?: string;
  readonly arxiv?: string;
  readonly bibcode?: string;
  readonly pmid?: string;
  readonly openalex?: string;
  readonly url?: string;
  readonly pdfUrl?: string;
  readonly openAccess?: boolean;
  readonly licence?: string;
  readonly citations?: number;
  /** What was published about the work later: that it is retracted, corrected, replaced. */
  readonly notices?: readonly Notice[];
  /** The works that this record is such a notice of. */
  readonly noticeOf?: readonly Notice[];
  /** Preprint, paper and other versions that are one work here; the record itself is as the leading one is. Absent where only one is known. */
  readonly versions?: readonly WorkVersion[];
  /** What the work cites, in the order of its source; of one source, since lists of two cannot be told to name the same works. */
  readonly references?: readonly ReferenceRecord[];
  /** Where the facts come from: a file or service, and the id there. */
  readonly source?: { readonly file: string; readonly id: string };
}

export interface AuthorshipRecord {
  readonly name: Localized;
  readonly given?: string;
  readonly family?: string;
  /** Other spellings, for search. */
  readonly variants?: readonly string[];
  readonly orcid?: string;
  readonly openalex?: string;
  /** What an editor calls this person: signatures with the same word are of one, however the name is written. */
  readonly person?: string;
  /** As it was signed; it may name a department, several bodies, an address. */
  readonly affiliation?: Localized;
  /** The bodies that the source itself tells apart. */
  readonly institutions?: readonly InstitutionRecord[];
  /** ISO 3166-1 alpha-2 of the affiliation. */
  readonly country?: string;
  readonly corresponding?: boolean;
}

/** One institution as a source states it. An identifier is the source's own; none is looked up or guessed. */
export interface InstitutionRecord {
  readonly name?: Localized;
  readonly acronym?: string;
  /** Bare: `02x3bpx58`. */
  readonly ror?: string;
  readonly openalex?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  readonly city?: string;
  readonly kind?: InstitutionKind;
  /** The body that it is a part of, by its OpenAlex id. */
  readonly parent?: string;
}
