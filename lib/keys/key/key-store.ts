import type { Tier } from '#lib/contract/service-limits.ts';
import type { RecordUseStore } from '#lib/domain/record-use.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { SubscriptionStore } from './subscription-store.ts';

export type KeyStatus = 'active' | 'rotating' | 'revoked' | 'expired' | 'suspended';

/** A stored key. All times are UTC, `YYYY-MM-DDTHH:MM:SSZ`; null is "not yet" or "never". */
export interface KeyRow {
  readonly id: string;
  /** HMAC-SHA-256 of the key under the pepper `pepperId`, base64url. */
  readonly hash: string;
  readonly pepperId: string;
  readonly prefix: string;
  readonly last4: string;
  readonly label: string;
  readonly comment: string;
  readonly status: KeyStatus;
  readonly tier: Tier;
  readonly ownerId: string | null;
  readonly origins: readonly string[];
  readonly createdAt: string;
  readonly verifiedAt: string | null;
  readonly expiresAt: string | null;
  /** `YYYY-MM-DD`. */
  readonly lastUsedDay: string | null;
  /** When the holder was warned that the key is unused. */
  readonly warnedAt: string | null;
  readonly seenInUrlAt: string | null;
  /** Id of the key that this one replaces. */
  readonly replaces: string | null;
}

/** A holder of keys, stored separately so that it can be erased alone. */
export interface Owner {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
}

/** A request for a key: `open` waits for its link to be confirmed, `waiting` for the operator. */
export interface KeyRequest {
  readonly id: string;
  readonly tokenHash: string | null;
  readonly state: 'open' | 'waiting';
  readonly email: string;
  readonly name: string;
  readonly comment: string;
  readonly language: Language;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** A mailed link or an open session, by the hash of its token. */
export interface KeyLink {
  readonly tokenHash: string;
  readonly purpose: 'link' | 'session';
  readonly ownerId: string | null;
  /** The key with which the session was opened, if it was not opened with a mailed link. */
  readonly keyId: string | null;
  readonly expiresAt: string;
}

export interface UsageLine {
  readonly keyId: string;
  readonly day: string;
  readonly operation: string;
  /** `304`, `429`, or the class of any other status: `2xx`, `4xx`, `5xx`. */
  readonly statusClass: string;
  readonly requests: number;
  readonly bytes: number;
}

export interface LastError {
  readonly keyId: string;
  readonly at: string;
  readonly operation: string;
  readonly status: number;
}

export const auditEvents = [
  'key.requested',
  'key.confirmed',
  'key.issued',
  'key.rotated',
  'key.revoked',
  'key.expired',
  'key.suspended',
  'key.seen_in_url',
  'limit.changed',
  'data.exported',
  'data.erased',
  'admin.login',
  'dataset.imported',
] as const;
export type AuditEvent = (typeof auditEvents)[number];

export interface AuditLine {
  readonly at: string;
  readonly event: AuditEvent;
  readonly actor: 'person' | 'operator' | 'service';
  readonly keyId?: string;
  /** Network address cut to /24 or /48; removed after 30 days. */
  readonly address?: string;
  readonly requestId?: string;
  readonly detail?: string;
}

/** The key store. Changes are visible to every process that shares it. */
export interface KeyStore extends SubscriptionStore, RecordUseStore {
  findByHash(hash: string): Promise<KeyRow | undefined>;
  find(id: string): Promise<KeyRow | undefined>;
  all(): Promise<readonly KeyRow[]>;
  ofOwner(ownerId: string): Promise<readonly KeyRow[]>;
  insert(row: KeyRow): Promise<void>;
  update(id: string, change: Partial<Omit<KeyRow, 'id' | 'hash' | 'status' | 'expiresAt'>>): Promise<void>;
  /** Changes the state of a key if it is in one of the states `from`. False otherwise, also after a concurrent change. */
  setStatus(id: string, from: readonly KeyStatus[], to: KeyStatus): Promise<boolean>;
  /** Inserts the successor of an active key; the old key then works until `expiresAt`. False, without effect, if it is not active. */
  exchange(id: string, expiresAt: string, successor: KeyRow): Promise<boolean>;
  /**
   * Revokes a key and all its successors, also during a concurrent exchange. Returns the ids of the keys that this call ended, the given
   * key first; empty if the given key had ended before.
   */
  revoke(id: string): Promise<readonly string[]>;

  ownerOf(email: string): Promise<Owner | undefined>;
  owner(id: string): Promise<Owner | undefined>;
  /** The owner with this address, created if missing. */
  putOwner(email: string, language: Language, at: string): Promise<Owner>;
  /** Deletes an owner's e-mail address and all personal data of the owner's keys and requests; key ids and counters stay. */
  eraseOwner(id: string): Promise<void>;
  /** Deletes the personal data of one key and revokes its successors; its owner keeps the other keys. */
  eraseKey(id: string): Promise<void>;

  addRequest(request: KeyRequest): Promise<void>;
  request(id: string): Promise<KeyRequest | undefined>;
  /** Removes and returns the open request with this token, so that it works once even for concurrent callers. */
  takeRequest(tokenHash: string): Promise<KeyRequest | undefined>;
  requestsOf(email: string): Promise<readonly KeyRequest[]>;
  waitingRequests(): Promise<readonly KeyRequest[]>;
  removeRequest(id: string): Promise<boolean>;

  addLink(link: KeyLink): Promise<void>;
  link(tokenHash: string): Promise<KeyLink | undefined>;
  removeLink(tokenHash: string): Promise<boolean>;

  addUsage(lines: readonly UsageLine[], errors: readonly LastError[]): Promise<void>;
  usage(keyId: string, sinceDay: string): Promise<readonly UsageLine[]>;
  lastErrors(keyId: string, limit: number): Promise<readonly LastError[]>;
  /** Counted requests of a day; 304 and 429 responses are free and not included. */
  usedOn(keyId: string, day: string): Promise<number>;

  audit(line: AuditLine): Promise<void>;
  auditCount(event: AuditEvent, since: string): Promise<number>;

  /** Removes expired requests and links, also those of subscriptions, audit addresses older than `addressesBefore`, and counters older than `usageBefore`. */
  sweep(now: { readonly at: string; readonly addressesBefore: string; readonly usageBefore: string }): Promise<void>;
  close(): Promise<void>;
}
