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
  const textName = coverageTexts.find((text) => text === name);
  if (!textName || !isLanguage(language)) return undefined;
  const afterValue = values.get('after')?.[0] ?? '';
  return { what: textName, of: language, ...(/^\d{1,15}$/.test(afterValue) && { after: afterValue }) };
}

/** The address of such a list; of the numbers, without one. */
export function coveragePath(language: Language, address?: MissingAddress): string {
  if (!address) return `/${language}/coverage`;
  const { what, of, after } = address;
  return `/${language}/coverage?missing=${what}.${of}${after ? `&after=${after}` : ''}`;
}
