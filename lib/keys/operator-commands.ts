import type { Tier } from '#lib/contract/service-limits.ts';
import type { KeyParts } from '#lib/keys/key/key-parts.ts';
import type { AuditEvent, KeyRequest, KeyRow } from '#lib/keys/key/key-store.ts';
import { utcSeconds } from '#lib/keys/key/key-times.ts';
import { type IssuedKey, issueForRequest, issueKey } from '#lib/keys/use/issue-key.ts';

/** The operator's command-line operations. */
export function operatorCommands(parts: KeyParts, forget: () => void) {
  const { store, clock } = parts;
  const audit = (event: AuditEvent, keyId: string) => store.audit({ at: utcSeconds(clock()), event, actor: 'operator', keyId });
  return {
    async issue(options: { name: string; email?: string; tier?: Tier; kind?: 'live' | 'test' }): Promise<IssuedKey> {
      const owner = options.email ? await store.putOwner(options.email.trim().toLowerCase(), 'en', utcSeconds(clock())) : undefined;
      const key = { name: options.name, ownerId: owner?.id ?? null, tier: options.tier ?? 'verified', verified: true };
      return issueKey(parts, { ...key, ...(options.kind && { kind: options.kind }) }, { actor: 'operator' });
    },
    list: (): Promise<readonly KeyRow[]> => store.all(),
    waiting: (): Promise<readonly KeyRequest[]> => store.waitingRequests(),
    /** Returns the new key, for the operator to hand over. Undefined when no such request waits. */
    async approve(requestId: string): Promise<IssuedKey | undefined> {
      const request = await store.request(requestId);
      if (request?.state !== 'waiting' || !(await store.removeRequest(requestId))) return undefined;
      return issueForRequest(parts, request, { actor: 'operator' });
    },
    /** Revokes a key and its successors. Returns the ids; empty when there is no such key or it has ended. */
    async revoke(keyId: string): Promise<readonly string[]> {
      const revokedIds = await store.revoke(keyId);
      for (const id of revokedIds) await audit('key.revoked', id);
      forget();
      return revokedIds;
    },
    /** Suspends a key. False if no active or rotating key has this id. */
    async suspend(keyId: string): Promise<boolean> {
      const isSuspended = await store.setStatus(keyId, ['active', 'rotating'], 'suspended');
      if (isSuspended) await audit('key.suspended', keyId);
      forget();
      return isSuspended;
    },
    /** Resumes a suspended key with its previous expiry. False if no suspended key has this id; an ended key cannot be resumed. */
    async resume(keyId: string): Promise<boolean> {
      const row = await store.find(keyId);
      const isResumed = await store.setStatus(keyId, ['suspended'], row?.expiresAt ? 'rotating' : 'active');
      if (isResumed) await audit('limit.changed', keyId);
      forget();
      return isResumed;
    },
    /**
     * Deletes the personal data of an address, ends its subscriptions and revokes its keys; ids and counters stay. Returns the ids of
     * keys and subscriptions; undefined for an unknown address.
     */
    async erase(email: string): Promise<readonly string[] | undefined> {
      const address = email.trim().toLowerCase();
      const subscriptions = (await store.subscriptionsOf(address)).map(({ id }) => id);
      for (const id of subscriptions) await store.endSubscription(id);
      const owner = await store.ownerOf(address);
      if (!owner) return subscriptions.length > 0 ? subscriptions : undefined;
      const ids = (await store.all()).filter(({ ownerId }) => ownerId === owner.id).map(({ id }) => id);
      await store.eraseOwner(owner.id);
      for (const id of ids) await audit('data.erased', id);
      forget();
      return [...ids, ...subscriptions];
    },
    async setTier(keyId: string, tier: Tier): Promise<boolean> {
      const row = await store.find(keyId);
      if (!row) return false;
      await store.update(keyId, { tier });
      await store.audit({ at: utcSeconds(clock()), event: 'limit.changed', actor: 'operator', keyId, detail: tier });
      forget();
      return true;
    },
  };
}
