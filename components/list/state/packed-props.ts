import { useMemo } from 'react';

/**
 * Props of a client component as one JSON string. React would serialise objects several times per page, at a higher cost than the
 * rendering.
 */
export type Packed<T> = string & { readonly holds?: T };

/** `value` must be JSON-serialisable. */
export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value);
}

/** The parsed props. The same object is returned until the string changes. */
export function useUnpacked<T>(packed: Packed<T>): T {
  return useMemo(() => JSON.parse(packed) as T, [packed]);
}

/** The props of a list with `initial` packed into a string. */
export type WithPackedAnswer<P extends { readonly initial: unknown }> = Omit<P, 'initial'> & { readonly initial: Packed<P['initial']> };
