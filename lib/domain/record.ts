import type { ReferenceRecord } from './citations/reference.ts';
import type { WorkVersion } from './identifiers/work-version.ts';
import type { InstitutionKind } from './institution.ts';
import type { Notice } from './notice.ts';
import type { VenueKind } from './research.ts';
import type { Localized } from './text.ts';
import type { AbstractKind } from './text-origin.ts';

/** One publication as imported, in all languages: a line of the project's JSON Lines format. Absent means unknown; nothing is guessed. */
export interface ResearchRecord {
  /** A key that never changes in the source and is unique in the store. */
  readonly key: string;
  /** By language; the entry under `language` is the original title. */
  readonly title: Localized;
  /** The original title with `<sub> <sup> <i>` as the only markup; all other special characters are escaped. */
  readonly titleMarkup?: string;
  /** Language of the work, ISO 639-1. */
  readonly language: string;
  readonly abstract?: Localized;
  readonly abstractKind?: AbstractKind;
  readonly keywords?: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly authors: readonly AuthorshipRecord[];
  /** Number of authors that the source states, when it lists fewer. */
  readonly authorsTotal?: number;
  readonly authorsIncomplete?: boolean;
  /** Editors of the work, or of the book that contains it. */
  readonly editors?: readonly ContributorRecord[];
  readonly translators?: readonly ContributorRecord[];
  /** Code of a research type, e.g. `journal-article`. */
  readonly type: string;
  /** Codes of research areas, main one first. */
  readonly areas: readonly string[];
  readonly year?: number;
  /** Accepted but not yet published, so that it has no year. */
  readonly inPress?: boolean;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date?: string;
  readonly venue?: { readonly name: Localized; readonly kind?: VenueKind; readonly issn?: string; readonly isbn?: string };
  readonly publisher?: string;
  /** The ISBN of a work without a venue. If the work has a venue, the ISBN is in `venue`. */
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
  /** Notices published about the work later: retraction, correction, replacement. */
  readonly notices?: readonly Notice[];
  /** The works that this record is a notice about. */
  readonly noticeOf?: readonly Notice[];
  /** The versions merged into this record, such as preprint and paper. Other fields describe the main one. Absent if there is only one. */
  readonly versions?: readonly WorkVersion[];
  /** What the work cites, in the order of its source. Comes from one source only, since another may name the same works differently. */
  readonly references?: readonly ReferenceRecord[];
  /** The file or service that the record comes from, and its id there. */
  readonly source?: { readonly file: string; readonly id: string };
}

/** One author of a record. */
export interface AuthorshipRecord {
  readonly name: Localized;
  readonly given?: string;
  readonly family?: string;
  /** Other spellings, for search. */
  readonly variants?: readonly string[];
  readonly orcid?: string;
  readonly openalex?: string;
  /** An editor's label for this person: authors with the same label are one person, whatever the spelling. */
  readonly person?: string;
  /** The affiliation as printed. It may name a department, several institutions or an address. */
  readonly affiliation?: Localized;
  /** The institutions of the affiliation, if the source lists them separately. */
  readonly institutions?: readonly InstitutionRecord[];
  /** ISO 3166-1 alpha-2 of the affiliation. */
  readonly country?: string;
  readonly corresponding?: boolean;
}

/** A person or group with another role than that of an author. */
export type ContributorRecord = Pick<AuthorshipRecord, 'name' | 'orcid'>;

/** One institution as stated by a source. Identifiers come from the source; none is looked up or guessed. */
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
  /** The OpenAlex id of the institution it is part of. */
  readonly parent?: string;
}
