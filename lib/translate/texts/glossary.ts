import { isLanguage, type Language } from '#lib/languages/languages.ts';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';

/** A term of the dictionary that a text contains, with its concept tokens, narrowest first. */
export interface NamedTerm {
  readonly tokens: readonly string[];
  /** English name of the term in the dictionary. */
  readonly name: string;
}

/** The distinct concepts that a text names. */
export function termsIn(text: string): readonly NamedTerm[] {
  const { concepts } = defaultVocabulary();
  const byToken = new Map<string, NamedTerm>();
  for (const { concepts: tokens } of analyse(text).spans) {
    const concept = concepts.get(tokens[0] ?? '');
    if (concept) byToken.set(concept.token, { tokens, name: concept.en[0] ?? concept.id });
  }
  return [...byToken.values()];
}

/** Glossary of the narrowest concepts in the texts, by preferred names only: other names may be adjectives or abbreviations. */
export function glossaryFor(texts: readonly string[], from: string, to: Language): readonly GlossaryEntry[] {
  const tokens = new Set(texts.flatMap((text) => analyse(text).spans.flatMap(({ concepts }) => concepts.slice(0, 1))));
  return entriesOf([...tokens], from, to);
}

/** The whole dictionary in one direction, with distinct terms. */
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
    // A name that two concepts share is ambiguous, so it is left out.
    if (term && translation) entries.set(term, entries.has(term) ? undefined : { term, translation });
  }
  return [...entries.values()].filter((entry) => entry !== undefined);
}

/** A term of the dictionary in both languages. */
export interface GlossaryEntry {
  readonly term: string;
  readonly translation: string;
}
