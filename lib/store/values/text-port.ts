import type { TextOrigin } from '#lib/domain/text-origin.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Fields of a record of which translations are stored. */
export type WritableText = 'title' | 'abstract';

export interface TextKey {
  /** Id of the publication, a decimal string. */
  readonly recordId: string;
  readonly field: WritableText;
  readonly language: Language;
}

/** Conditions on the publications whose texts are listed; an absent field is no condition. */
export interface ListedTexts {
  /** Codes of areas (`debris`) and of types (`journal-article`). Of each, a publication needs only one. */
  readonly areas?: readonly string[];
  readonly types?: readonly string[];
  readonly yearFrom?: number;
  readonly yearTo?: number;
  /** The language of the work, ISO 639-1. */
  readonly from?: string;
}

/** A missing text with its original, which is in the language of the work. */
export interface MissingText extends TextKey {
  readonly from: string;
  readonly fromLanguage: string;
  readonly areas: readonly string[];
  readonly year?: number;
  readonly citations?: number;
}

export interface MachineText extends MissingText {
  readonly text: string;
  readonly origin: TextOrigin;
}

export interface MachineFilter extends ListedTexts {
  readonly field?: WritableText;
  readonly language?: Language;
  /** `false`: only unreviewed texts; `true`: only reviewed ones. */
  readonly reviewed?: boolean;
}

export interface WrittenText {
  readonly key: TextKey;
  readonly text: string;
  /** `machine` with engine and date, and `reviewed` if a person approved the text; or `editor` for a text by a person. */
  readonly origin: TextOrigin;
  /** The original that was translated; if the original has changed since, the text is refused. */
  readonly from: string;
}

/** Why a text was not written. */
export type TextRefusal =
  /** No such publication, or it is withdrawn or merged into another. */
  | 'unknown'
  /** The text is the original, as the work is in this language. */
  | 'original'
  /** The source of the record, an author or an editor has provided the text. */
  | 'given'
  /** The original has changed since it was translated. */
  | 'changed'
  /** A person has reviewed the stored text, and the new text is by a machine. */
  | 'reviewed'
  /** The text is empty, or longer than a record allows. */
  | 'text'
  /** An earlier row of the same call is for the same text. */
  | 'twice';

export interface WriteReport {
  /** Id of the batch: the requested id, with a number appended if another batch followed its last write. Absent if nothing was written. */
  readonly batch?: string;
  readonly written: number;
  /** Number of texts already stored with the same text and origin. */
  readonly unchanged: number;
  readonly refused: readonly { readonly key: TextKey; readonly reason: TextRefusal }[];
}

/**
 * Translations of stored publications, for stores that can be written. If an original changes, its translation is removed and counts as
 * missing again.
 */
export interface TextStore {
  /** Missing texts with an original in another language, ordered by id, after the id `after`. */
  missing(field: WritableText, language: Language, filter: ListedTexts, after?: string, limit?: number): Promise<readonly MissingText[]>;
  /** Machine texts, sorted by main area, citations and id. Streams; holds only ids in memory. */
  machineTexts(filter: MachineFilter): AsyncIterable<MachineText>;
  /** Writes texts in one transaction. Consecutive calls with one batch id form one batch, which `npm run import -- --undo BATCH` undoes. */
  write(batch: string, rows: readonly WrittenText[], options?: { readonly source?: string; readonly at?: string }): Promise<WriteReport>;
}
