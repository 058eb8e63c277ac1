import type { DictionaryTerm } from '#lib/domain/dictionary.ts';

/** Adds terms below their broader ones. */
export function addTerms(terms: readonly DictionaryTerm[], added: readonly DictionaryTerm[]): readonly DictionaryTerm[] {
  const links = added.flatMap(({ id, broader }) => broader.map((broaderId) => ({ id, broaderId })));
  const narrower = Map.groupBy(links, ({ broaderId }) => broaderId);
  return [...terms, ...added].map((term) => ({
    ...term,
    narrower: [...term.narrower, ...(narrower.get(term.id) ?? []).map(({ id }) => id)],
  }));
}
