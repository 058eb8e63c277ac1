import type { MaybePromise } from '#lib/store/values/search-index.ts';

/** The state of a stored row. */
export interface RowState {
  readonly withdrawn_at: string | null;
  readonly merged_into: number | null;
}

/** Result of a lookup by id, derived from the state of the row. `read` runs only if the row is neither merged nor withdrawn. */
export async function lookupResult<T>(state: RowState | undefined, read: () => MaybePromise<T | undefined>): Promise<LookupResult<T>> {
  if (!state) return { kind: 'missing' };
  if (state.merged_into !== null) return { kind: 'merged', id: String(state.merged_into) };
  if (state.withdrawn_at !== null) return { kind: 'withdrawn', at: state.withdrawn_at };
  const value = await read();
  return value ? { kind: 'found', value } : { kind: 'missing' };
}

/** Result of a lookup by id: present, never existed, merged into another id, or withdrawn. */
export type LookupResult<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'merged'; readonly id: string }
  | { readonly kind: 'withdrawn'; readonly at: string };
