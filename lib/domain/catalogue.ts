import type { Author } from './author.ts';
import type { Institution } from './institution.ts';
import type { Language } from './language.ts';
import type { ResearchArea, ResearchType } from './lookup.ts';
import type { Page } from './page.ts';
import type { AuthorQuery, InstitutionQuery, ResearchQuery } from './query.ts';
import type { Research } from './research.ts';

/** The six operations, and those of ours that a service may lack. Every method rejects with a `Problem`; an unknown id is `not_found`, a withdrawn one `gone`, a merged one `not_found` with `movedTo`. */
export interface Catalogue {
  researchTypes(language: Language): Promise<readonly ResearchType[]>;
  researchAreas(language: Language): Promise<readonly ResearchArea[]>;
  findResearch(language: Language, query: ResearchQuery): Promise<Page<Research>>;
  research(language: Language, id: string): Promise<Research>;
  findAuthors(language: Language, query: AuthorQuery): Promise<Page<Author>>;
  author(language: Language, id: string): Promise<Author>;
  /** Undefined where the service behind it has no such operations: pages leave the feature out. */
  readonly institutions?: Institutions;
}

export interface Institutions {
  /** False where the service knows no filter by area: pages leave the filter out. */
  readonly hasAreaFilter: boolean;
  find(language: Language, query: InstitutionQuery): Promise<Page<Institution>>;
  one(language: Language, id: string): Promise<Institution>;
}
