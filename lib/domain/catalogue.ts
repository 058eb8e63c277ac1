import type { Author } from './author.ts';
import type { Institution } from './institution.ts';
import type { Language } from './language.ts';
import type { ResearchArea, ResearchType } from './lookup.ts';
import type { Page } from './page.ts';
import type { AuthorQuery, InstitutionQuery, ResearchQuery } from './query.ts';
import type { Research } from './research.ts';

/** The operations of the interface, plus optional ones. Methods reject with a `Problem`: `not_found` (`movedTo` if merged) or `gone`. */
export interface Catalogue {
  researchTypes(language: Language): Promise<readonly ResearchType[]>;
  researchAreas(language: Language): Promise<readonly ResearchArea[]>;
  findResearch(language: Language, query: ResearchQuery): Promise<Page<Research>>;
  research(language: Language, id: string): Promise<Research>;
  findAuthors(language: Language, query: AuthorQuery): Promise<Page<Author>>;
  author(language: Language, id: string): Promise<Author>;
  /** Undefined when the service has no such operations; pages then leave the feature out. */
  readonly institutions?: Institutions;
}

/** The operations on institutions. */
export interface Institutions {
  /** False when the service has no filter by area; pages then leave the filter out. */
  readonly hasAreaFilter: boolean;
  find(language: Language, query: InstitutionQuery): Promise<Page<Institution>>;
  one(language: Language, id: string): Promise<Institution>;
}
