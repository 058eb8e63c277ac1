import type { LookupEntry } from '#lib/domain/lookup.ts';

/** What somebody else's service lets a reader choose. Our own knows every filter and counts its values, so that there is nothing to say of it. */
export interface Offers {
  /** The names of the lookups, for filters without counts. */
  readonly types: readonly Pick<LookupEntry, 'id' | 'name'>[];
  readonly areas: readonly Pick<LookupEntry, 'id' | 'name'>[];
  /** Parts of a query that the service does not look at; `lists` stands for several values of one filter. */
  readonly ignored: readonly string[];
}

/** Whether a choice has an effect and is to be shown. */
export function isOffered(offers: Pick<Offers, 'ignored'> | undefined, name: string): boolean {
  return !offers?.ignored.includes(name);
}
