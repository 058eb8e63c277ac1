import type { DatabaseSync } from 'node:sqlite';
import type { Language } from '#lib/domain/language.ts';
import type { Facets } from '#lib/domain/page.ts';
import type { FacetName, ResearchQuery } from '#lib/domain/query.ts';
import type { Columns } from './columns.ts';
import { type Names, presentName, reference } from './present-research.ts';
import type { Selection } from './select-slots.ts';

const facetValuesMax = { author: 20, year: 10_000 } as Readonly<Partial<Record<FacetName, number>>>;

/** Gives the counted values of facets their names, the most frequent first (years in order). */
export function facetNamer(database: DatabaseSync, names: Names) {
  const nameOf = database.prepare('SELECT name_en, name_ar FROM author WHERE id = ?');
  return (language: Language, data: Columns, query: ResearchQuery, counts: Selection['counts']): Facets => {
    const chosen: Partial<Record<FacetName, readonly string[]>> = {
      researchType: query.researchTypeId,
      focusedArea: query.focusedAreaId,
      author: query.authorId,
    };
    const nameIn = (facet: FacetName, value: number) => {
      switch (facet) {
        case 'researchType':
          return reference(value, names.types, language);
        case 'focusedArea':
          return reference(value, names.areas, language);
        case 'author': {
          const row = nameOf.get(value) as { name_en: string | null; name_ar: string | null } | undefined;
          return { id: String(value), name: presentName(row ?? { name_en: String(value), name_ar: null }, language) };
        }
        case 'language': {
          const code = data.languages[value] as string;
          return { id: code, name: { value: new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code, lang: language } };
        }
        case 'year':
          return { id: String(value), name: { value: String(value), lang: 'und' } };
        case 'hasArabic':
        case 'openAccess':
          return { id: String(value === 1), name: { value: String(value === 1), lang: 'und' } };
      }
    };
    return Object.fromEntries(
      Object.entries(counts).map(([facet, values]) => [
        facet,
        withChosen(values, chosen[facet as FacetName] ?? [], facetValuesMax[facet as FacetName] ?? 100, facet === 'year').map(
          ([value, count]) => ({
            ...nameIn(facet as FacetName, value),
            count,
          }),
        ),
      ]),
    );
  };
}

/** The most frequent values (years in order), and every chosen one, even where it counts nothing: a filter in force never disappears. */
function withChosen(counts: ReadonlyMap<number, number>, chosen: readonly string[], most: number, inOrder: boolean): [number, number][] {
  const sorted = [...counts].sort(inOrder ? ([a], [b]) => a - b : ([a, n], [b, m]) => m - n || a - b);
  const first = sorted.slice(0, most);
  const listed = new Set(first.map(([value]) => value));
  const missing = chosen.map(Number).filter((value) => Number.isInteger(value) && !listed.has(value));
  return [...first, ...missing.map((value): [number, number] => [value, counts.get(value) ?? 0])];
}
