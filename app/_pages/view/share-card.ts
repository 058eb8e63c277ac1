import type { Metadata } from 'next';
import { cutAtWord } from '#lib/base/cut-at-word.ts';
import { type Language, languageFacts, otherLanguages } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';

interface ShareCard {
  readonly language: Language;
  readonly title: string;
  readonly description?: string | undefined;
  readonly path: string;
  readonly type?: 'website' | 'article' | 'profile';
  /** Path of the image; defaults to that of the site. */
  readonly image?: string;
}

/** Maximum characters of each part of a title in the head of a page. Longer titles are of no use in tabs, results and share cards. */
export const titleMax = 300;
const descriptionMax = 500;

/** Open Graph and Twitter metadata of a page. */
export function shareCard({
  language,
  title: wholeTitle,
  description: wholeDescription,
  path,
  type = 'website',
  image = paths.siteImage(language),
}: ShareCard): Metadata {
  const title = cutAtWord(wholeTitle, titleMax);
  const description = wholeDescription && cutAtWord(wholeDescription, descriptionMax);
  const picture = { url: siteUrl() + image, width: 1200, height: 630, type: 'image/png', alt: title };
  return {
    openGraph: {
      type,
      title,
      ...(description && { description }),
      url: siteUrl() + path,
      siteName: site().name[language],
      locale: languageFacts[language].openGraph,
      alternateLocale: otherLanguages(language).map((other) => languageFacts[other].openGraph),
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, ...(description && { description }), images: [picture] },
  };
}
