import type { Tier } from '#lib/contract/service-limits.ts';
import type { Language } from '#lib/domain/language.ts';

export type KeyStatus = 'active' | 'rotating' | 'revoked' | 'expired' | 'suspended';

/** A key as it is kept. All moments are UTC, `YYYY-MM-DDTHH:MM:SSZ`; null is "not yet" or "never". */
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
  /** When the holder was told that the key lies unused. */
  readonly warnedAt: string | null;
  readonly seenInUrlAt: string | null;
  /** Id of the key that this one was made to replace. */
  readonly replaces: string | null;
}

/** Who holds keys. Kept apart from them, so that it can be erased alone. */
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

export interface KeyLink {
  readonly tokenHash: string;
  readonly purpose: 'link' | 'session';
  readonly ownerId: string | null;
  /** Set when one key, not its owner, was the proof. */
  readonly keyId: string | null;
  readonly expiresAt: string;
}

export interface UsageLine {
  readonly keyId: string;
  readonly day: string;
  readonly operation: string;
  /** `2xx`, `304`, `4xx`, `5xx`. */
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
  /** Cut to /24 or /48; removed after 30 days. */
  readonly address?: string;
  readonly requestId?: string;
  readonly detail?: string;
}

/** Where keys live. Changes are seen by every process that shares the store. */
export interface KeyStore {
  findByHash(hash: string): Promise<KeyRow | undefined>;
  find(id: string): Promise<KeyRow | undefined>;
  all(): Promise<readonly KeyRow[]>;
  ofOwner(ownerId: string): Promise<readonly KeyRow[]>;
  insert(row: KeyRow): Promise<void>;
  update(id: string, change: Partial<Omit<KeyRow, 'id' | 'hash' | 'status' | 'expiresAt'>>): Promise<void>;
  /** Changes the state of a key that is in one of `from`; false when it is not, whoever changed it meanwhile. */
  setStatus(id: string, from: readonly KeyStatus[], to: KeyStatus): Promise<boolean>;
  /** Writes down the key that an active one is exchanged for, which works until `expiresAt`; false, and nothing written, when it is not active. */
  exchange(id: string, expiresAt: string, successor: KeyRow): Promise<boolean>;
  /** Ends a key that has not ended, and what it was exchanged for, however often, also while that happens. Answers the ids of all that it ended, the key itself first; none when it had ended already. */
  revoke(id: string): Promise<readonly string[]>;

  ownerOf(email: string): Promise<Owner | undefined>;
  owner(id: string): Promise<Owner | undefined>;
  /** The owner with this address, made if there is none. */
  putOwner(email: string, language: Language, at: string): Promise<Owner>;
  /** Removes the address and everything personal of its keys and requests; key ids and counters stay. */
  eraseOwner(id: string): Promise<void>;
  /** The same for one key, whose owner keeps the others; what it was exchanged for ends. */
  eraseKey(id: string): Promise<void>;

  addRequest(request: KeyRequest): Promise<void>;
  request(id: string): Promise<KeyRequest | undefined>;
  /** Takes out the open request with this token, so that it works once even if two ask at the same time. */
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
  /** Counted requests of a day; answers of 304 cost nothing and are not among them. */
  usedOn(keyId: string, day: string): Promise<number>;

  audit(line: AuditLine): Promise<void>;
  auditCount(event: AuditEvent, since: string): Promise<number>;

  /** Removes what has outlived its purpose: requests, links, addresses in the audit, old counters. */
  sweep(now: { readonly at: string; readonly addressesBefore: string; readonly usageBefore: string }): Promise<void>;
  close(): Promise<void>;
}
