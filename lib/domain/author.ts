import type { InstitutionRef, Ref, Research } from './research.ts';
import type { Text } from './text.ts';

/** An affiliation with the years of the publications signed from there; an employer from a register has no years. */
export interface AuthorAffiliation {
  readonly name: Text;
  readonly institution?: InstitutionRef;
  readonly firstYear?: number;
  readonly lastYear?: number;
}

/** One person in one reader's language. Never an e-mail address or telephone number. */
export interface Author {
  readonly id: string;
  readonly name: Text;
  /** Other spellings of the name in publications. */
  readonly variants?: readonly string[];
  readonly academicTitle?: Text;
  /** The first of `affiliations`, where the store has them. */
  readonly affiliation?: Text;
  /** Current first: the employer from a register, else that of the most recent dated publication. */
  readonly affiliations?: readonly AuthorAffiliation[];
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  readonly orcid?: string;
  readonly biography?: Text;
  readonly homepage?: string;
  readonly photoUrl?: string;
  readonly areas: readonly Ref[];
  readonly publicationCount?: number;
  readonly firstYear?: number;
  readonly lastYear?: number;
  /** At most five, newest first; details only. */
  readonly recentResearch?: readonly Research[];
  readonly updatedAt?: string;
  /** UTC; set on a detail that comes from the cache because the service is failing. */
  readonly asOf?: string;
}
