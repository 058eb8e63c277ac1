import { relations } from './vocabulary.ts';

/** Tokens of the subjects related to these, closest first. */
export const relatedSubjects = (concepts: readonly string[]): readonly string[] => tokensOf('related', concepts);

/** Tokens of the members of a group: the moons of Jupiter are Io, Europa and others. */
export const memberSubjects = (concepts: readonly string[]): readonly string[] => tokensOf('member', concepts);

function tokensOf(relation: 'related' | 'member', concepts: readonly string[]): readonly string[] {
  const near = concepts.flatMap((token) => relations()[relation].get(token) ?? []);
  return [...new Set(near)].filter((token) => !concepts.includes(token));
}
