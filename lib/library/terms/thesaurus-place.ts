import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import type { ThesaurusConcept } from '#lib/domain/thesaurus.ts';
import { dictionary } from '#lib/text/dictionary/dictionary.ts';
import { thesaurus } from '#lib/text/dictionary/thesaurus.ts';

/** A place in the thesaurus. */
export interface ThesaurusPlace {
  /** Undefined at the top. */
  readonly concept: ThesaurusConcept | undefined;
  /** The definition of its entry in the dictionary. */
  readonly definition?: DictionaryTerm['definition'];
  /** The wider concepts from the top down to the first one that is directly broader. */
  readonly path: readonly ThesaurusConcept[];
  /** The other directly broader concepts. */
  readonly otherBroader: readonly ThesaurusConcept[];
  /** Directly narrower concepts with those directly below them: together at most 142 in UAT 5.1. */
  readonly branches: readonly { readonly concept: ThesaurusConcept; readonly narrower: readonly ThesaurusConcept[] }[];
  /** The number of concepts in the thesaurus, without the deprecated ones. */
  readonly total: number;
}

/** The place of a concept; the top for an unknown or deprecated one. */
export function thesaurusPlace(id: string | undefined): ThesaurusPlace {
  const { concepts } = thesaurus();
  const conceptsOf = (ids: readonly string[]) => ids.flatMap((each) => concepts.get(each) ?? []);
  const current = [...concepts.values()].filter(({ replacedBy }) => !replacedBy);
  const concept = current.find((each) => each.id === id);
  const path: ThesaurusConcept[] = [];
  for (let [wider] = conceptsOf(concept?.broader ?? []); wider; [wider] = conceptsOf(wider.broader)) path.unshift(wider);
  const below = concept ? conceptsOf(concept.narrower) : current.filter(({ broader }) => broader.length === 0);
  const { definition } = (concept?.termId !== undefined && dictionary.term(concept.termId)) || {};
  return {
    concept,
    ...(definition && { definition }),
    path,
    otherBroader: conceptsOf(concept?.broader.slice(1) ?? []),
    branches: below.map((branch) => ({ concept: branch, narrower: conceptsOf(branch.narrower) })),
    total: current.length,
  };
}
