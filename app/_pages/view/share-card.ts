import type { Metadata } from 'next';
import { siteUrl } from '#lib/compose.ts';
import { type Language, otherLanguage } from '#lib/domain/language.ts';
import { site } from '#lib/site.ts';
import { paths } from '#lib/url/paths.ts';

interface ShareCard {
  readonly language: Language;
  readonly title: string;
  readonly description?: string | undefined;
  readonly path: string;
  readonly type?: 'website' | 'article' | 'profile';
  /** Path of the picture; that of the site, if absent. */
  readonly image?: string;
}

/** Facebook's names of the languages, which the protocol took over. */
const locales: Readonly<Record<Language, string>> = { en: 'en_US', ar: 'ar_SA' };

/** How a page looks where its address is shared, in the language of the address. */
export function shareCard({
  language,
  title,
  description,
  path,
  type = 'website',
  image = paths.siteImage(language),
}: ShareCard): Metadata {
  const picture = { url: siteUrl() + image, width: 1200, height: 630, type: 'image/png', alt: title };
  return {
    openGraph: {
      type,
      title,
      ...(description && { description }),
      url: siteUrl() + path,
      siteName: site().name[language],
      locale: locales[language],
      alternateLocale: locales[otherLanguage(language)],
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, ...(description && { description }), images: [picture] },
  };
}
