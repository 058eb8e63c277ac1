import type { Tier } from '#lib/contract/service-limits.ts';
import { type IssuedKey, issueForRequest, issueKey } from './issue-key.ts';
import type { KeyParts } from './key-parts.ts';
import type { KeyRequest, KeyRow } from './key-store.ts';
import { momentOf } from './moments.ts';

/** What only the operator does, from the command line. */
export function operatorCommands(parts: KeyParts, forget: () => void) {
  const { store, clock } = parts;
  return {
    async issue(wish: { name: string; email?: string; tier?: Tier; kind?: 'live' | 'test' }): Promise<IssuedKey> {
      const owner = wish.email ? await store.putOwner(wish.email.trim().toLowerCase(), 'en', momentOf(clock())) : undefined;
      const key = { name: wish.name, ownerId: owner?.id ?? null, tier: wish.tier ?? 'verified', verified: true };
      return issueKey(parts, { ...key, ...(wish.kind && { kind: wish.kind }) }, { actor: 'operator' });
    },
    list: (): Promise<readonly KeyRow[]> => store.all(),
    waiting: (): Promise<readonly KeyRequest[]> => store.waitingRequests(),
    /** Answers the key, for the operator to hand over. Undefined when no such request waits. */
    async approve(requestId: string): Promise<IssuedKey | undefined> {
      const request = await store.request(requestId);
      if (request?.state !== 'waiting' || !(await store.removeRequest(requestId))) return undefined;
      return issueForRequest(parts, request, { actor: 'operator' });
    },
    /** Suspends a key, lets a suspended one work again, or ends it. False when there is no such key or nothing to lift. */
    async setStatus(keyId: string, status: 'revoked' | 'suspended' | 'active'): Promise<boolean> {
      const row = await store.find(keyId);
      if (!row || (status === 'active' && row.status !== 'suspended')) return false;
      await store.update(keyId, { status });
      const event = status === 'suspended' ? 'key.suspended' : status === 'revoked' ? 'key.revoked' : 'limit.changed';
      await store.audit({ at: momentOf(clock()), event, actor: 'operator', keyId });
      forget();
      return true;
    },
    async setTier(keyId: string, tier: Tier): Promise<boolean> {
      const row = await store.find(keyId);
      if (!row) return false;
      await store.update(keyId, { tier });
      await store.audit({ at: momentOf(clock()), event: 'limit.changed', actor: 'operator', keyId, detail: tier });
      forget();
      return true;
    },
  };
}
