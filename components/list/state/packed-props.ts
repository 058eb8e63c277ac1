import { useMemo } from 'react';

/**
 * Props of a client component as one string. React serialises and parses objects three times per page, which for 25 rows costs more than
 * drawing them.
 */
export type Packed<T> = string & { readonly holds?: T };

/** `value` must be JSON-serialisable. */
export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value);
}

/** Parses once per text and keeps object identity. */
export function useUnpacked<T>(packed: Packed<T>): T {
  return useMemo(() => JSON.parse(packed) as T, [packed]);
}

/** The props of a list with its initial answer packed. */
export type WithPackedAnswer<P extends { readonly initial: unknown }> = Omit<P, 'initial'> & { readonly initial: Packed<P['initial']> };
