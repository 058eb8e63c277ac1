import { relations } from './vocabulary.ts';

/** Tokens of the subjects closest to these, the closest first; none where nothing is near. */
export const relatedSubjects = (concepts: readonly string[]): readonly string[] => listed('related', concepts);

/** Tokens of what these subjects are together: the moons of Jupiter are Io, Europa and others. */
export const memberSubjects = (concepts: readonly string[]): readonly string[] => listed('member', concepts);

function listed(relation: 'related' | 'member', concepts: readonly string[]): readonly string[] {
  const near = concepts.flatMap((token) => relations()[relation].get(token) ?? []);
  return [...new Set(near)].filter((token) => !concepts.includes(token));
}
