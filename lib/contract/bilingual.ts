import type { Language } from '#lib/domain/language.ts';

/** A text of ours in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

export function bilingual(en: string, ar: string): Bilingual {
  return { en, ar };
}

/** Fills `{name}` places. A place without a value stays visible, so that a test finds it. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
}
