import { notFound } from 'next/navigation';
import { isLanguage, type Language } from '#lib/languages/languages.ts';

/** The language of the path; 404 for any other value. */
export async function languageOf(params: Promise<{ locale: string }>): Promise<Language> {
  const { locale } = await params;
  return isLanguage(locale) ? locale : notFound();
}
