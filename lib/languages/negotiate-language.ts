import { readAccept } from '#lib/base/http/accept.ts';
import { isLanguage, type Language } from './languages.ts';

/** The language that `Accept-Language` prefers (RFC 9110 §12.5.4), else English. */
export function negotiateLanguage(acceptLanguage: string | null): Language {
  return (
    readAccept(acceptLanguage)
      .filter(({ quality }) => quality > 0)
      .map(({ value }) => value.split('-')[0])
      .find(isLanguage) ?? 'en'
  );
}
