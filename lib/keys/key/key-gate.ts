import type { Tier } from '#lib/contract/service-limits.ts';

/** The result of checking a key. */
export type Verification =
  | {
      readonly kind: 'valid';
      readonly keyId: string;
      readonly tier: Tier;
      /** Origins that may use the key; empty if all may. */
      readonly origins: readonly string[];
      /** Requests that all processes counted for this key today, as of its last look-up. */
      readonly usedToday: number;
    }
  | { readonly kind: 'malformed' | 'unknown' }
  | { readonly kind: 'revoked' | 'expired' | 'suspended'; readonly keyId: string };

/** One request that was made with a key and answered, for the usage counters. */
export interface KeyUse {
  readonly keyId: string;
  readonly operation: string;
  readonly status: number;
  readonly bytes: number;
}

/** What the API service needs from the key service. Only the public id of a key is passed on. */
export interface KeyGate {
  verify(key: string): Promise<Verification>;
  /** Flags a key that was sent in a URL, where logs store it. */
  seenInUrl(key: string): Promise<void>;
  /** Counts an answered request in memory. The counts are stored later. */
  count(use: KeyUse): void;
}
