import { useKeptDays } from '#lib/domain/record-use.ts';
import type { KeyParts } from '#lib/keys/key/key-parts.ts';
import type { KeyRow } from '#lib/keys/key/key-store.ts';
import { dayMs, utcDay, utcSeconds } from '#lib/keys/key/key-times.ts';

const unusedMs = 365 * dayMs;
const graceMs = 30 * dayMs;

/** Expires keys at their expiry time, and unused keys a month after a warning. Removes old requests, links and counters. */
export async function sweepKeys(parts: KeyParts, forget: () => void): Promise<{ readonly expired: number; readonly warned: number }> {
  const { store, clock } = parts;
  const now = clock();
  let expiredCount = 0;
  let warnedCount = 0;
  const expire = async (row: KeyRow) => {
    if (!(await store.setStatus(row.id, ['active', 'rotating'], 'expired'))) return;
    await store.audit({ at: utcSeconds(now), event: 'key.expired', actor: 'service', keyId: row.id });
    expiredCount += 1;
  };
  for (const row of await store.all()) {
    if (row.status !== 'active' && row.status !== 'rotating') continue;
    const lastUse = row.lastUsedDay ?? row.createdAt.slice(0, 10);
    if (row.expiresAt !== null && row.expiresAt <= utcSeconds(now)) await expire(row);
    else if (row.tier === 'internal' || lastUse > utcDay(now - unusedMs)) continue;
    else if (row.warnedAt === null) {
      await warn(parts, row);
      await store.update(row.id, { warnedAt: utcSeconds(now) });
      warnedCount += 1;
    } else if (row.warnedAt <= utcSeconds(now - graceMs)) await expire(row);
  }
  await store.sweep({ at: utcSeconds(now), addressesBefore: utcSeconds(now - graceMs), usageBefore: utcDay(now - useKeptDays * dayMs) });
  if (expiredCount > 0) forget();
  return { expired: expiredCount, warned: warnedCount };
}

/** Mails a warning that a key is unused. If the mail fails, the failure is only logged and the key expires nevertheless. */
async function warn(parts: KeyParts, row: KeyRow): Promise<void> {
  const owner = row.ownerId ? await parts.store.owner(row.ownerId) : undefined;
  if (!owner || !parts.mailer) return;
  try {
    await parts.mailer.send('unused', owner, { keyId: row.id });
  } catch (error) {
    parts.logger?.error({ keyId: row.id, code: (error as { code?: string }).code }, 'mail could not be sent');
  }
}
