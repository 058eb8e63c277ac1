import { type LookupTerm, researchAreaTerms, researchTypeTerms } from '#lib/contract/lookups.ts';
import type { LookupName, LookupRow } from './present-lookup.ts';
import type { Names } from './present-research.ts';

/** Type and area ids are positions in the built-in lists, equal in every store. */
const rowsOf = (terms: readonly LookupTerm[]): LookupRow[] =>
  terms.map((term, index) => ({ id: index + 1, code: term.id, name: { en: term.en, ar: term.ar } }));

/** The rows of the tables of types and areas, which are fixed in this program. */
export const programLookups: Readonly<Record<LookupName, readonly LookupRow[]>> = {
  research_type: rowsOf(researchTypeTerms),
  research_area: rowsOf(researchAreaTerms),
};

/** The names of types and areas, and the ids of areas by code. */
export const programNames: Names = {
  types: new Map(programLookups.research_type.map(({ id, name }) => [id, name])),
  areas: new Map(programLookups.research_area.map(({ id, name }) => [id, name])),
  areaIds: new Map(programLookups.research_area.map(({ id, code }) => [code, id])),
};
