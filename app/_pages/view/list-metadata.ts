import type { Metadata } from 'next';
import { siteUrl } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import { translator } from '#lib/i18n/translator.ts';
import { site } from '#lib/site.ts';
import { shareCard } from './share-card.ts';

interface ListMetadata {
  /** Title parts, most specific first. */
  readonly title: readonly (string | undefined)[];
  readonly pathIn: (language: Language) => string;
  readonly index: boolean;
  /** Whether robots may follow links; false for pages of filter combinations. */
  readonly follow?: boolean;
  readonly language: Language;
  /** The feed of the list. */
  readonly feedIn?: (language: Language) => string;
}

/** Title, canonical address, alternates, feed, share card and robots rule of a list page. */
export function listMetadata({ title, pathIn, index, follow = true, language, feedIn }: ListMetadata): Metadata {
  const absolute = (other: Language) => siteUrl() + pathIn(other);
  const fullTitle = title.filter(Boolean).join(' · ');
  const t = translator(language, 'site');
  return {
    title: fullTitle,
    alternates: {
      canonical: absolute(language),
      languages: { en: absolute('en'), ar: absolute('ar'), 'x-default': absolute('en') },
      ...(feedIn && { types: { 'application/atom+xml': [{ url: siteUrl() + feedIn(language), title: fullTitle }] } }),
    },
    ...shareCard({
      language,
      title: fullTitle || t('title', { site: site().name[language] }),
      description: t('description'),
      path: pathIn(language),
    }),
    ...(!index && { robots: { index: false, follow } }),
  };
}
