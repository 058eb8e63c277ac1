import type { InstitutionRef, Ref } from './research.ts';
import type { Text } from './text.ts';

/** Kinds of institutions, as the Research Organization Registry defines them. */
export const institutionKinds = [
  'education',
  'government',
  'facility',
  'company',
  'healthcare',
  'nonprofit',
  'archive',
  'funder',
  'other',
] as const;
/** One of the organization types of ROR schema v2. */
export type InstitutionKind = (typeof institutionKinds)[number];

/** An institution in the affiliations of publications, in the reader's language. */
export interface Institution extends InstitutionRef {
  /** Other names and spellings in publications. */
  readonly variants?: readonly string[];
  readonly acronym?: string;
  readonly city?: Text;
  readonly kind?: InstitutionKind;
  /** The institution of which this one is a part. */
  readonly parent?: Ref;
  /** The parts of this institution that occur in the collection; details only. */
  readonly parts?: readonly Ref[];
  /** Its most frequent areas; details only. */
  readonly areas?: readonly Ref[];
  readonly publicationCount?: number;
  readonly firstYear?: number;
  readonly lastYear?: number;
  readonly updatedAt?: string;
  /** When the cached detail was fetched (UTC); set only if the cache replaces a failing service. */
  readonly asOf?: string;
}
