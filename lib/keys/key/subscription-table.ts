import type { KeyDatabase, Run } from './key-database.ts';
import type { DigestOutcome, Subscription, SubscriptionLink, SubscriptionRequest } from './subscription.ts';
import { placeholders, tableRows } from './table-rows.ts';

const choice = ['email', 'list', 'language', 'rhythm'] as const;
const subscriptions = tableRows<Subscription>('subscription', [
  ...['id' as const, ...choice, 'dataVersion' as const, 'lastWork' as const, 'createdAt' as const, 'dueAt' as const],
  ...(['attempts', 'refusals', 'pausedUntil', 'sendingTo'] as const),
]);
const requests = tableRows<SubscriptionRequest>('subscription_request', ['id', ...choice, 'tokenHash', 'createdAt', 'expiresAt']);
const links = tableRows<SubscriptionLink>('subscription_link', ['tokenHash', 'subscriptionId', 'email', 'expiresAt']);

const isOpen = 'due_at <= ? AND (paused_until IS NULL OR paused_until <= ?)';

/** Subscriptions by mail, in the database of the keys. */
export function subscriptionTable({ run, transaction }: KeyDatabase) {
  return {
    addSubscriptionRequest: async (request: SubscriptionRequest) => void (await requests.insert(run, request)),
    /** The requests of an address that have not expired at `now`, oldest first. */
    subscriptionRequestsOf: (email: string, now: string) =>
      requests.select(run, 'WHERE email = ? AND expires_at > ? ORDER BY created_at, id', email, now),
    subscriptionRequests: (tokenHash: string) => requests.select(run, 'WHERE token_hash = ? ORDER BY created_at, id', tokenHash),
    /** Removes and returns the requests of a token, or those with `ids`, so that each is taken once even by concurrent callers. */
    takeSubscriptionRequests: async (tokenHash: string, ids?: readonly string[]) => {
      // PostgreSQL has no empty list of values.
      if (ids?.length === 0) return [];
      const chosen = ids ? `AND id IN (${placeholders(ids)})` : '';
      return requests.returning(run, `DELETE FROM subscription_request WHERE token_hash = ? ${chosen}`, tokenHash, ...(ids ?? []));
    },
    addSubscriptionLink: async (link: SubscriptionLink) => void (await links.insert(run, link)),
    subscriptionLink: async (tokenHash: string) => (await links.select(run, 'WHERE token_hash = ?', tokenHash))[0],

    subscription: async (id: string) => (await subscriptions.select(run, 'WHERE id = ?', id))[0],
    /** The subscriptions of an address, oldest first. */
    subscriptionsOf: (email: string) => subscriptions.select(run, 'WHERE email = ? ORDER BY created_at, id', email),
    /** Inserts a subscription. If the address follows the list already, only its language and rhythm change. */
    putSubscription: async (subscription: Subscription) =>
      void (await subscriptions.insert(
        run,
        subscription,
        'ON CONFLICT (email, list) DO UPDATE SET language = excluded.language, rhythm = excluded.rhythm',
      )),
    updateSubscription: async (id: string, change: Pick<Subscription, 'language' | 'rhythm' | 'dueAt'>) =>
      void (await run(`UPDATE subscription SET ${subscriptions.assignments(change)} WHERE id = ?`, ...Object.values(change), id)),
    /** Deletes a subscription and, with the last one of its address, the address everywhere. False if there is no such subscription. */
    endSubscription: (id: string) => transaction((within) => endSubscription(within, id)),
    /** Deletes the subscriptions that ended before an older state of the database was restored. Returns their number. */
    removeEndedSubscriptions: () =>
      transaction(async (within) => {
        const rows = await within('SELECT id FROM subscription WHERE id IN (SELECT id FROM subscription_end)');
        for (const row of rows) await endSubscription(within, row.id as string);
        return rows.length;
      }),
    /** Lowers `lastWork` of all subscriptions to that of an older state of the records. */
    async lowerLastWork(newest: number): Promise<void> {
      await run('UPDATE subscription SET last_work = ? WHERE last_work > ?', newest, newest);
      await run('UPDATE subscription SET sending_to = NULL WHERE sending_to > ?', newest);
    },

    /** Subscriptions that are due and not paused, longest due first, at most `limit`. */
    dueSubscriptions: (now: string, limit: number) =>
      subscriptions.select(run, `WHERE ${isOpen} ORDER BY due_at, id LIMIT ${Math.trunc(limit)}`, now, now),
    /** The end of the first pause of a subscription that is due. */
    async nextAttemptAt(now: string): Promise<string | undefined> {
      const [row] = await run('SELECT MIN(paused_until) AS at FROM subscription WHERE due_at <= ? AND paused_until > ?', now, now);
      return (row?.at as string | null | undefined) ?? undefined;
    },
    /**
     * Claims a due subscription until `until` for the caller alone, and fixes the highest id of its digest unless an earlier attempt did.
     * Undefined if it is not due or another process has claimed it.
     */
    async claimSubscription(id: string, now: string, until: string, newest: number): Promise<Subscription | undefined> {
      const statement = `UPDATE subscription SET paused_until = ?, sending_to = COALESCE(sending_to, ?) WHERE id = ? AND ${isOpen}`;
      return (await subscriptions.returning(run, statement, until, newest, id, now, now))[0];
    },
    /** Notes how an attempt ended that claimed the digest until `until`. A failure has no effect if another process has claimed it since. */
    async finishDigest(id: string, until: string, outcome: DigestOutcome): Promise<void> {
      if (outcome.kind === 'done') {
        const { dataVersion, lastWork, dueAt, sendingTo } = outcome;
        const done = { dataVersion, lastWork, dueAt, attempts: 0, refusals: 0, pausedUntil: null, sendingTo: null };
        // A digest that was sent counts as sent even if sending took longer than the claim.
        const statement = `UPDATE subscription SET ${subscriptions.assignments(done)} WHERE id = ? AND sending_to = ?`;
        return void (await run(statement, ...Object.values(done), id, sendingTo));
      }
      const count = outcome.kind === 'failed' ? 'attempts' : 'refusals';
      const statement = `UPDATE subscription SET ${count} = ${count} + 1, paused_until = ? WHERE id = ? AND paused_until = ?`;
      await run(statement, outcome.pausedUntil, id, until);
    },
  };
}

/** Only the id of an ended subscription stays, so that restoring an older backup does not revive it. */
async function endSubscription(run: Run, id: string): Promise<boolean> {
  const [row] = await run('DELETE FROM subscription WHERE id = ? RETURNING email', id);
  if (!row) return false;
  await run('INSERT INTO subscription_end (id) VALUES (?) ON CONFLICT (id) DO NOTHING', id);
  const email = row.email as string;
  const rest = await run('SELECT 1 AS one FROM subscription WHERE email = ? LIMIT 1', email);
  if (rest.length === 0) {
    await run('UPDATE subscription_link SET email = NULL WHERE email = ?', email);
    await run('DELETE FROM subscription_request WHERE email = ?', email);
  }
  return true;
}
