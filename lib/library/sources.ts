import type { Collection } from '#lib/domain/collection.ts';
import type { Dictionary } from '#lib/domain/dictionary.ts';

/** Where use cases read: the collection, and our dictionary of terms, which is also in front of a remote service. */
export interface Sources {
  readonly collection: Collection;
  readonly dictionary: Dictionary;
  /** Address of this site in what they write, absolute, without a slash at the end. */
  readonly siteUrl: string;
}
