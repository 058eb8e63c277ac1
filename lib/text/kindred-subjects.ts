import { kindredTable, memberTable } from './kindred-table.ts';
import { conceptToken } from './vocabulary.ts';

type Table = ReadonlyMap<string, readonly string[]>;

let known: { readonly kin: Table; readonly members: Table } | undefined;

/** Tokens of the subjects closest to these, the closest first; none where nothing is near. */
export const kindredSubjects = (concepts: readonly string[]): readonly string[] => listed('kin', concepts);

/** Tokens of what these subjects are together: the moons of Jupiter are Io, Europa and others. */
export const memberSubjects = (concepts: readonly string[]): readonly string[] => listed('members', concepts);

function listed(which: 'kin' | 'members', concepts: readonly string[]): readonly string[] {
  known ??= { kin: readTable(kindredTable), members: readTable(memberTable) };
  const near = concepts.flatMap((token) => known?.[which].get(token) ?? []);
  return [...new Set(near)].filter((token) => !concepts.includes(token));
}

function readTable(text: string): Table {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.map(([id = '', ids = '']) => [conceptToken(id), ids.split(' ').map(conceptToken)]));
}
