import type { WorkVersion } from '#lib/domain/identifiers/work-version.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import type { Localized } from '#lib/domain/text.ts';
import type { WrittenNotice } from '#lib/service/import/clean/notices.ts';
import type { UnreadField } from '#lib/service/import/formats/track-reads.ts';
import type { EntryFault } from '#lib/service/import/split/entry.ts';

/** How the texts of a source are written: with HTML, JATS or MathML in them, with LaTeX in them, or plainly. */
export type Notation = 'html' | 'latex' | 'plain';

/** One publication as a format gives it: raw strings under our names. `finishDraft` cleans and judges them. */
export interface Draft {
  readonly notation: Notation;
  /** Key in the source, with a prefix that names the source; made from identifiers where there is none. */
  readonly key?: string | undefined;
  readonly title?: string | undefined;
  /** ISO 639 code, English name or BCP 47 tag; found out from the script and words of the title where absent. */
  readonly language?: string | undefined;
  /** Texts in further languages. */
  readonly titles?: Localized | undefined;
  readonly abstract?: string | undefined;
  readonly abstracts?: Localized | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly keywordsIn?: Readonly<Partial<Record<string, readonly string[]>>> | undefined;
  readonly authors?: readonly DraftAuthor[] | undefined;
  readonly authorsTotal?: number | undefined;
  readonly authorsIncomplete?: boolean | undefined;
  /** Type in the words of a scheme; the first that is known counts. */
  readonly types?: readonly SchemeValue[] | undefined;
  readonly subjects?: readonly SchemeValue[] | undefined;
  readonly year?: string | number | undefined;
  /** In any writing. */
  readonly date?: string | readonly (number | string)[] | undefined;
  readonly venue?:
    | {
        readonly name?: string | undefined;
        readonly names?: Localized;
        readonly kind?: VenueKind | undefined;
        readonly issn?: string | undefined;
        readonly isbn?: string | undefined;
      }
    | undefined;
  readonly publisher?: string | undefined;
  readonly volume?: string | number | undefined;
  readonly issue?: string | number | undefined;
  readonly pages?: string | undefined;
  readonly reportNumber?: string | undefined;
  readonly doi?: string | undefined;
  readonly arxiv?: string | undefined;
  readonly bibcode?: string | undefined;
  readonly pmid?: string | undefined;
  readonly openalex?: string | undefined;
  readonly url?: string | undefined;
  readonly pdfUrl?: string | undefined;
  /** In words of a table, or known. */
  readonly openAccess?: Written;
  readonly licence?: string | undefined;
  readonly citations?: Written;
  readonly notices?: readonly WrittenNotice[] | undefined;
  readonly noticeOf?: readonly WrittenNotice[] | undefined;
  readonly versions?: readonly WorkVersion[] | undefined;
  /** What the work cites, in the order of the source. */
  readonly references?: readonly DraftReference[] | undefined;
  /** When the source itself says that it knew all this, in any writing. */
  readonly statedAt?: string | undefined;
  /** Fields that the source worked out by machine, and does not have from the work. */
  readonly derived?: readonly string[] | undefined;
  /** The id in the source, for the record's `source`. */
  readonly sourceId?: string | undefined;
  /** Fields of the source that nothing above was made of. */
  readonly unread?: readonly UnreadField[] | undefined;
}

/** One reference as a format gives it: identifiers in any writing, and its text. */
export interface DraftReference {
  readonly doi?: string | undefined;
  readonly arxiv?: string | undefined;
  readonly bibcode?: string | undefined;
  readonly pmid?: string | undefined;
  readonly openalex?: string | undefined;
  readonly text?: string | undefined;
}

/** What stands in a field of a number or of yes and no, in whatever kind. */
export type Written = string | number | boolean | undefined;

export interface SchemeValue {
  readonly scheme: string;
  readonly value: string;
}

export interface DraftAuthor {
  /** As written, in either order. */
  readonly name?: string | undefined;
  readonly given?: string | undefined;
  readonly family?: string | undefined;
  readonly suffix?: string | undefined;
  /** A group, or a name that must not be taken apart. */
  readonly literal?: string | undefined;
  /** The name in the other script. */
  readonly arabic?: string | undefined;
  readonly orcid?: string | undefined;
  readonly openalex?: string | undefined;
  readonly affiliation?: string | undefined;
  /** The bodies that the source tells apart. */
  readonly institutions?: readonly DraftInstitution[] | undefined;
  readonly country?: string | undefined;
  readonly corresponding?: boolean | undefined;
  readonly variants?: readonly string[] | undefined;
}

export interface DraftInstitution {
  readonly name?: string | undefined;
  readonly acronym?: string | undefined;
  /** Bare, or as an address. */
  readonly ror?: string | undefined;
  readonly openalex?: string | undefined;
  readonly country?: string | undefined;
  readonly city?: string | undefined;
  /** In the words of ROR. */
  readonly kind?: string | undefined;
  /** OpenAlex id of the body that it is a part of. */
  readonly parent?: string | undefined;
}

/** Why a field or a record could not be used; `texts` says it in words. */
export interface Fault {
  readonly code: FaultCode;
  readonly field: string;
  readonly value?: string;
}

/** Takes note of a fault of a lesser field. */
export type Warn = (code: FaultCode, field: string, value: unknown) => void;

export type FaultCode =
  | 'not_json'
  | 'not_a_record'
  | 'unknown_shape'
  | 'api_error'
  | 'no_title'
  | 'no_key'
  | 'wrong_kind'
  | 'not_yes_or_no'
  | 'not_a_count'
  | 'unknown_code'
  | 'unknown_field'
  | EntryFault
  | 'bad_year'
  | 'bad_date'
  | 'bad_doi'
  | 'bad_orcid'
  | 'bad_url'
  | 'bad_language'
  | 'no_venue'
  | 'no_authors'
  | 'too_short'
  | 'not_a_keyword'
  | 'not_a_licence'
  | 'mojibake'
  | 'mojibake_repaired'
  | 'withdrawn'
  | 'doi_of_another'
  | 'deleted'
  | 'field_too_long'
  | 'hijri_year'
  | 'absent_person'
  | 'more_faults';
