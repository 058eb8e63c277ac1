import { createTranslator } from 'next-intl';
import type { Language } from '#lib/domain/language.ts';
import ar from '#messages/ar.json';
import en from '#messages/en.json';
import { formats } from './formats.ts';

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The same for messages with tags, each made text by its own function. */
interface Markup {
  markup(key: string, values: Readonly<Record<string, (chunks: string) => string>>): string;
}

/** Messages for what is no page (files, feeds, images), where the language is known and no request of Next.js is at hand. Server only: it holds both languages whole. */
export function translator(language: Language, namespace: string): Translate & Markup {
  return createTranslator({
    locale: language,
    messages: { en, ar }[language],
    formats,
    timeZone: 'UTC',
    namespace: namespace as never,
  }) as never;
}
