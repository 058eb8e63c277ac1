import type { Tier } from '#lib/contract/service-limits.ts';
import type { AuditEvent, KeyRequest, KeyRow } from '#lib/service/keys/store/key-store.ts';
import { type IssuedKey, issueForRequest, issueKey } from './issue-key.ts';
import type { KeyParts } from './key-parts.ts';
import { momentOf } from './moments.ts';

/** What only the operator does, from the command line. */
export function operatorCommands(parts: KeyParts, forget: () => void) {
  const { store, clock } = parts;
  const audit = (event: AuditEvent, keyId: string) => store.audit({ at: momentOf(clock()), event, actor: 'operator', keyId });
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
    /** Ends a key and whatever it was exchanged for. Answers the ids; none when there is no such key or it has ended. */
    async revoke(keyId: string): Promise<readonly string[]> {
      const ended = await store.revoke(keyId);
      for (const id of ended) await audit('key.revoked', id);
      forget();
      return ended;
    },
    /** Stops a key that works. False when there is none. */
    async suspend(keyId: string): Promise<boolean> {
      const isDone = await store.setStatus(keyId, ['active', 'rotating'], 'suspended');
      if (isDone) await audit('key.suspended', keyId);
      forget();
      return isDone;
    },
    /** Lets a suspended key work again, as long as it would have. False when there is none; what has ended never comes back. */
    async resume(keyId: string): Promise<boolean> {
      const row = await store.find(keyId);
      const isDone = await store.setStatus(keyId, ['suspended'], row?.expiresAt ? 'rotating' : 'active');
      if (isDone) await audit('limit.changed', keyId);
      forget();
      return isDone;
    },
    /** Removes all that is personal of whoever has this address, and ends their keys; ids and counters stay. Answers the ids; undefined when nobody has it. */
    async erase(email: string): Promise<readonly string[] | undefined> {
      const owner = await store.ownerOf(email.trim().toLowerCase());
      if (!owner) return undefined;
      const ids = (await store.all()).filter(({ ownerId }) => ownerId === owner.id).map(({ id }) => id);
      await store.eraseOwner(owner.id);
      for (const id of ids) await audit('data.erased', id);
      forget();
      return ids;
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
