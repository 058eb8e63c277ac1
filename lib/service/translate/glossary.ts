import { isLanguage, type Language } from '#lib/domain/language.ts';
import type { GlossaryEntry } from '#lib/service/translate/providers/provider.ts';
import { analyse } from '#lib/text/analyse.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';

/** Tokens of the concepts of a text by place in it, each with what it may be called. */
export interface NamedTerm {
  readonly tokens: readonly string[];
  /** As the dictionary calls it, for a report. */
  readonly name: string;
}

/** The concepts that a text names, each name once. */
export function termsIn(text: string): readonly NamedTerm[] {
  const { concepts } = defaultVocabulary();
  const found = new Map<string, NamedTerm>();
  for (const { concepts: tokens } of analyse(text).spans) {
    const concept = concepts.get(tokens[0] ?? '');
    if (concept) found.set(concept.token, { tokens, name: concept.en[0] ?? concept.id });
  }
  return [...found.values()];
}

/** The entries of the dictionary for the narrowest concepts that texts name: preferred names only, because the others are adjectives and abbreviations too. */
export function glossaryFor(texts: readonly string[], from: string, to: Language): readonly GlossaryEntry[] {
  const tokens = new Set(texts.flatMap((text) => analyse(text).spans.flatMap(({ concepts }) => concepts.slice(0, 1))));
  return entriesOf([...tokens], from, to);
}

/** The whole dictionary in one direction, each name once. */
export function dictionaryGlossary(from: string, to: Language): readonly GlossaryEntry[] {
  return entriesOf([...defaultVocabulary().concepts.keys()], from, to);
}

function entriesOf(tokens: readonly string[], from: string, to: Language): readonly GlossaryEntry[] {
  if (!isLanguage(from) || from === to) return [];
  const { concepts } = defaultVocabulary();
  const entries = new Map<string, GlossaryEntry | undefined>();
  for (const token of tokens) {
    const concept = concepts.get(token);
    const [term, translation] = [concept?.[from][0], concept?.[to][0]];
    // A name of two concepts says nothing for certain.
    if (term && translation) entries.set(term, entries.has(term) ? undefined : { term, translation });
  }
  return [...entries.values()].filter((entry) => entry !== undefined);
}
