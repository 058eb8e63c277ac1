import { type Bilingual, bilingual } from '#lib/languages/bilingual.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Maximum entries of a list in the text of a result: as many as a page of a list has rows. */
const entriesMax = 100;
/** Maximum characters of a text, such as the BibTeX entry of a work with thousands of authors. */
const charactersMax = 20_000;

const shortened: Bilingual = bilingual(
  `The text above has the first ${entriesMax} entries of each list; structuredContent has all, and so has the page of the permalink.`,
  `في النص أعلاه أول ${entriesMax} عنصر من كل قائمة. وفي structuredContent العناصر كلها، وهي كذلك في صفحة الرابط الدائم.`,
);

/**
 * The structured content of a result as texts for clients that read only texts: JSON and, if lists or texts are shortened, a sentence
 * about it. MCP recommends the whole content as text too (“SHOULD”, Tools, Structured Content), but a result is a single message that
 * cannot be streamed, and a work with thousands of authors would be in it twice and would not fit into what an assistant reads.
 */
export function resultTexts(content: Readonly<Record<string, unknown>>, language: Language): readonly string[] {
  let isShortened = false;
  const text = JSON.stringify(content, (_, value) => {
    const max = Array.isArray(value) ? entriesMax : charactersMax;
    if (!(Array.isArray(value) || typeof value === 'string') || value.length <= max) return value;
    isShortened = true;
    return value.slice(0, max);
  });
  return isShortened ? [text, shortened[language]] : [text];
}
