import { type ReferenceRecord, referenceIdentifiers } from '#lib/domain/citations/reference.ts';

/** Identifiers of each reference, as in `research_identity`; references without one are left out. */
export function citedIdentities(references: string | null): string[][] {
  const list = JSON.parse(references ?? '[]') as readonly ReferenceRecord[];
  return list
    .map((reference) => referenceIdentifiers.flatMap((kind) => (reference[kind] ? [`${kind}:${reference[kind]}`] : [])))
    .filter((identities) => identities.length > 0);
}

/** Maximum references of a work that bibliographic coupling compares. A long review shares references with most works of its field. */
export const coupledMax = 200;

/** Score of a related work per shared reference, and the maximum number of references that count. */
export const couplingWeight = 2;
export const couplingMax = 5;
