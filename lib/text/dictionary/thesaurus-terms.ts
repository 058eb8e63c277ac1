import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import type { ThesaurusConcept } from '#lib/domain/thesaurus.ts';
import { languages } from '#lib/languages/languages.ts';
import { addTerms } from './add-terms.ts';
import { thesaurus } from './thesaurus.ts';

/**
 * Adds the thesaurus to the dictionary's terms: its identifiers to those that it has too, then its other concepts as terms of their own, below
 * the terms of their broader concepts. Relations between other terms stay those of the vocabulary. Names with equal keys are one name.
 */
export function addThesaurus(terms: readonly DictionaryTerm[], keyOf: (name: string) => string): readonly DictionaryTerm[] {
  const byTermId = new Map([...thesaurus().concepts.values()].flatMap((concept) => (concept.termId ? [[concept.termId, concept]] : [])));
  const existing = new Set(terms.map(({ id }) => id));
  const preferredKeys = new Set<string>();
  for (const { names } of [...terms, ...byTermId.values()])
    for (const language of languages) preferredKeys.add(keyOf(names[language][0] ?? ''));
  const added = [...byTermId].flatMap(([id, concept]) =>
    existing.has(id) ? [] : [addedTerm(id, concept, (name) => preferredKeys.has(keyOf(name)))],
  );
  return addTerms(terms, added).map((term) => {
    const concept = byTermId.get(term.id);
    return concept ? { ...term, uat: concept.id } : term;
  });
}

/** A concept as a term, without the alternative names that are the preferred name of some term. */
function addedTerm(id: string, { names, broader }: ThesaurusConcept, isPreferred: (name: string) => boolean): DictionaryTerm {
  const [english, ...others] = names.en;
  const { concepts } = thesaurus();
  return {
    id,
    type: 'subject',
    names: { en: [english, ...others.filter((name) => !isPreferred(name))], ar: names.ar },
    areas: [],
    broader: [...new Set(broader.flatMap((broaderId) => concepts.get(broaderId)?.termId ?? []))],
    narrower: [],
    related: [],
  };
}
