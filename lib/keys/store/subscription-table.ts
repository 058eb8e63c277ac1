import type {
  DigestOutcome,
  Subscription,
  SubscriptionLink,
  SubscriptionRequest,
  SubscriptionStore,
} from '#lib/keys/key/subscription-store.ts';
import type { ColumnValue, KeyDatabase, Run } from './key-database.ts';

/** Columns as they are named in TypeScript; the statements contain no other names. */
const select = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns)
    .map(([member, column]) => `${column} AS "${member}"`)
    .join(', ');
const insert = (table: string, columns: Readonly<Record<string, string>>) => {
  const names = Object.values(columns);
  return `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
};
const valuesOf = <Name extends string>(columns: Readonly<Record<Name, string>>, row: Readonly<Record<Name, unknown>>) =>
  (Object.keys(columns) as Name[]).map((name) => row[name] as ColumnValue);

const choice = { email: 'email', list: 'list', language: 'language', rhythm: 'rhythm' } as const;
const subscriptionColumns = {
  id: 'id',
  ...choice,
  dataVersion: 'data_version',
  lastWork: 'last_work',
  createdAt: 'created_at',
  dueAt: 'due_at',
  attempts: 'attempts',
  refusals: 'refusals',
  pausedUntil: 'paused_until',
  sendingTo: 'sending_to',
} as const satisfies Record<keyof Subscription, string>;
const requestColumns = {
  id: 'id',
  ...choice,
  tokenHash: 'token_hash',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
} as const satisfies Record<keyof SubscriptionRequest, string>;
const linkColumns = {
  tokenHash: 'token_hash',
  subscriptionId: 'subscription_id',
  email: 'email',
  expiresAt: 'expires_at',
} as const satisfies Record<keyof SubscriptionLink, string>;

const subscriptionFields = select(subscriptionColumns);
const requestFields = select(requestColumns);
const isOpen = 'due_at <= ? AND (paused_until IS NULL OR paused_until <= ?)';

/** The subscriptions over an SQL database. */
export function subscriptionTable(database: KeyDatabase): SubscriptionStore {
  return { ...requestsAndLinks(database), ...subscriptions(database), ...dueDigests(database) };
}

type Part<Name extends keyof SubscriptionStore> = Pick<SubscriptionStore, Name>;

function requestsAndLinks({
  run,
}: KeyDatabase): Part<
  | 'addSubscriptionRequest'
  | 'subscriptionRequestsOf'
  | 'subscriptionRequests'
  | 'takeSubscriptionRequests'
  | 'addSubscriptionLink'
  | 'subscriptionLink'
> {
  const requests = async (where: string, ...values: readonly ColumnValue[]) =>
    (await run(
      `SELECT ${requestFields} FROM subscription_request WHERE ${where} ORDER BY created_at, id`,
      ...values,
    )) as unknown as readonly SubscriptionRequest[];
  return {
    async addSubscriptionRequest(request) {
      await run(insert('subscription_request', requestColumns), ...valuesOf(requestColumns, request));
    },
    subscriptionRequestsOf: (email, now) => requests('email = ? AND expires_at > ?', email, now),
    subscriptionRequests: (tokenHash) => requests('token_hash = ?', tokenHash),
    takeSubscriptionRequests: async (tokenHash) => {
      const rows = await run(`DELETE FROM subscription_request WHERE token_hash = ? RETURNING ${requestFields}`, tokenHash);
      return rows as unknown as readonly SubscriptionRequest[];
    },
    async addSubscriptionLink(link) {
      await run(insert('subscription_link', linkColumns), ...valuesOf(linkColumns, link));
    },
    subscriptionLink: async (tokenHash) =>
      (await run(`SELECT ${select(linkColumns)} FROM subscription_link WHERE token_hash = ?`, tokenHash))[0] as unknown as
        | SubscriptionLink
        | undefined,
  };
}

const subscriptionsIn =
  (run: Run) =>
  async (where: string, ...values: readonly ColumnValue[]) =>
    (await run(`SELECT ${subscriptionFields} FROM subscription WHERE ${where}`, ...values)) as unknown as readonly Subscription[];

function subscriptions({
  run,
  transaction,
}: KeyDatabase): Part<
  | 'subscription'
  | 'subscriptionsOf'
  | 'putSubscription'
  | 'updateSubscription'
  | 'endSubscription'
  | 'removeEndedSubscriptions'
  | 'lowerLastWork'
> {
  const read = subscriptionsIn(run);
  return {
    subscription: async (id) => (await read('id = ?', id))[0],
    subscriptionsOf: (email) => read('email = ? ORDER BY created_at, id', email),
    async putSubscription(subscription) {
      await run(
        `${insert('subscription', subscriptionColumns)}
         ON CONFLICT (email, list) DO UPDATE SET language = excluded.language, rhythm = excluded.rhythm`,
        ...valuesOf(subscriptionColumns, subscription),
      );
    },
    async updateSubscription(id, { language, rhythm, dueAt }) {
      await run('UPDATE subscription SET language = ?, rhythm = ?, due_at = ? WHERE id = ?', language, rhythm, dueAt, id);
    },
    endSubscription: (id) => transaction((within) => endSubscription(within, id)),
    removeEndedSubscriptions: () =>
      transaction(async (within) => {
        const rows = await within('SELECT id FROM subscription WHERE id IN (SELECT id FROM subscription_end)');
        for (const row of rows) await endSubscription(within, row.id as string);
        return rows.length;
      }),
    async lowerLastWork(newest) {
      await run('UPDATE subscription SET last_work = ? WHERE last_work > ?', newest, newest);
      await run('UPDATE subscription SET sending_to = NULL WHERE sending_to > ?', newest);
    },
  };
}

function dueDigests({ run }: KeyDatabase): Part<'dueSubscriptions' | 'nextAttemptAt' | 'claimSubscription' | 'finishDigest'> {
  const read = subscriptionsIn(run);
  return {
    dueSubscriptions: (now, limit) => read(`${isOpen} ORDER BY due_at, id LIMIT ${Math.trunc(limit)}`, now, now),
    async nextAttemptAt(now) {
      const [row] = await run('SELECT MIN(paused_until) AS at FROM subscription WHERE due_at <= ? AND paused_until > ?', now, now);
      return (row?.at as string | null | undefined) ?? undefined;
    },
    claimSubscription: async (id, now, until, newest) =>
      (
        await run(
          `UPDATE subscription SET paused_until = ?, sending_to = COALESCE(sending_to, ?) WHERE id = ? AND ${isOpen}
           RETURNING ${subscriptionFields}`,
          ...[until, newest, id, now, now],
        )
      )[0] as unknown as Subscription | undefined,
    async finishDigest(id, until, outcome) {
      const [set, values] = outcomeColumns(outcome);
      // A digest that was sent counts as sent even if sending took longer than the claim.
      const [claim, value] = outcome.kind === 'done' ? ['sending_to = ?', outcome.sendingTo] : ['paused_until = ?', until];
      await run(`UPDATE subscription SET ${set} WHERE id = ? AND ${claim}`, ...values, id, value);
    },
  };
}

function outcomeColumns(outcome: DigestOutcome): readonly [set: string, values: readonly ColumnValue[]] {
  if (outcome.kind !== 'done') {
    const count = outcome.kind === 'failed' ? 'attempts' : 'refusals';
    return [`${count} = ${count} + 1, paused_until = ?`, [outcome.pausedUntil]];
  }
  return [
    'data_version = ?, last_work = ?, due_at = ?, attempts = 0, refusals = 0, paused_until = NULL, sending_to = NULL',
    [outcome.dataVersion, outcome.lastWork, outcome.dueAt],
  ];
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
