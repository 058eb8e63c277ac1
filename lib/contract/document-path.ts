import { type Language, languages } from '#lib/languages/languages.ts';

/** The descriptions of the API that exist in each language. */
export const describedDocuments = ['openapi', 'postman'] as const;

/** The path of a description of the API: `/api/openapi.json` in the first language, `/api/openapi.ar.json` in another. */
export const documentPath = (name: (typeof describedDocuments)[number], language: Language): string =>
  `/api/${name}${language === languages[0] ? '' : `.${language}`}.json`;
