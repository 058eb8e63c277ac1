import type { Language } from '#lib/domain/language.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import { type Localized, localize, type Text } from '#lib/domain/text.ts';
import type { Columns } from '#lib/service/store/lists/columns.ts';

export type LookupName = 'research_type' | 'research_area';

export interface LookupRow {
  readonly id: number;
  readonly code: string;
  readonly name: Localized;
}

/** A lookup in display order, each entry with the number of publications that bear it. `at` is the moment of the last change of data. */
export function presentLookup(
  lookup: LookupName,
  rows: readonly LookupRow[],
  columns: Columns,
  at: string | null,
  language: Language,
): LookupEntry[] {
  const counts = new Int32Array(256);
  for (const id of lookup === 'research_type' ? columns.type : columns.areas) counts[id] = (counts[id] as number) + 1;
  return rows.map(({ id, code, name }) => ({
    id: String(id),
    code,
    name: localize(name, language) as Text,
    displayOrder: id,
    researchCount: counts[id] as number,
    ...(at && { updatedAt: at }),
  }));
}
