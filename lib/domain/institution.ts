import type { InstitutionRef, Ref } from './research.ts';
import type { Text } from './text.ts';

/** What sort of body it is, in the words of the Research Organization Registry. */
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
export type InstitutionKind = (typeof institutionKinds)[number];

/** A body that people sign publications from, as a reader of one language sees it. */
export interface Institution extends InstitutionRef {
  /** Other names and spellings met in publications. */
  readonly variants?: readonly string[];
  readonly acronym?: string;
  readonly city?: Text;
  readonly kind?: InstitutionKind;
  /** The body that it is a part of. */
  readonly parent?: Ref;
  /** Its parts that stand here; details only. */
  readonly parts?: readonly Ref[];
  /** What it publishes most on; details only. */
  readonly areas?: readonly Ref[];
  readonly publicationCount?: number;
  readonly firstYear?: number;
  readonly lastYear?: number;
  readonly updatedAt?: string;
  /** Set on details when this is a kept answer because the service fails now (UTC). */
  readonly asOf?: string;
}
