import type { Language } from '#lib/languages/languages.ts';

/** What every writer needs besides the records: the reader's language and the address of the site (no trailing slash). */
export interface WriteOptions {
  readonly language: Language;
  readonly siteUrl: string;
}

/** The page of a publication. Has to equal the path in `lib/url/paths.ts`, which this layer may not import. */
export function researchPage(id: string, options: WriteOptions): string {
  return `${options.siteUrl}/${options.language}/research/${encodeURIComponent(id)}`;
}

/** The page of an author. Equals the path in `lib/url/paths.ts`. */
export function authorPage(id: string, options: WriteOptions): string {
  return `${options.siteUrl}/${options.language}/authors/${encodeURIComponent(id)}`;
}
