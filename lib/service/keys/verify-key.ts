import { timingSafeEqual } from 'node:crypto';
import { hashKey } from './hash-key.ts';
import { isWellFormedKey } from './key-format.ts';
import type { Verification } from './key-gate.ts';
import type { KeyRow, KeyStore } from './key-store.ts';
import { dayOf, momentOf } from './moments.ts';
import type { Pepper } from './secrets.ts';

/** How long an answer is remembered; the longest a revoked key may live on in another process. */
const rememberedMs = 60_000;
const rememberedMax = 10_000;

/** Tells whether a key is good. A mistyped key never reaches the store; a good one does once a minute. */
export function keyVerifier(parts: { store: KeyStore; peppers: readonly Pepper[]; clock: () => number }) {
  const { store, peppers, clock } = parts;
  const remembered = new Map<string, { until: number; verification: Verification }>();

  const find = async (key: string): Promise<KeyRow | undefined> => {
    for (const pepper of peppers) {
      const hash = hashKey(key, pepper);
      const row = await store.findByHash(hash);
      if (row && timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return row;
    }
    return undefined;
  };

  const judge = async (row: KeyRow | undefined): Promise<Verification> => {
    if (!row) return { kind: 'unknown' };
    const now = clock();
    if (row.status === 'revoked' || row.status === 'suspended' || row.status === 'expired') return { kind: row.status, keyId: row.id };
    if (row.expiresAt !== null && row.expiresAt <= momentOf(now)) return { kind: 'expired', keyId: row.id };
    return { kind: 'valid', keyId: row.id, tier: row.tier, origins: row.origins, usedToday: await store.usedOn(row.id, dayOf(now)) };
  };

  return {
    find,
    async verify(key: string): Promise<Verification> {
      if (!isWellFormedKey(key)) return { kind: 'malformed' };
      const mark = hashKey(key, peppers[0] as Pepper);
      const known = remembered.get(mark);
      if (known && known.until > clock()) return known.verification;
      const verification = await judge(await find(key));
      if (remembered.size >= rememberedMax) remembered.clear();
      remembered.set(mark, { until: clock() + rememberedMs, verification });
      return verification;
    },
    /** After a change made in this process, so that it holds at once here. */
    forget(): void {
      remembered.clear();
    },
  };
}
