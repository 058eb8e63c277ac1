import * as rootParams from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLanguage } from '#lib/languages/languages.ts';
import { intlFormats } from './formats.ts';

/** The request configuration of next-intl: the language comes from the path only. */
export default getRequestConfig(async ({ locale }) => {
  const requested = locale ?? (await rootParams.locale());
  const language = isLanguage(requested) ? requested : 'en';
  const { default: messages } = await import(`../../messages/${language}.json`);
  return { locale: language, formats: intlFormats, timeZone: 'UTC', messages };
});
