import { hash, timingSafeEqual } from 'node:crypto';
import { hashKey } from '#lib/keys/key/hash-key.ts';
import { isWellFormedKey } from '#lib/keys/key/key-format.ts';
import type { Verification } from '#lib/keys/key/key-gate.ts';
import type { KeyRow } from '#lib/keys/key/key-store.ts';
import { utcDay, utcSeconds } from '#lib/keys/key/key-times.ts';
import type { Pepper } from '#lib/keys/key/secrets.ts';
import type { KeyStore } from '#lib/keys/key/sql-key-store.ts';

/**
 * Cache lifetime, and thus the longest time for which a revoked key works in another process. Each key in use costs each process
 * about one indexed look-up per second.
 */
const cachedMs = 900;
/** A valid result still counts for this time when the store is unreachable. */
const withoutStoreMs = 600_000;
const cachedMax = 10_000;

/** How a key ended, or undefined while it has not. The end is final. */
export function endOf({ status, expiresAt }: KeyRow, now: number): 'revoked' | 'expired' | undefined {
  if (status === 'revoked' || status === 'expired') return status;
  return expiresAt !== null && status !== 'suspended' && expiresAt <= utcSeconds(now) ? 'expired' : undefined;
}

/** Checks keys. A mistyped key never reaches the store; a valid one is looked up at most once a second. */
export function keyVerifier(parts: { store: KeyStore; peppers: readonly Pepper[]; clock: () => number }) {
  const { store, peppers, clock } = parts;
  const cache = new Map<string, { at: number; verification: Verification }>();

  const find = async (key: string): Promise<KeyRow | undefined> => {
    for (const pepper of peppers) {
      const keyHash = hashKey(key, pepper);
      const row = await store.findByHash(keyHash);
      if (row && timingSafeEqual(Buffer.from(row.hash), Buffer.from(keyHash))) return row;
    }
    return undefined;
  };

  const evaluate = async (row: KeyRow | undefined): Promise<Verification> => {
    if (!row) return { kind: 'unknown' };
    const now = clock();
    const kind = endOf(row, now) ?? (row.status === 'suspended' ? row.status : undefined);
    if (kind) return { kind, keyId: row.id };
    return { kind: 'valid', keyId: row.id, tier: row.tier, origins: row.origins, usedToday: await store.usedOn(row.id, utcDay(now)) };
  };

  return {
    find,
    async verify(key: string): Promise<Verification> {
      if (!isWellFormedKey(key)) return { kind: 'malformed' };
      // The cache uses an unkeyed hash, because the keyed hash took a quarter of the time of a call.
      const cacheKey = hash('sha256', key, 'base64url');
      const entry = cache.get(cacheKey);
      // A negative age means that the clock was set back, so the entry is ignored.
      const ageMs = entry ? clock() - entry.at : Number.POSITIVE_INFINITY;
      if (entry && ageMs >= 0 && ageMs < cachedMs) return entry.verification;
      try {
        const verification = await evaluate(await find(key));
        if (cache.size >= cachedMax) cache.clear();
        cache.set(cacheKey, { at: clock(), verification });
        return verification;
      } catch (error) {
        if (entry && ageMs >= 0 && ageMs < withoutStoreMs) return entry.verification;
        throw error;
      }
    },
    /** Clears the cache. A change of a key by this process then takes effect in this process at once. */
    forget(): void {
      cache.clear();
    },
  };
}
