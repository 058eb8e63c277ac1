import type { Language } from '#lib/domain/language.ts';
import type { TextOrigin } from '#lib/domain/text-origin.ts';

/** What is translated: titles, and abstracts (summaries are stored as such). */
export type WritableText = 'title' | 'abstract';

export interface TextKey {
  /** The publication's id, a decimal string as in its address. */
  readonly recordId: string;
  readonly field: WritableText;
  readonly language: Language;
}

/** Narrows what is listed; what is absent does not narrow. */
export interface TextFilter {
  /** Codes of areas (`debris`) and of types (`journal-article`): any of them. */
  readonly areas?: readonly string[];
  readonly types?: readonly string[];
  readonly yearFrom?: number;
  readonly yearTo?: number;
  /** The language of the work, ISO 639-1. */
  readonly from?: string;
}

/** What lacks a text, with the text that one would be translated from: the original, which is in the language of the work. */
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

export interface MachineFilter extends TextFilter {
  readonly field?: WritableText;
  readonly language?: Language;
  /** `false`: only what nobody has reviewed yet; `true`: only what somebody has. */
  readonly reviewed?: boolean;
}

export interface WrittenText {
  readonly key: TextKey;
  readonly text: string;
  /** `machine` with engine and date, and `reviewed` where a person agreed; or `editor`, where a person wrote another text. */
  readonly origin: TextOrigin;
  /** The original that was translated, as it was given out; where the record says something else now, the text is refused. */
  readonly from: string;
}

/**
 * Why a text was not written: `unknown`: no such publication (or it is withdrawn or part of another); `original`: the work is in this language;
 * `given`: its source, an author or an editor gave the text; `changed`: the original is not the one that was translated;
 * `reviewed`: a person reviewed what is there and this is a machine's; `text`: empty, or longer than a record holds; `twice`: second row for the text in this call.
 */
export type TextRefusal = 'unknown' | 'original' | 'given' | 'changed' | 'reviewed' | 'text' | 'twice';

export interface WriteReport {
  /** The batch the texts are in: the one asked for, or one with a number behind it where another change came between. Absent where nothing was written. */
  readonly batch?: string;
  readonly written: number;
  /** Were there already, word for word and with this origin. */
  readonly unchanged: number;
  readonly refused: readonly { readonly key: TextKey; readonly reason: TextRefusal }[];
}

/**
 * Texts made for stored publications. Our own store has it (`openStore`); a remote service has not. A text whose original changed is dropped with that change,
 * so that it is missing again.
 */
export interface TextStore {
  /** What lacks a text and has an original in another language, by id; `after` is the last id seen. */
  missing(field: WritableText, language: Language, filter: TextFilter, after?: string, limit?: number): Promise<readonly MissingText[]>;
  /** Texts by machine: by main area, the most cited first (reading is not counted), then by id. Memory stays bounded by the number of ids. */
  machineTexts(filter: MachineFilter): AsyncIterable<MachineText>;
  /**
   * Writes texts in one transaction. Calls with the same batch id, one after the other, are one batch, undone by `npm run import -- --undo BATCH`.
   * `source` is what the list of batches says of it.
   */
  write(batch: string, rows: readonly WrittenText[], options?: { readonly source?: string; readonly at?: string }): Promise<WriteReport>;
}
