import type { InstitutionRef, Ref, Research } from './research.ts';
import type { Text } from './text.ts';

/** Where a person works or worked, with the years of the publications signed from there; an employer stated by a register has no years. */
export interface AuthorAffiliation {
  readonly name: Text;
  readonly institution?: InstitutionRef;
  readonly firstYear?: number;
  readonly lastYear?: number;
}

/** One person, as a reader of one language sees them. Never an e-mail address, never a telephone number. */
export interface Author {
  readonly id: string;
  readonly name: Text;
  /** Other spellings of the name met in publications. */
  readonly variants?: readonly string[];
  readonly academicTitle?: Text;
  /** The first of `affiliations`, where the store knows them. */
  readonly affiliation?: Text;
  /** Current first: the employer of a register, else that of the newest dated publication. */
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
  /** Set on details when this is a kept answer because the service fails now (UTC). */
  readonly asOf?: string;
}
