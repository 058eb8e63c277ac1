import { type CoverageLine, coverageTexts } from '#lib/domain/extras.ts';
import { isLanguage, type Language } from '#lib/domain/language.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/search-params.ts';

export interface MissingAddress {
  readonly what: CoverageLine['what'];
  readonly of: Language;
  /** The last id of the previous page. */
  readonly after?: string;
}

/** The list of missing texts that an address requests (`missing=title.ar&after=120`); undefined when invalid. */
export function readMissingAddress(raw: RawSearchParams): MissingAddress | undefined {
  const values = readSearchParams(raw);
  const [name = '', language = ''] = (values.get('missing')?.[0] ?? '').split('.');
  const textName = coverageTexts.find((text) => text === name);
  if (!textName || !isLanguage(language)) return undefined;
  const afterValue = values.get('after')?.[0] ?? '';
  return { what: textName, of: language, ...(/^\d{1,15}$/.test(afterValue) && { after: afterValue }) };
}

/** The address of a list of missing texts. Without `address`, the address of the coverage page. */
export function coveragePath(language: Language, address?: MissingAddress): string {
  if (!address) return `/${language}/coverage`;
  const { what, of, after } = address;
  return `/${language}/coverage?missing=${what}.${of}${after ? `&after=${after}` : ''}`;
}
