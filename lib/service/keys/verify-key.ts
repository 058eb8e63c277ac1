import { hash, timingSafeEqual } from 'node:crypto';
import type { KeyRow, KeyStore } from '#lib/service/keys/store/key-store.ts';
import { hashKey } from './hash-key.ts';
import { isWellFormedKey } from './key-format.ts';
import type { Verification } from './key-gate.ts';
import { dayOf, momentOf } from './moments.ts';
import type { Pepper } from './secrets.ts';

/** How long an answer is cached; the longest a revoked key may live on in another process. It costs one look-up by index for each key in use, each second and process. */
const cachedMs = 900;
/** How long after that it still counts when the store cannot be asked, so that callers with good keys are served while the primary is away. */
const withoutStoreMs = 600_000;
const cachedMax = 10_000;

/** How a key came to its end, if it did: nothing brings it back. */
export function endOf({ status, expiresAt }: KeyRow, now: number): 'revoked' | 'expired' | undefined {
  if (status === 'revoked' || status === 'expired') return status;
  return expiresAt !== null && status !== 'suspended' && expiresAt <= momentOf(now) ? 'expired' : undefined;
}

/** Tells whether a key is good. A mistyped key never reaches the store; a good one does once a second. */
export function keyVerifier(parts: { store: KeyStore; peppers: readonly Pepper[]; clock: () => number }) {
  const { store, peppers, clock } = parts;
  const cached = new Map<string, { at: number; verification: Verification }>();

  const find = async (key: string): Promise<KeyRow | undefined> => {
    for (const pepper of peppers) {
      const kept = hashKey(key, pepper);
      const row = await store.findByHash(kept);
      if (row && timingSafeEqual(Buffer.from(row.hash), Buffer.from(kept))) return row;
    }
    return undefined;
  };

  const judge = async (row: KeyRow | undefined): Promise<Verification> => {
    if (!row) return { kind: 'unknown' };
    const now = clock();
    const kind = endOf(row, now) ?? (row.status === 'suspended' ? row.status : undefined);
    if (kind) return { kind, keyId: row.id };
    return { kind: 'valid', keyId: row.id, tier: row.tier, origins: row.origins, usedToday: await store.usedOn(row.id, dayOf(now)) };
  };

  return {
    find,
    async verify(key: string): Promise<Verification> {
      if (!isWellFormedKey(key)) return { kind: 'malformed' };
      // Of a key that is cached in memory alone: a quarter of a whole call went into the keyed hash of the one that is kept.
      const mark = hash('sha256', key, 'base64url');
      const known = cached.get(mark);
      // Negative after the clock was set back: then nothing is cached.
      const ageMs = known ? clock() - known.at : Number.POSITIVE_INFINITY;
      if (known && ageMs >= 0 && ageMs < cachedMs) return known.verification;
      try {
        const verification = await judge(await find(key));
        if (cached.size >= cachedMax) cached.clear();
        cached.set(mark, { at: clock(), verification });
        return verification;
      } catch (error) {
        if (known && ageMs >= 0 && ageMs < withoutStoreMs) return known.verification;
        throw error;
      }
    },
    /** After a change made in this process, so that it holds at once here. */
    forget(): void {
      cached.clear();
    },
  };
}
