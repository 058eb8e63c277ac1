import type { LookupEntry } from '#lib/domain/lookup.ts';
import { type Localized, localize, type Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Columns } from '#lib/store/values/columns.ts';

export type LookupName = 'research_type' | 'research_area';

export interface LookupRow {
  readonly id: number;
  readonly code: string;
  readonly name: Localized;
}

/** Number of publications per lookup entry, from the columns of a store. */
export function lookupCounts(lookup: LookupName, columns: Columns): (id: number) => number {
  const counts = new Int32Array(256);
  for (const id of lookup === 'research_type' ? columns.type : columns.areas) counts[id] = (counts[id] as number) + 1;
  return (id) => counts[id] as number;
}

/** The types or areas in display order, with their number of publications. `at`: the time of the last data change. */
export function presentLookup(
  rows: readonly LookupRow[],
  countOf: (id: number) => number,
  at: string | null,
  language: Language,
): LookupEntry[] {
  return rows.map(({ id, code, name }) => ({
    id: String(id),
    code,
    name: localize(name, language) as Text,
    displayOrder: id,
    researchCount: countOf(id),
    ...(at && { updatedAt: at }),
  }));
}
