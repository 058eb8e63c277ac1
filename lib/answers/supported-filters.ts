import type { LookupEntry } from '#lib/domain/lookup.ts';

/** Filters that a remote service supports. Our own catalogue supports all of them. */
export interface SupportedFilters {
  /** All types and areas, so that these two filters can be offered even if the service returns no counts. */
  readonly types: readonly Pick<LookupEntry, 'id' | 'name'>[];
  readonly areas: readonly Pick<LookupEntry, 'id' | 'name'>[];
  /** Names of parameters without effect; the entry `lists` means that each filter accepts only one value. */
  readonly ignored: readonly string[];
}

/** Whether a filter has an effect. */
export function isSupported(supportedFilters: Pick<SupportedFilters, 'ignored'> | undefined, name: string): boolean {
  return !supportedFilters?.ignored.includes(name);
}
