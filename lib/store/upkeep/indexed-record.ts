/** A publication to index, with its authors, both as JSON. */
export interface IndexedRecord {
  readonly id: number;
  readonly doc: string;
  readonly authors: string;
}
