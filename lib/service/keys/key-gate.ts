import type { Tier } from '#lib/contract/service-limits.ts';

/** What is known of a key that somebody sent. */
export type Verification =
  | {
      readonly kind: 'valid';
      readonly keyId: string;
      readonly tier: Tier;
      /** Empty: from anywhere. */
      readonly origins: readonly string[];
      /** Requests counted today, by any process, as far as known. */
      readonly usedToday: number;
    }
  | { readonly kind: 'malformed' | 'unknown' }
  | { readonly kind: 'revoked' | 'expired' | 'suspended'; readonly keyId: string };

export interface Use {
  readonly keyId: string;
  readonly operation: string;
  readonly status: number;
  readonly bytes: number;
}

/** All that the service needs of keys. Nothing of a key but its public id goes further. */
export interface KeyGate {
  verify(key: string): Promise<Verification>;
  /** Flags a key that stood in an address, where logs keep it. */
  seenInUrl(key: string): Promise<void>;
  /** Counts an answered request; cheap, written down later. */
  count(use: Use): void;
}
