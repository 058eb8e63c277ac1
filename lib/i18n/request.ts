import * as rootParams from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLanguage } from '#lib/domain/language.ts';
import { formats } from './formats.ts';

/** What next-intl needs to know of a request: the language comes from the path and nowhere else. */
export default getRequestConfig(async ({ locale }) => {
  const asked = locale ?? (await rootParams.locale());
  const language = isLanguage(asked) ? asked : 'en';
  const { default: messages } = await import(`../../messages/${language}.json`);
  return { locale: language, formats, timeZone: 'UTC', messages };
});
