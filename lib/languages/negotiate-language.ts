import { readAccept } from '#lib/base/http/accept.ts';
import { isLanguage, type Language, languageOrFirst } from './languages.ts';

/** The language that `Accept-Language` prefers (RFC 9110 §12.5.4), else the first of the product. */
export function negotiateLanguage(acceptLanguage: string | null): Language {
  const accepted = readAccept(acceptLanguage).filter(({ quality }) => quality > 0);
  return languageOrFirst(accepted.map(({ value }) => value.split('-')[0]).find(isLanguage));
}
