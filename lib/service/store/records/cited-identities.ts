import { type ReferenceRecord, referenceIdentifiers } from '#lib/domain/citations/reference.ts';

/** The identifiers of each reference of a stored list, as works are known by them (`research_identity`); references by text alone are left out. */
export function citedIdentities(references: string | null): string[][] {
  const list = JSON.parse(references ?? '[]') as readonly ReferenceRecord[];
  return list
    .map((reference) => referenceIdentifiers.flatMap((kind) => (reference[kind] ? [`${kind}:${reference[kind]}`] : [])))
    .filter((identities) => identities.length > 0);
}

/** References of a work that are looked up in those of others (bibliographic coupling): a review of a thousand shares some with most of its field. */
export const coupledMax = 200;

/** Points of a shared reference among related works, and shared references that count. */
export const couplingWeight = 2;
export const couplingMax = 5;
