/** The texts of a publication that may exist in several languages, each with its own origin. */
export const translatableTexts = ['title', 'abstract', 'keywords'] as const;
/** One of these texts; with a language, it identifies the text that an origin describes. */
export type TranslatableText = (typeof translatableTexts)[number];

/** `source`: from the record's source; `author`: by the work's authors; `editor`: by editors of the collection; `machine`: a machine translation. */
export const textMakers = ['source', 'author', 'editor', 'machine'] as const;

/** Who wrote an abstract: the authors of the work, or editors of the collection. */
export type AbstractKind = 'author' | 'editor';

/** Who made a text in one language. */
export interface TextOrigin {
  readonly source: (typeof textMakers)[number];
  /** Machine texts: the program, as shown to readers. */
  readonly engine?: string;
  /** Machine texts: the date of translation, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Machine texts: the date on which a person confirmed or corrected the translation, `YYYY-MM-DD`. */
  readonly reviewed?: string;
}

/** One text with its origin; missing texts have no entry. */
export interface TextOriginEntry extends TextOrigin {
  readonly field: TranslatableText;
  /** BCP 47 primary subtag. */
  readonly language: string;
}

/** The origin of a machine-made text, which readers have to see; undefined for other texts. */
export const machineOrigin = (
  origins: readonly TextOriginEntry[] | undefined,
  field: TranslatableText,
  language: string | undefined,
): TextOriginEntry | undefined =>
  origins?.find((origin) => origin.field === field && origin.language === language && origin.source === 'machine');

/** The word for one abstract: what the editors of the collection wrote is a summary. */
export const abstractWord = (kind: AbstractKind | undefined): 'abstract' | 'summary' => (kind === 'editor' ? 'summary' : 'abstract');

/** The word for all abstracts of a collection, by the origins of `lines`. */
export function abstractsWord(lines: readonly OriginLine[]): 'abstracts' | 'summaries' | 'abstractsAndSummaries' {
  const has = (wanted: readonly CountedOrigin[]) =>
    lines.some(({ text, counts }) => text.startsWith('abstract') && wanted.some((origin) => counts[origin] > 0));
  if (!has(['editor'])) return 'abstracts';
  return has(['source', 'author']) ? 'abstractsAndSummaries' : 'summaries';
}

/** The texts whose origins are counted. */
export const countedTexts = ['title.en', 'title.ar', 'abstract.en', 'abstract.ar'] as const;
/** A field and an ISO 639-1 code, joined by a dot. */
export type CountedText = (typeof countedTexts)[number];

/** Origins as counted: a machine text that a person reviewed is `reviewed`. */
export const countedOrigins = ['source', 'author', 'editor', 'reviewed', 'machine', 'missing'] as const;
/** A column of the coverage counts; `missing` counts publications without the text. */
export type CountedOrigin = (typeof countedOrigins)[number];

/** Publications of one year or area by the origin of a text. A publication with several areas counts in each. */
export interface OriginLine {
  readonly text: CountedText;
  /** A year or the id of an area; absent when unknown. */
  readonly key?: string;
  readonly counts: Readonly<Record<CountedOrigin, number>>;
}
