import type { InstitutionRef, Ref, Research } from './research.ts';
import type { Text } from './text.ts';

/** An affiliation with the first and last year of publications that state it. An employer that only a register lists has no years. */
export interface AuthorAffiliation {
  readonly name: Text;
  readonly institution?: InstitutionRef;
  readonly firstYear?: number;
  readonly lastYear?: number;
}

/** A person or a group of people, in the reader's language. Contains no e-mail address or telephone number. */
export interface Author {
  readonly id: string;
  readonly name: Text;
  /** A collaboration or a corporate author rather than a person. */
  readonly isGroup?: boolean;
  /** Other spellings of the name in publications. */
  readonly variants?: readonly string[];
  readonly academicTitle?: Text;
  /** The first of `affiliations`, if that list is present. */
  readonly affiliation?: Text;
  /** The current affiliation is first: the employer in a register, else the affiliation in the latest dated publication. */
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
