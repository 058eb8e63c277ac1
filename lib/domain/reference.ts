/** The identifiers by which a reference can lead to a record, in the order in which they are tried. */
export const referenceIdentifiers = ['doi', 'arxiv', 'bibcode', 'pmid', 'openalex'] as const;
export type ReferenceIdentifier = (typeof referenceIdentifiers)[number];

/** One entry of a work's list of references, as its source gives it: identifiers, bare, and the text where the source has one. At least one of them. */
export interface ReferenceRecord extends Readonly<Partial<Record<ReferenceIdentifier, string>>> {
  readonly text?: string;
}

/** A reference as it is shown. Never resolved by its text. */
export interface Reference extends ReferenceRecord {
  /** 1-based, in the list of the source. */
  readonly position: number;
  /** The record in this collection that the identifiers lead to. */
  readonly id?: string;
}

/** References of one work that are stored, and UTF-16 units of the text of one. Longer lists and texts are cut. */
export const referencesMax = 5_000;
export const referenceTextMax = 1_000;
