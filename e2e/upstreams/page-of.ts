/** A page of a list, with the counts that services return. */
export interface ListPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly index: number;
  readonly size: number;
  readonly pages: number;
}

/**
 * Cuts the requested page from a list. A number below the first page returns the first page, because `Skip` in .NET ignores negative
 * numbers.
 */
export function pageOf<T>(
  entries: readonly T[],
  sent: ReadonlyMap<string, string>,
  options: { readonly base: 0 | 1; readonly size?: number; readonly sizeMax?: number },
): ListPage<T> {
  const { base, size: sizeDefault = 10, sizeMax = 1000 } = options;
  const index = Number(sent.get('pageindex') ?? base);
  const size = Math.min(Number(sent.get('pagesize') ?? sizeDefault), sizeMax);
  const start = Math.max(0, (index - base) * size);
  return { rows: entries.slice(start, start + size), total: entries.length, index, size, pages: Math.ceil(entries.length / size) };
}
