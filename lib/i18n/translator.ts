import { createTranslator } from 'next-intl';
import type { Language } from '#lib/languages/languages.ts';
import ar from '#messages/ar.json';
import en from '#messages/en.json';
import { withCachedTexts } from './cached-texts.ts';
import { intlFormats } from './formats.ts';

/** Returns the message with a key; `values` fill its placeholders. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Formats a message with tags as a string: for each tag, `values` has a function that turns the tag's content into text. */
interface Markup {
  markup(key: string, values: Readonly<Record<string, (chunks: string) => string>>): string;
}

/** Messages for non-page output (files, feeds, images), outside a Next.js request. Server only: it contains both languages. */
export const translator = (language: Language, namespace: string): Translate & Markup =>
  translators.getOrInsertComputed(
    `${language} ${namespace}`,
    () =>
      withCachedTexts(
        createTranslator({
          locale: language,
          messages: { en, ar }[language],
          formats: intlFormats,
          timeZone: 'UTC',
          namespace: namespace as never,
        }),
      ) as never,
  );

/** Cached: the rows of a list ask for the same one. */
const translators = new Map<string, Translate & Markup>();
