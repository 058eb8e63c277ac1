import { researchAreaTerms, researchTypeTerms } from '#lib/contract/lookups.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import type { Ref } from '#lib/domain/research.ts';
import { localize, type Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';

/** The tables of types and areas, whose rows are part of the program. */
export const lookupTerms = { research_type: researchTypeTerms, research_area: researchAreaTerms } as const;
export type LookupName = keyof typeof lookupTerms;

const rowsOf = (name: LookupName) => lookupTerms[name].map(({ id: code, en, ar }, index) => ({ id: index + 1, code, name: { en, ar } }));
/** Ids are positions in the built-in lists, equal in every store. */
const rows = { research_type: rowsOf('research_type'), research_area: rowsOf('research_area') } as const;

const idsOf = (name: LookupName): ReadonlyMap<string, number> => new Map(rows[name].map(({ id, code }) => [code, id]));
/** Ids of types and areas by code. */
export const lookupIds = { research_type: idsOf('research_type'), research_area: idsOf('research_area') } as const;

/** A type or an area as its id and its name in the language of the reader. */
export function lookupRef(name: LookupName, id: number, language: Language): Ref {
  return { id: String(id), name: localize(rows[name][id - 1]?.name, language) ?? { value: String(id), lang: 'und' } };
}

/** The types or areas in display order, with their number of publications. `at`: the time of the last data change. */
export const presentLookup = (name: LookupName, countOf: (id: number) => number, at: string | null, language: Language): LookupEntry[] =>
  rows[name].map(({ id, code, name: names }) => ({
    id: String(id),
    code,
    name: localize(names, language) as Text,
    displayOrder: id,
    researchCount: countOf(id),
    ...(at && { updatedAt: at }),
  }));
