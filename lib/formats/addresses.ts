import type { Language } from '#lib/domain/language.ts';

/** What every writer must know besides the records: whose language, and where the site is (no slash at the end). */
export interface WriteOptions {
  readonly language: Language;
  readonly siteUrl: string;
}

/** The page of a publication. The same address as `lib/url/paths.ts` gives, which this layer may not import. */
export function researchPage(id: string, options: WriteOptions): string {
  return `${options.siteUrl}/${options.language}/research/${encodeURIComponent(id)}`;
}

export function authorPage(id: string, options: WriteOptions): string {
  return `${options.siteUrl}/${options.language}/authors/${encodeURIComponent(id)}`;
}
