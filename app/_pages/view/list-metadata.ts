import type { Metadata } from 'next';
import { cutAtWord } from '#lib/base/cut-at-word.ts';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { translator } from '#lib/i18n/translator.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { languageOf } from './locale.ts';
import { shareCard, titleMax } from './share-card.ts';

/** A feed with its path and its own title. */
export interface FeedLink {
  readonly path: string;
  readonly title: string;
}

interface ListMetadata {
  /** Title parts, most specific first. */
  readonly title: readonly (string | undefined)[];
  readonly description?: string;
  readonly pathIn: (language: Language) => string;
  readonly index: boolean;
  /** Whether robots may follow links; false for pages of filter combinations. */
  readonly follow?: boolean;
  readonly language: Language;
  /** The feeds that the page links or describes, in its language. */
  readonly feeds?: readonly FeedLink[] | undefined;
}

/** Title, canonical address, alternates, feed, share card and robots rule of a list page. */
export function listMetadata({ title, description, pathIn, index, follow = true, language, feeds = [] }: ListMetadata): Metadata {
  const absolute = (other: Language) => siteUrl() + pathIn(other);
  // Each part is cut, because titles and names from data have up to 20,000 characters, and the head repeats them.
  const fullTitle = title.flatMap((part) => (part ? cutAtWord(part, titleMax) : [])).join(' · ');
  const t = translator(language, 'site');
  return withoutUndefined<Metadata>({
    title: fullTitle,
    description,
    alternates: {
      canonical: absolute(language),
      languages: { ...Object.fromEntries(languages.map((each) => [each, absolute(each)])), 'x-default': absolute(languages[0]) },
      ...(feeds.length > 0 && {
        types: { 'application/atom+xml': feeds.map(({ path, title: name }) => ({ url: siteUrl() + path, title: name })) },
      }),
    },
    ...shareCard({
      language,
      title: fullTitle || t('title', { site: site().name[language] }),
      description: t('description'),
      path: pathIn(language),
    }),
    robots: index ? undefined : { index: false, follow },
  });
}

type Described = 'about' | 'accessibility' | 'collection' | 'countries' | 'missions' | 'privacy';

/** Metadata of a page whose title and description are messages, with the name of the site where they have it. */
export function messageMetadata(
  name: Described,
  pathIn: (language: Language) => string,
  feedsIn?: (language: Language) => Promise<readonly FeedLink[]>,
) {
  return async ({ params }: { readonly params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const language = await languageOf(params);
    const t = translator(language, name);
    const values = { site: site().name[language] };
    const feeds = await feedsIn?.(language);
    return listMetadata({ title: [t('title', values)], description: t('description', values), pathIn, index: true, language, feeds });
  };
}
