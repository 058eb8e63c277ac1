import type { Tier } from '#lib/contract/service-limits.ts';
import type { AuditLine, KeyRequest, KeyRow } from '#lib/service/keys/store/key-store.ts';
import { hashKey } from './hash-key.ts';
import { makeKey, makeKeyId } from './key-format.ts';
import type { KeyParts } from './key-parts.ts';
import { momentOf } from './moments.ts';

export interface NewKey {
  readonly name: string;
  readonly comment?: string;
  readonly ownerId: string | null;
  readonly tier: Tier;
  readonly verified: boolean;
  /** What of the old key the new one takes over, when it is rotated. */
  readonly replaces?: KeyRow;
  readonly kind?: 'live' | 'test';
}

/** A key just made: the only moment at which it is known in full. */
export interface IssuedKey {
  readonly key: string;
  readonly keyId: string;
  readonly name: string;
  readonly tier: Tier;
}

type Trace = Pick<AuditLine, 'actor' | 'address' | 'requestId'>;

/** Makes a key and writes down everything of it but the key itself. */
export async function issueKey(parts: KeyParts, wish: NewKey, trace: Trace): Promise<IssuedKey> {
  const { issued, row } = makeRow(parts, wish);
  await parts.store.insert(row);
  await parts.store.audit({ at: row.createdAt, event: 'key.issued', keyId: row.id, ...trace });
  return issued;
}

/** Makes a key in place of another one, which works until `expiresAt`. Undefined when that one is not active any more. */
export async function exchangeKey(parts: KeyParts, old: KeyRow, expiresAt: string, trace: Trace): Promise<IssuedKey | undefined> {
  const { label: name, comment, ownerId, tier } = old;
  const { issued, row } = makeRow(parts, { name, comment, ownerId, tier, verified: old.verifiedAt !== null, replaces: old });
  if (!(await parts.store.exchange(old.id, expiresAt, row))) return undefined;
  await parts.store.audit({ at: row.createdAt, event: 'key.issued', keyId: row.id, ...trace });
  await parts.store.audit({ at: row.createdAt, event: 'key.rotated', keyId: old.id, ...trace });
  return issued;
}

function makeRow(parts: KeyParts, wish: NewKey): { readonly issued: IssuedKey; readonly row: KeyRow } {
  const key = makeKey(wish.kind ?? 'live');
  const pepper = parts.secrets.peppers[0] as KeyParts['secrets']['peppers'][number];
  const at = momentOf(parts.clock());
  const row: KeyRow = {
    id: makeKeyId(),
    hash: hashKey(key, pepper),
    pepperId: pepper.id,
    prefix: key.slice(0, 9),
    last4: key.slice(-4),
    label: wish.name,
    comment: wish.comment ?? '',
    status: 'active',
    tier: wish.tier,
    ownerId: wish.ownerId,
    origins: wish.replaces?.origins ?? [],
    createdAt: at,
    verifiedAt: wish.verified ? at : null,
    expiresAt: null,
    lastUsedDay: null,
    warnedAt: null,
    seenInUrlAt: null,
    replaces: wish.replaces?.id ?? null,
  };
  return { issued: { key, keyId: row.id, name: row.label, tier: row.tier }, row };
}

/** The key that a confirmed or approved request asked for. */
export async function issueForRequest(parts: KeyParts, request: KeyRequest, trace: Trace): Promise<IssuedKey> {
  const owner = await parts.store.putOwner(request.email, request.language, momentOf(parts.clock()));
  return issueKey(parts, { name: request.name, comment: request.comment, ownerId: owner.id, tier: 'verified', verified: true }, trace);
}
