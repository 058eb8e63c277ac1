import { type Tier, tierLimits } from '#lib/contract/service-limits.ts';
import { readKeyForm } from '#lib/keys/forms/read-key-form.ts';
import type { KeyParts, PersonContext } from '#lib/keys/key/key-parts.ts';
import type { KeyRow, KeyStatus, LastError, UsageLine } from '#lib/keys/key/key-store.ts';
import { dayMs, utcDay, utcSeconds } from '#lib/keys/key/key-times.ts';
import { exchangeKey, type IssuedKey } from '#lib/keys/use/issue-key.ts';
import { auditPerson, keyOfSession, keysInScope, personTrace } from '#lib/keys/use/key-scope.ts';
import { readSession } from '#lib/keys/use/manage-link.ts';

/** The operations of a holder's session. Results are undefined (or false) when the session is invalid. */
export function keyManagement(parts: KeyParts, hooks: { flush(): Promise<void>; forget(): void }) {
  const { store, clock } = parts;
  return {
    ...keyChanges(parts, hooks.forget),
    async list(session: string): Promise<readonly ManagedKey[] | undefined> {
      const scope = await readSession(parts, session);
      if (!scope) return undefined;
      await hooks.flush();
      return Promise.all((await keysInScope(parts, scope)).map((row) => presentKey(parts, row)));
    },
    /** The data of the session's keys, for export. A session opened with a mailed link also gets the address and language of the owner. */
    async exportData(session: string, context: PersonContext): Promise<object | undefined> {
      const scope = await readSession(parts, session);
      if (!scope) return undefined;
      await hooks.flush();
      const rows = await keysInScope(parts, scope);
      const owner = scope.ownerId ? await store.owner(scope.ownerId) : undefined;
      const present = async (row: (typeof rows)[number]) => ({
        ...(await presentKey(parts, row)),
        comment: row.comment,
        usage: await store.usage(row.id, '0000'),
      });
      await auditPerson(parts, 'data.exported', rows[0]?.id, context);
      return {
        exportedAt: utcSeconds(clock()),
        email: owner?.email ?? null,
        language: owner?.language ?? null,
        keys: await Promise.all(rows.map(present)),
      };
    },
    /** Revokes the keys and deletes personal data; key ids and counters stay. A session opened with one key erases that key only. */
    async erase(session: string, context: PersonContext): Promise<boolean> {
      const scope = await readSession(parts, session);
      if (!scope) return false;
      const rows = await keysInScope(parts, scope);
      if (scope.ownerId) await store.eraseOwner(scope.ownerId);
      else if (scope.keyId) await store.eraseKey(scope.keyId);
      for (const row of rows) await auditPerson(parts, 'data.erased', row.id, context);
      hooks.forget();
      return true;
    },
  };
}

/** How long the old key works after a rotation, so that running programs continue. */
const overlapMs = 7 * dayMs;
const originsMax = 10;

/** Changes to one key. Each returns false (or undefined) when the session does not cover the key or the value is invalid. */
function keyChanges(parts: KeyParts, forget: () => void) {
  const { store, clock } = parts;
  return {
    async rename(session: string, keyId: string, name: string): Promise<boolean> {
      const row = await keyOfSession(parts, session, keyId);
      const { form, faults } = readKeyForm({ name, email: 'someone@example.org' });
      if (!row || faults.length > 0) return false;
      await store.update(row.id, { label: form.name });
      return true;
    },
    /** Origins as browsers send them (`https://example.org`), at most ten; an empty list allows any. */
    async setOrigins(session: string, keyId: string, origins: readonly string[]): Promise<boolean> {
      const row = await keyOfSession(parts, session, keyId);
      if (!row || origins.length > originsMax || !origins.every(isOrigin)) return false;
      await store.update(row.id, { origins });
      forget();
      return true;
    },
    async rotate(session: string, keyId: string, context: PersonContext): Promise<IssuedKey | undefined> {
      const row = await keyOfSession(parts, session, keyId);
      const issued = row && (await exchangeKey(parts, row, utcSeconds(clock() + overlapMs), personTrace(context)));
      forget();
      return issued;
    },
    /** Revokes the key and its successors, since a thief may have exchanged the key for a new one. */
    async revoke(session: string, keyId: string, context: PersonContext): Promise<boolean> {
      const row = await keyOfSession(parts, session, keyId);
      const revokedIds = row ? await store.revoke(row.id) : [];
      for (const id of revokedIds) await auditPerson(parts, 'key.revoked', id, context);
      forget();
      return revokedIds.length > 0;
    },
  };
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** A key as its holder sees it, without the secret and its hash. */
interface ManagedKey {
  readonly id: string;
  readonly name: string;
  /** Beginning and end of the key, such as `mdr_live_…wxyz`. */
  readonly hint: string;
  readonly status: KeyStatus;
  readonly tier: Tier;
  readonly origins: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedDay: string | null;
  readonly seenInUrlAt: string | null;
  readonly today: { readonly requests: number; readonly remaining: number };
  /** Thirty days, oldest first, including days without requests. */
  readonly days: readonly { readonly day: string; readonly requests: number }[];
  readonly operations: readonly { readonly operation: string; readonly requests: number }[];
  readonly lastErrors: readonly LastError[];
}

const dayCount = 30;

/** A stored key as its holder sees it, with its usage of the last thirty days. */
async function presentKey({ store, clock }: KeyParts, row: KeyRow): Promise<ManagedKey> {
  const now = clock();
  const lines = await store.usage(row.id, utcDay(now - (dayCount - 1) * dayMs));
  const usedToday = await store.usedOn(row.id, utcDay(now));
  const days = Array.from({ length: dayCount }, (_, index) => utcDay(now - (dayCount - 1 - index) * dayMs));
  return {
    id: row.id,
    name: row.label,
    hint: `${row.prefix}…${row.last4}`,
    status: row.status,
    tier: row.tier,
    origins: row.origins,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    lastUsedDay: row.lastUsedDay,
    seenInUrlAt: row.seenInUrlAt,
    today: { requests: usedToday, remaining: Math.max(0, tierLimits[row.tier].daily - usedToday) },
    days: days.map((day) => ({ day, requests: sum(lines.filter((line) => line.day === day)) })),
    operations: [...new Set(lines.map((line) => line.operation))].map((operation) => ({
      operation,
      requests: sum(lines.filter((line) => line.operation === operation)),
    })),
    lastErrors: await store.lastErrors(row.id, 10),
  };
}

const sum = (lines: readonly UsageLine[]) => lines.reduce((total, line) => total + line.requests, 0);
