import { type Tier, tierLimits } from '#lib/contract/service-limits.ts';
import type { KeyParts } from '#lib/keys/key/key-parts.ts';
import type { KeyRow, KeyStatus, LastError, UsageLine } from '#lib/keys/key/key-store.ts';
import { dayMs, utcDay } from '#lib/keys/key/key-times.ts';

/** A key as its holder sees it, without the secret and its hash. */
export interface ManagedKey {
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
export async function presentKey({ store, clock }: KeyParts, row: KeyRow): Promise<ManagedKey> {
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
