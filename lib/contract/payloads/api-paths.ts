import type { Language } from '#lib/languages/languages.ts';

/** Canonical paths of the API, and of the site's pages that payloads link to: relative to the site, percent-encoded, without a key. */
export const apiPaths = {
  researchTypes: (language: Language) => `/api/${language}/LookUp/GetAllResearchTypes`,
  researchAreas: (language: Language) => `/api/${language}/LookUp/GetAllResearchAreas`,
  researchList: (language: Language) => `/api/${language}/Publication/GetAllResearch`,
  research: (language: Language, id: string | number) => `/api/${language}/Publication/GetResearchById/${encodeURIComponent(id)}`,
  authorList: (language: Language) => `/api/${language}/Publication/GetAllAuthor`,
  author: (language: Language, id: string | number) => `/api/${language}/Publication/GetAuthorById/${encodeURIComponent(id)}`,
  institutionList: (language: Language) => `/api/${language}/Institution/GetAllInstitution`,
  institution: (language: Language, id: string | number) => `/api/${language}/Institution/GetInstitutionById/${encodeURIComponent(id)}`,
  termList: (language: Language) => `/api/${language}/Term/GetAllTerm`,
  term: (language: Language, id: string) => `/api/${language}/Term/GetTermById/${encodeURIComponent(id)}`,
  researchPage: (language: Language, id: string | number) => `/${language}/research/${encodeURIComponent(id)}`,
  authorPage: (language: Language, id: string | number) => `/${language}/authors/${encodeURIComponent(id)}`,
  institutionPage: (language: Language, id: string | number) => `/${language}/institutions/${encodeURIComponent(id)}`,
  termPage: (language: Language, id: string) => `/${language}/terms/${encodeURIComponent(id)}`,
} as const;
