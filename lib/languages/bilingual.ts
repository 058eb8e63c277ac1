import type { Language } from './languages.ts';

/** A text of the API's documentation in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** Pairs an English with an Arabic text. */
export function bilingual(en: string, ar: string): Bilingual {
  return { en, ar };
}

/** Replaces `{name}` placeholders. One without a value stays visible, so that a test can find it. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => (name in values ? String(values[name]) : placeholder));
}
