import type { Language } from '#lib/languages/languages.ts';

/** Values of the parameter `journals`, the default first. */
export const journalForms = ['names', 'macros'] as const;
export type JournalForm = (typeof journalForms)[number];

/** How the query string of a file wants its journals; any other value is the default. */
export const journalFormIn = (search: URLSearchParams): JournalForm | undefined =>
  journalForms.find((form) => form === search.get('journals'));

/** What every writer needs besides the records: the reader's language and the address of the site (no trailing slash). */
export interface WriteOptions {
  readonly language: Language;
  readonly siteUrl: string;
  /** How BibTeX names journals: as `names` (the default), or by the `macros` of AASTeX where it has one. */
  readonly journals?: JournalForm | undefined;
}

/** The page of a publication. Has to equal the path in `lib/url/paths.ts`, which this layer may not import. */
export function researchPage(id: string, options: WriteOptions): string {
  return `${options.siteUrl}/${options.language}/research/${encodeURIComponent(id)}`;
}

/** The page of an author. Equals the path in `lib/url/paths.ts`. */
export function authorPage(id: string, options: WriteOptions): string {
  return `${options.siteUrl}/${options.language}/authors/${encodeURIComponent(id)}`;
}
