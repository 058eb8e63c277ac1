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
  /** The institution it is part of. */
  readonly parent?: Ref;
  /** Its parts in this collection; details only. */
  readonly parts?: readonly Ref[];
  /** Its most frequent areas; details only. */
  readonly areas?: readonly Ref[];
  readonly publicationCount?: number;
  readonly firstYear?: number;
  readonly lastYear?: number;
  readonly updatedAt?: string;
  /** UTC; set on a detail that comes from the cache because the service is failing. */
  readonly asOf?: string;
}
