import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type Columns, oncePerColumns } from '#lib/store/values/columns.ts';
import type { MaybePromise } from '#lib/store/values/search-index.ts';

/** Publications by id, in the given order and the reader's language; unknown ids are left out. */
export type ResearchReader = (language: Language, ids: readonly number[], shape: 'list' | 'detail') => MaybePromise<Research[]>;

/** A row with ten authors takes about 6 kB, so the cache takes 12 MB for both languages together. */
const rowsMax = 2_000;

/**
 * List rows by language and id, cached until the columns change; the oldest are evicted first. Rows are shared, so callers must not modify
 * them.
 */
export function cachedRows(readRows: ResearchReader) {
  const rowsOf = oncePerColumns(() => new Map<string, Research>());
  return async (data: Columns, language: Language, ids: readonly number[]): Promise<Research[]> => {
    const cache = rowsOf(data);
    const missing = ids.filter((id) => !cache.has(language + id));
    const freshRows = missing.length > 0 ? await readRows(language, missing, 'list') : [];
    const freshById = new Map(freshRows.map((row) => [row.id, row]));
    // Collected before eviction, which may remove rows of this page.
    const rows = ids.flatMap((id) => freshById.get(String(id)) ?? cache.get(language + id) ?? []);
    for (const row of freshRows) cache.set(language + row.id, row);
    for (const key of cache.keys()) {
      if (cache.size <= rowsMax) break;
      cache.delete(key);
    }
    return rows;
  };
}
