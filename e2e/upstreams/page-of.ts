/** A cut of a list, as one service counts. */
export interface Cut<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly index: number;
  readonly size: number;
  readonly pages: number;
}

/** Cuts a page out of a list. A page before the first is the first (`Skip` of a negative number skips nothing). */
export function pageOf<T>(
  all: readonly T[],
  sent: ReadonlyMap<string, string>,
  options: { readonly base: 0 | 1; readonly size?: number; readonly sizeMax?: number },
): Cut<T> {
  const { base, size: sizeDefault = 10, sizeMax = 1000 } = options;
  const index = Number(sent.get('pageindex') ?? base);
  const size = Math.min(Number(sent.get('pagesize') ?? sizeDefault), sizeMax);
  const start = Math.max(0, (index - base) * size);
  return { rows: all.slice(start, start + size), total: all.length, index, size, pages: Math.ceil(all.length / size) };
}
