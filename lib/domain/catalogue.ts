import type { Language } from '#lib/languages/languages.ts';
import type { Author } from './author.ts';
import type { Institution } from './institution.ts';
import type { ResearchArea, ResearchType } from './lookup.ts';
import type { Page } from './page.ts';
import type { AuthorQuery, InstitutionQuery, ResearchQuery } from './query.ts';
import type { Research } from './research.ts';

/** Read access to the embedded or remote service. Methods reject with a `Problem`, such as `not_found` (`movedTo` if merged) or `gone`. */
export interface Catalogue {
  researchTypes(language: Language): Promise<readonly ResearchType[]>;
  researchAreas(language: Language): Promise<readonly ResearchArea[]>;
  findResearch(language: Language, query: ResearchQuery): Promise<Page<Research>>;
  research(language: Language, id: string): Promise<Research>;
  findAuthors(language: Language, query: AuthorQuery): Promise<Page<Author>>;
  author(language: Language, id: string): Promise<Author>;
  /** Undefined when the service has no operations on institutions; pages then omit them. */
  readonly institutions?: Institutions;
}

/** The operations on institutions. */
export interface Institutions {
  /** False when the service has no filter by area; pages then omit that filter. */
  readonly hasAreaFilter: boolean;
  find(language: Language, query: InstitutionQuery): Promise<Page<Institution>>;
  one(language: Language, id: string): Promise<Institution>;
}
