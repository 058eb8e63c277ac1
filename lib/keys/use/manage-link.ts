import { hashToken, makeToken } from '#lib/keys/key/hash-key.ts';
import type { KeyParts } from '#lib/keys/key/key-parts.ts';
import { dayMs, utcSeconds } from '#lib/keys/key/key-times.ts';
import { endOf } from './verify-key.ts';

/** Lifetime of a session from its opening. */
const sessionMs = 1_800_000;

/** Mails the link to the page of an owner's keys. Does nothing for an unknown address; the caller's response is the same. */
export async function sendManageLink(parts: KeyParts, email: string, mail: 'manage' | 'full'): Promise<void> {
  const owner = await parts.store.ownerOf(email);
  if (!owner) return;
  const { token, tokenHash } = makeToken();
  await parts.store.addLink({
    tokenHash,
    purpose: 'link',
    ownerId: owner.id,
    keyId: null,
    expiresAt: utcSeconds(parts.clock() + dayMs),
  });
  await parts.mailer?.send(mail, owner, { link: `${parts.siteUrl}/${owner.language}/developers/keys/manage?token=${token}` });
}

/** The keys that a session may see: all of an owner, or the one key used as proof. */
export interface Scope {
  readonly ownerId: string | null;
  readonly keyId: string | null;
}

/** Opens a session and returns its token, of which only the hash is stored. */
export async function openSession(parts: KeyParts, scope: Scope): Promise<string> {
  const { token, tokenHash } = makeToken();
  await parts.store.addLink({ tokenHash, purpose: 'session', ...scope, expiresAt: utcSeconds(parts.clock() + sessionMs) });
  return token;
}

/** Consumes a mailed link; undefined if it was used before or has expired. */
export async function consumeLink(parts: KeyParts, token: string): Promise<Scope | undefined> {
  const link = await parts.store.link(hashToken(token));
  if (link?.purpose !== 'link' || link.expiresAt <= utcSeconds(parts.clock())) return undefined;
  return (await parts.store.removeLink(link.tokenHash)) ? { ownerId: link.ownerId, keyId: link.keyId } : undefined;
}

export async function endSession(parts: KeyParts, token: string): Promise<void> {
  if (await readSession(parts, token)) await parts.store.removeLink(hashToken(token));
}

/** The scope of a session. A session opened with a key ends when the key does, because a thief may have opened it. */
export async function readSession(parts: KeyParts, token: string): Promise<Scope | undefined> {
  const session = await parts.store.link(hashToken(token));
  if (session?.purpose !== 'session' || session.expiresAt <= utcSeconds(parts.clock())) return undefined;
  const row = session.keyId ? await parts.store.find(session.keyId) : undefined;
  if (row && endOf(row, parts.clock())) return undefined;
  return { ownerId: session.ownerId, keyId: session.keyId };
}
