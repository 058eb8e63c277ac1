import { oncePer } from '#lib/base/once-per.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { FacetValues } from '#lib/store/values/columns.ts';
import type { MaybePromise } from '#lib/store/values/search-index.ts';

/** Publications by id, in the given order and the reader's language; unknown ids are left out. */
export type ResearchReader = (language: Language, ids: readonly number[], shape: 'list' | 'detail') => MaybePromise<Research[]>;

type Read<Row> = (language: Language, ids: readonly number[]) => MaybePromise<Iterable<Row>>;

/**
 * Rows by language and id, in the given order, at most `max` of them cached until the columns change; the oldest are evicted first. Rows
 * are shared, so callers must not modify them.
 */
export function cachedRows<Row extends { readonly id: string | number }>(max: number, read: Read<Row>) {
  const rowsOf = oncePer((_: FacetValues) => new Map<string, Row>());
  return async (data: FacetValues, language: Language, ids: readonly number[]): Promise<Row[]> => {
    const cache = rowsOf(data);
    // Collected before the read and the eviction, which may remove rows of this list.
    const rows = new Map(ids.map((id) => [language + id, cache.get(language + id)]));
    const missing = ids.filter((id) => !cache.has(language + id));
    for (const row of missing.length > 0 ? await read(language, missing) : []) {
      rows.set(language + row.id, row);
      cache.set(language + row.id, row);
    }
    for (const key of cache.keys()) {
      if (cache.size <= max) break;
      cache.delete(key);
    }
    return [...rows.values()].filter((row) => row !== undefined);
  };
}
