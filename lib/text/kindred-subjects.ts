import { kindredTable, memberTable } from './kindred-table.ts';
import { readTokens } from './vocabulary.ts';

type Table = ReadonlyMap<string, readonly string[]>;

let known: { readonly kin: Table; readonly members: Table } | undefined;

/** Tokens of the subjects closest to these, the closest first; none where nothing is near. */
export const kindredSubjects = (concepts: readonly string[]): readonly string[] => listed('kin', concepts);

/** Tokens of what these subjects are together: the moons of Jupiter are Io, Europa and others. */
export const memberSubjects = (concepts: readonly string[]): readonly string[] => listed('members', concepts);

function listed(which: 'kin' | 'members', concepts: readonly string[]): readonly string[] {
  known ??= { kin: readTokens(kindredTable), members: readTokens(memberTable) };
  const near = concepts.flatMap((token) => known?.[which].get(token) ?? []);
  return [...new Set(near)].filter((token) => !concepts.includes(token));
}
