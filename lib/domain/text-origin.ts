/** The texts of a publication that may stand in several languages, each with an origin of its own. */
export const translatableTexts = ['title', 'abstract', 'keywords'] as const;
export type TranslatableText = (typeof translatableTexts)[number];

/** `source`: as the source of the record has it; `author`: the work's authors; `editor`: whoever keeps the collection; `machine`: a translation program. */
export const textMakers = ['source', 'author', 'editor', 'machine'] as const;

/** Who made a text in one language. */
export interface TextOrigin {
  readonly source: (typeof textMakers)[number];
  /** Of a machine text: the program, as it is named to readers. */
  readonly engine?: string;
  /** Of a machine text: when it was made, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Of a machine text: when a person read it and found it right, or set it right, `YYYY-MM-DD`. */
  readonly reviewed?: string;
}

/** One text with its origin; a text that is not there has no entry. */
export interface TextOriginEntry extends TextOrigin {
  readonly field: TranslatableText;
  /** BCP 47 primary subtag. */
  readonly language: string;
}

/** What a reader has to be told of a text: that a machine made it. */
export const machineOrigin = (
  origins: readonly TextOriginEntry[] | undefined,
  field: TranslatableText,
  language: string | undefined,
): TextOriginEntry | undefined =>
  origins?.find((origin) => origin.field === field && origin.language === language && origin.source === 'machine');

/** The texts that are counted by who made them. */
export const countedTexts = ['title.en', 'title.ar', 'abstract.en', 'abstract.ar'] as const;
export type CountedText = (typeof countedTexts)[number];

/** Who made a text, as it is counted: a machine's text that a person reviewed is `reviewed`. */
export const countedOrigins = ['source', 'author', 'editor', 'reviewed', 'machine', 'missing'] as const;
export type CountedOrigin = (typeof countedOrigins)[number];

/** The publications of one year or area, by who made a text. A publication of several areas counts in each. */
export interface OriginLine {
  readonly text: CountedText;
  /** A year, or the id of an area; absent where none is known. */
  readonly key?: string;
  readonly counts: Readonly<Record<CountedOrigin, number>>;
}
