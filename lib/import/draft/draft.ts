import type { WorkVersion } from '#lib/domain/identifiers/work-version.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import type { Localized } from '#lib/domain/text.ts';
import type { AbstractKind } from '#lib/domain/text-origin.ts';
import type { Notation } from '#lib/import/clean/notation.ts';
import type { EntryFault } from './entry.ts';
import type { RawNotice } from './notices.ts';
import type { UnreadField } from './track-reads.ts';

/** One publication as read from a format: raw strings under our field names, which `finishDraft` cleans and checks. */
export interface Draft {
  readonly notation: Notation;
  /** The record's key in the source, prefixed with the name of the source. If absent, it is derived from identifiers. */
  readonly key?: string | undefined;
  readonly title?: string | undefined;
  /** ISO 639 code, English name or BCP 47 tag; detected from the script and words of the title when absent. */
  readonly language?: string | undefined;
  /** Titles in further languages. */
  readonly titles?: Localized | undefined;
  readonly abstract?: string | undefined;
  readonly abstracts?: Localized | undefined;
  /** Who wrote the abstracts; by default the authors. */
  readonly abstractKind?: AbstractKind | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly keywordsIn?: Readonly<Partial<Record<string, readonly string[]>>> | undefined;
  readonly authors?: readonly DraftAuthor[] | undefined;
  readonly authorsTotal?: number | undefined;
  readonly authorsIncomplete?: boolean | undefined;
  readonly editors?: readonly DraftAuthor[] | undefined;
  readonly translators?: readonly DraftAuthor[] | undefined;
  /** People in other roles, and of unknown ones. */
  readonly contributors?: readonly DraftContributor[] | undefined;
  /** Types by scheme; the first one recognised is used. */
  readonly types?: readonly SchemeValue[] | undefined;
  readonly subjects?: readonly SchemeValue[] | undefined;
  readonly year?: string | number | undefined;
  /** The date in any notation. */
  readonly date?: string | readonly (number | string)[] | undefined;
  readonly venue?:
    | {
        readonly name?: string | undefined;
        readonly names?: Localized;
        readonly kind?: VenueKind | undefined;
        readonly issn?: string | undefined;
        /** Names and ISSNs beyond those that a record can have, for a warning. */
        readonly furtherNames?: readonly string[];
        readonly furtherIssns?: readonly string[];
        readonly isbn?: string | undefined;
      }
    | undefined;
  readonly publisher?: string | undefined;
  readonly volume?: string | number | undefined;
  readonly issue?: string | number | undefined;
  /** The supplement of the issue or volume, where the source has a field for it. */
  readonly supplement?: string | undefined;
  readonly pages?: string | undefined;
  readonly reportNumber?: string | undefined;
  readonly doi?: string | undefined;
  readonly arxiv?: string | undefined;
  readonly bibcode?: string | undefined;
  readonly pmid?: string | undefined;
  readonly openalex?: string | undefined;
  readonly url?: string | undefined;
  readonly pdfUrl?: string | undefined;
  /** A boolean, or a word for it such as `yes` in a spreadsheet. */
  readonly openAccess?: RawValue;
  readonly licence?: string | undefined;
  readonly citations?: RawValue;
  readonly notices?: readonly RawNotice[] | undefined;
  readonly noticeOf?: readonly RawNotice[] | undefined;
  readonly versions?: readonly WorkVersion[] | undefined;
  /** References of the work, in the order of the source. */
  readonly references?: readonly DraftReference[] | undefined;
  /** When the source last updated this record, in any date notation. */
  readonly statedAt?: string | undefined;
  /** Fields that the source derived by machine rather than read from the work. */
  readonly derived?: readonly string[] | undefined;
  /** The id in the source, for the record's `source`. */
  readonly sourceId?: string | undefined;
  /** Fields of the source that no field above uses. */
  readonly unread?: readonly UnreadField[] | undefined;
}

/** One reference as read from a format: its text, and identifiers in any notation. */
export interface DraftReference {
  readonly doi?: string | undefined;
  readonly arxiv?: string | undefined;
  readonly bibcode?: string | undefined;
  readonly pmid?: string | undefined;
  readonly openalex?: string | undefined;
  readonly text?: string | undefined;
}

/** Raw value of a numeric or boolean field. */
export type RawValue = string | number | boolean | undefined;

/** A type or subject from a source, and the vocabulary it belongs to, such as `crossref` or `own` (ours). */
export interface SchemeValue {
  readonly scheme: string;
  readonly value: string;
}

export interface DraftAuthor {
  /** The full name as in the source; either the given or the family name may come first. */
  readonly name?: string | undefined;
  readonly given?: string | undefined;
  readonly family?: string | undefined;
  readonly suffix?: string | undefined;
  /** Name of a group, or a name that must not be split. */
  readonly literal?: string | undefined;
  /** The name in Arabic script, if the source has it besides a Latin name. */
  readonly arabic?: string | undefined;
  readonly orcid?: string | undefined;
  readonly openalex?: string | undefined;
  readonly affiliation?: string | undefined;
  /** Institutions, if the source lists them apart from the text of the affiliation. */
  readonly institutions?: readonly DraftInstitution[] | undefined;
  readonly country?: string | undefined;
  readonly corresponding?: boolean | undefined;
  readonly variants?: readonly string[] | undefined;
}

/** A person whose role the source states in words or codes, if at all. */
export interface DraftContributor extends DraftAuthor {
  readonly roles: readonly string[];
}

export interface DraftInstitution {
  readonly name?: string | undefined;
  readonly acronym?: string | undefined;
  /** ROR id or its URL. */
  readonly ror?: string | undefined;
  readonly openalex?: string | undefined;
  readonly country?: string | undefined;
  readonly city?: string | undefined;
  /** Type of the institution in the vocabulary of ROR. */
  readonly kind?: string | undefined;
  /** OpenAlex id of the parent institution. */
  readonly parent?: string | undefined;
}

/** Why a field or a record could not be used; `fault-texts.ts` has the wording. */
export interface ImportFault {
  readonly code: ImportFaultCode;
  readonly field: string;
  readonly value?: string;
}

/** Reports a fault that does not exclude the record from the import. */
export type Warn = (code: ImportFaultCode, field: string, value: unknown) => void;

/** Essential facts that were lost or falsified. */
const alarms = ['not_stored', 'residue', 'label_in_value', 'list_in_value'] as const;
type Alarm = (typeof alarms)[number];
export const isAlarm = (code: ImportFaultCode): code is Alarm => (alarms as readonly string[]).includes(code);

export type ImportFaultCode =
  | Alarm
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
  | 'other_year'
  | 'extra_cells'
  | 'bad_doi'
  | 'bad_orcid'
  | 'bad_check_digit'
  | 'bad_url'
  | 'bad_language'
  | 'no_venue'
  | 'no_authors'
  | 'others_unnamed'
  | 'other_role'
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
  | 'uncertain_year'
  | 'only_first'
  | 'damaged_number'
  | 'absent_person'
  | 'more_faults';
