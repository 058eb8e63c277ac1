import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { type Columns, oncePerColumns } from './columns.ts';
import type { Answer } from './search-index.ts';

/** Publications by id in the order asked for, as a reader of `language` sees them; ids that are not there are left out. */
export type ResearchReader = (language: Language, ids: readonly number[], shape: 'list' | 'detail') => Answer<Research[]>;

/** A row takes some 6 kB with its ten authors: 12 MB for both languages together. */
const rowsMax = 2_000;

/**
 * Rows of lists by language and id, read once while the columns stay: they are replaced with every change of the data. The oldest leave first. Rows are shared
 * between answers, so nobody may change one.
 */
export function cachedRows(readRows: ResearchReader) {
  const rowsOf = oncePerColumns(() => new Map<string, Research>());
  return async (data: Columns, language: Language, ids: readonly number[]): Promise<Research[]> => {
    const known = rowsOf(data);
    const missing = ids.filter((id) => !known.has(language + id));
    const read = missing.length > 0 ? await readRows(language, missing, 'list') : [];
    const fresh = new Map(read.map((row) => [row.id, row]));
    // Read before the oldest leave, which may be rows of this very page.
    const rows = ids.flatMap((id) => fresh.get(String(id)) ?? known.get(language + id) ?? []);
    for (const row of read) known.set(language + row.id, row);
    for (const key of known.keys()) {
      if (known.size <= rowsMax) break;
      known.delete(key);
    }
    return rows;
  };
}
