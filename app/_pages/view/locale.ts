import { notFound } from 'next/navigation';
import { isLanguage, type Language } from '#lib/domain/language.ts';

/** The language of a page's path; anything else is not an address of this site. */
export async function languageOf(params: Promise<{ locale: string }>): Promise<Language> {
  const { locale } = await params;
  return isLanguage(locale) ? locale : notFound();
}
