import type { Tier } from '#lib/contract/service-limits.ts';
import { hashKey } from '#lib/keys/key/hash-key.ts';
import { makeKey, makeKeyId } from '#lib/keys/key/key-format.ts';
import type { KeyParts } from '#lib/keys/key/key-parts.ts';
import type { AuditLine, KeyRequest, KeyRow } from '#lib/keys/key/key-store.ts';
import { utcSeconds } from '#lib/keys/key/key-times.ts';

export interface NewKey {
  readonly name: string;
  readonly comment?: string;
  readonly ownerId: string | null;
  readonly tier: Tier;
  readonly verified: boolean;
  /** The rotated key, whose origins the new one inherits. */
  readonly replaces?: KeyRow;
  readonly kind?: 'live' | 'test';
}

/** A new key with its full text, which is shown once and never stored. */
export interface IssuedKey {
  readonly key: string;
  readonly keyId: string;
  readonly name: string;
  readonly tier: Tier;
}

type Trace = Pick<AuditLine, 'actor' | 'address' | 'requestId'>;

/** Creates a key and stores everything except its text. */
export async function issueKey(parts: KeyParts, options: NewKey, trace: Trace): Promise<IssuedKey> {
  const { issued, row } = makeRow(parts, options);
  await parts.store.insert(row);
  await parts.store.audit({ at: row.createdAt, event: 'key.issued', keyId: row.id, ...trace });
  return issued;
}

/** Creates the successor of a key. The old key works until `expiresAt`. Undefined if the old key is no longer active. */
export async function exchangeKey(parts: KeyParts, previous: KeyRow, expiresAt: string, trace: Trace): Promise<IssuedKey | undefined> {
  const { label: name, comment, ownerId, tier } = previous;
  const { issued, row } = makeRow(parts, { name, comment, ownerId, tier, verified: previous.verifiedAt !== null, replaces: previous });
  if (!(await parts.store.exchange(previous.id, expiresAt, row))) return undefined;
  await parts.store.audit({ at: row.createdAt, event: 'key.issued', keyId: row.id, ...trace });
  await parts.store.audit({ at: row.createdAt, event: 'key.rotated', keyId: previous.id, ...trace });
  return issued;
}

function makeRow(parts: KeyParts, options: NewKey): { readonly issued: IssuedKey; readonly row: KeyRow } {
  const key = makeKey(options.kind ?? 'live');
  const pepper = parts.secrets.peppers[0] as KeyParts['secrets']['peppers'][number];
  const createdAt = utcSeconds(parts.clock());
  const row: KeyRow = {
    id: makeKeyId(),
    hash: hashKey(key, pepper),
    pepperId: pepper.id,
    prefix: key.slice(0, 9),
    last4: key.slice(-4),
    label: options.name,
    comment: options.comment ?? '',
    status: 'active',
    tier: options.tier,
    ownerId: options.ownerId,
    origins: options.replaces?.origins ?? [],
    createdAt: createdAt,
    verifiedAt: options.verified ? createdAt : null,
    expiresAt: null,
    lastUsedDay: null,
    warnedAt: null,
    seenInUrlAt: null,
    replaces: options.replaces?.id ?? null,
  };
  return { issued: { key, keyId: row.id, name: row.label, tier: row.tier }, row };
}

/** Issues the key of a confirmed or approved request. */
export async function issueForRequest(parts: KeyParts, request: KeyRequest, trace: Trace): Promise<IssuedKey> {
  const owner = await parts.store.putOwner(request.email, request.language, utcSeconds(parts.clock()));
  return issueKey(parts, { name: request.name, comment: request.comment, ownerId: owner.id, tier: 'verified', verified: true }, trace);
}
