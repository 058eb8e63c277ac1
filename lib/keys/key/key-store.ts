import type { Tier } from '#lib/contract/service-limits.ts';
import type { Language } from '#lib/languages/languages.ts';

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

export type AuditEvent =
  | `key.${'requested' | 'confirmed' | 'issued' | 'rotated' | 'revoked' | 'expired' | 'suspended' | 'seen_in_url'}`
  | 'limit.changed'
  | `data.${'exported' | 'erased'}`;

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
