import { useMemo } from 'react';

/**
 * What a client component is given, as one text. The framework walks every value of such a property three times for each page (into the payload, out of
 * it to draw the HTML, out of it in the browser), which for 25 rows costs more than drawing them; a text it only copies.
 */
export type Packed<T> = string & { readonly holds?: T };

/** `value` has to be what JSON can hold. */
export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value);
}

/** The same value for the same text. */
export function useUnpacked<T>(packed: Packed<T>): T {
  return useMemo(() => JSON.parse(packed) as T, [packed]);
}

/** The properties of a list as its page gives them: the answer it begins with is packed. */
export type WithPackedAnswer<P extends { readonly initial: unknown }> = Omit<P, 'initial'> & { readonly initial: Packed<P['initial']> };
