/** Identifiers that can resolve a reference to a record, in the order in which they are tried. */
export const referenceIdentifiers = ['doi', 'arxiv', 'bibcode', 'pmid', 'openalex'] as const;
/** A kind of identifier; also the member of a reference that holds the bare value. */
export type ReferenceIdentifier = (typeof referenceIdentifiers)[number];

/** One entry of a reference list as its source gives it: bare identifiers, its text, or both. */
export interface ReferenceRecord extends Readonly<Partial<Record<ReferenceIdentifier, string>>> {
  readonly text?: string;
}

/** A reference as readers see it. Only its identifiers resolve it to a record, never its text. */
export interface Reference extends ReferenceRecord {
  /** 1-based, in the list of the source. */
  readonly position: number;
  /** The record of this collection with one of the identifiers. */
  readonly id?: string;
}

/** Whether readers learn more of a reference than an identifier: its text, or its record in this collection. */
export const isDescribed = ({ text, id }: Reference): boolean => text !== undefined || id !== undefined;

/** Number of references that only have an identifier. */
export const countUndescribed = (references: readonly Reference[] = []): number => references.filter((one) => !isDescribed(one)).length;

/** Maximum number of stored references per work; the rest is dropped. */
export const referencesMax = 5_000;
/** Maximum length of the stored text of a reference, in UTF-16 units; the rest is cut off. */
export const referenceTextMax = 1_000;
