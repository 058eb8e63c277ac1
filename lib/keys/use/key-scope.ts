import type { KeyParts, PersonContext } from '#lib/keys/key/key-parts.ts';
import type { AuditEvent, KeyRow } from '#lib/keys/key/key-store.ts';
import { utcSeconds } from '#lib/keys/key/key-times.ts';
import { cutAddress } from '#lib/keys/limits/limit-headers.ts';
import { readSession, type Scope } from './manage-link.ts';

/** The keys that a session may see: all keys of its owner or, without an owner, the key that opened it. */
export async function keysInScope({ store }: KeyParts, scope: Scope): Promise<readonly KeyRow[]> {
  if (scope.ownerId) return store.ofOwner(scope.ownerId);
  const row = scope.keyId ? await store.find(scope.keyId) : undefined;
  return row ? [row] : [];
}

/** The key, if the session may see it. */
export async function keyOfSession(parts: KeyParts, session: string, keyId: string): Promise<KeyRow | undefined> {
  const scope = await readSession(parts, session);
  return scope && (await keysInScope(parts, scope)).find((row) => row.id === keyId);
}

/** Records a person's action in the audit, with only the network of their address. */
export function auditPerson(
  { store, clock }: KeyParts,
  event: AuditEvent,
  keyId: string | undefined,
  context: PersonContext,
): Promise<void> {
  return store.audit({ at: utcSeconds(clock()), event, ...(keyId && { keyId }), ...personTrace(context) });
}

export function personTrace(context: PersonContext) {
  const address = cutAddress(context.address);
  return { actor: 'person' as const, ...(address && { address }), ...(context.requestId && { requestId: context.requestId }) };
}
