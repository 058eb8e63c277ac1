import { type CoverageLine, coverageTexts } from '#lib/domain/extras.ts';
import { isLanguage, type Language } from '#lib/domain/language.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/search-params.ts';

export interface MissingAddress {
  readonly what: CoverageLine['what'];
  readonly of: Language;
  /** The last one of the page before. */
  readonly after?: string;
}

/** Which list of missing texts an address asks for (`missing=title.ar&after=120`); a broken one asks for none. */
export function readMissing(raw: RawSearchParams): MissingAddress | undefined {
  const values = readSearchParams(raw);
  const [name = '', language = ''] = (values.get('missing')?.[0] ?? '').split('.');
  const what = coverageTexts.find((text) => text === name);
  if (!what || !isLanguage(language)) return undefined;
  const after = values.get('after')?.[0] ?? '';
  return { what, of: language, ...(/^\d{1,15}$/.test(after) && { after }) };
}

/** The address of such a list; of the numbers, without one. */
export function coveragePath(language: Language, missing?: MissingAddress): string {
  if (!missing) return `/${language}/coverage`;
  const { what, of, after } = missing;
  return `/${language}/coverage?missing=${what}.${of}${after ? `&after=${after}` : ''}`;
}
