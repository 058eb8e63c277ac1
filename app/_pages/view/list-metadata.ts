import type { Metadata } from 'next';
import { siteUrl } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import { translator } from '#lib/i18n/translator.ts';
import { site } from '#lib/site.ts';
import { shareCard } from './share-card.ts';

interface ListMetadata {
  /** Parts of the title, from the particular to the general. */
  readonly title: readonly (string | undefined)[];
  readonly pathIn: (language: Language) => string;
  readonly index: boolean;
  /** Whether robots may go on from here; they may, unless the page is one of countless combinations of filters. */
  readonly follow?: boolean;
  readonly language: Language;
  /** The feed of what the page lists. */
  readonly feedIn?: (language: Language) => string;
}

/** Title, canonical address, both languages, the feed, the card for sharing and the rule for robots, for every page kind. */
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
