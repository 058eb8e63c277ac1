import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeyStore } from '#lib/keys/key/sql-key-store.ts';
import type { Subscription } from '#lib/keys/key/subscription.ts';

const at = (minutes: number) => `${new Date(Date.UTC(2026, 10, 21, 9, 30) + minutes * 60_000).toISOString().slice(0, 19)}Z`;

export const subscriptionRow = (id: string, change: Partial<Subscription> = {}): Subscription => ({
  id,
  email: `${id}@example.org`,
  list: 'keyword=مريخ&country=SA',
  language: 'ar',
  rhythm: 'weekly',
  dataVersion: '7',
  lastWork: 40,
  createdAt: at(0),
  dueAt: at(10),
  attempts: 0,
  refusals: 0,
  pausedUntil: null,
  sendingTo: null,
  ...change,
});

/** The contract of the subscriptions of a key store. `open` as for `describeKeyStore`. */
export function describeSubscriptions(name: string, open: () => Promise<KeyStore>): void {
  describe(`${name} keeps subscriptions`, () => {
    let one: KeyStore;
    let other: KeyStore;
    beforeAll(async () => {
      [one, other] = await Promise.all([open(), open()]);
    }, 60_000);
    afterAll(() => Promise.all([one.close(), other.close()]));

    it('an address follows a list once, and a second request changes only language and rhythm', async () => {
      const row = subscriptionRow('s_1');
      await one.putSubscription(row);
      await other.putSubscription(subscriptionRow('s_2', { email: row.email, language: 'en', rhythm: 'monthly', lastWork: 90 }));
      await other.putSubscription(subscriptionRow('s_3', { email: row.email, list: '', createdAt: at(1) }));
      expect(await one.subscriptionsOf(row.email)).toEqual([
        { ...row, language: 'en', rhythm: 'monthly' },
        subscriptionRow('s_3', { email: row.email, list: '', createdAt: at(1) }),
      ]);
      await one.updateSubscription('s_1', { language: 'ar', rhythm: 'weekly', dueAt: at(30) });
      expect(await other.subscription('s_1')).toEqual({ ...row, dueAt: at(30) });
      for (const id of ['s_1', 's_3']) await one.endSubscription(id);
    });

    it('the requests of one message are taken together and once, however many callers try', async () => {
      const request = { ...subscriptionRow('s_r'), id: 'q_1', tokenHash: 'token', expiresAt: at(60) };
      const { id, email, list, language, rhythm, tokenHash, createdAt, expiresAt } = request;
      const first = { id, email, list, language, rhythm, tokenHash, createdAt, expiresAt };
      const second = { ...first, id: 'q_2', list: 'country=EG' };
      for (const row of [first, second]) await one.addSubscriptionRequest(row);
      expect(await other.subscriptionRequestsOf(email, at(59))).toEqual([first, second]);
      expect(await other.subscriptionRequestsOf(email, at(60))).toEqual([]);
      expect(await other.subscriptionRequests('token')).toHaveLength(2);
      expect(await other.takeSubscriptionRequests('token', [])).toEqual([]);
      expect(await other.takeSubscriptionRequests('another', ['q_1'])).toEqual([]);
      expect(await other.takeSubscriptionRequests('token', ['q_2', 'q_9'])).toEqual([second]);
      expect(await one.subscriptionRequests('token')).toEqual([first]);
      await one.addSubscriptionRequest(second);
      const taken = await Promise.all([one, other, one, other].map((store) => store.takeSubscriptionRequests('token')));
      expect(
        taken
          .flat()
          .map((row) => row.id)
          .sort(),
      ).toEqual(['q_1', 'q_2']);
      expect(taken.filter((rows) => rows.length > 0)).toHaveLength(1);
    });

    it('a digest is claimed by one process, and again only after its claim or pause has ended', async () => {
      await one.putSubscription(subscriptionRow('s_due'));
      expect(await one.dueSubscriptions(at(9), 10)).toEqual([]);
      expect((await other.dueSubscriptions(at(10), 10)).map(({ id }) => id)).toEqual(['s_due']);
      const claims = await Promise.all([one, other, one, other].map((store) => store.claimSubscription('s_due', at(10), at(15), 60)));
      expect(claims.filter((claim) => claim !== undefined)).toEqual([subscriptionRow('s_due', { pausedUntil: at(15), sendingTo: 60 })]);
      expect([await one.dueSubscriptions(at(14), 10), await one.nextAttemptAt(at(14))]).toEqual([[], at(15)]);
      // The process died. A later claim sends the same works, although there are more now.
      const again = await other.claimSubscription('s_due', at(15), at(20), 75);
      expect(again).toMatchObject({ sendingTo: 60, pausedUntil: at(20) });
      await one.finishDigest('s_due', at(15), { kind: 'failed', pausedUntil: at(25) });
      expect(await one.subscription('s_due'), 'the failure of a lost claim changes nothing').toEqual(again);
      await other.finishDigest('s_due', at(20), { kind: 'failed', pausedUntil: at(25) });
      await one.claimSubscription('s_due', at(25), at(30), 75);
      await one.finishDigest('s_due', at(30), { kind: 'refused', pausedUntil: at(35) });
      expect(await other.subscription('s_due')).toMatchObject({ attempts: 1, refusals: 1, sendingTo: 60, pausedUntil: at(35) });
      await one.claimSubscription('s_due', at(35), at(40), 75);
      const done = { kind: 'done', sendingTo: 60, dataVersion: '9', lastWork: 60, dueAt: at(90) } as const;
      await one.finishDigest('s_due', at(20), done);
      expect(await other.subscription('s_due')).toEqual(subscriptionRow('s_due', { dataVersion: '9', lastWork: 60, dueAt: at(90) }));
      await other.finishDigest('s_due', at(40), { ...done, dueAt: at(95) });
      expect((await one.subscription('s_due'))?.dueAt, 'a digest is noted once').toBe(at(90));
      expect(await one.nextAttemptAt(at(89))).toBeUndefined();
      await one.endSubscription('s_due');
    });

    it('an address is deleted everywhere with its last subscription, and the links of its messages remain without it', async () => {
      const email = 'last@example.org';
      for (const [id, list] of [
        ['s_a', 'a'],
        ['s_b', 'b'],
      ] as const)
        await one.putSubscription(subscriptionRow(id, { email, list }));
      const link = { tokenHash: 'link', subscriptionId: 's_a', email, expiresAt: at(900) };
      await one.addSubscriptionLink(link);
      expect([await other.endSubscription('s_a'), await one.endSubscription('s_a')]).toEqual([true, false]);
      expect(await other.subscriptionLink('link')).toEqual(link);
      await one.endSubscription('s_b');
      expect(await other.subscriptionLink('link')).toEqual({ ...link, email: null });
      await one.sweep({ at: at(901), addressesBefore: at(0), usageBefore: '2020-01-01' });
      expect(await other.subscriptionLink('link')).toBeUndefined();
    });

    it('a subscription that a restored older state has again is removed', async () => {
      const rows = [subscriptionRow('s_old', { lastWork: 60, sendingTo: 80 }), subscriptionRow('s_new', { lastWork: 30 })];
      for (const row of rows) await one.putSubscription(row);
      await one.endSubscription('s_old');
      await one.putSubscription(rows[0] as Subscription);
      expect([await other.removeEndedSubscriptions(), await other.removeEndedSubscriptions()]).toEqual([1, 0]);
      expect(await one.subscription('s_old')).toBeUndefined();
      await one.putSubscription(subscriptionRow('s_high', { lastWork: 60, sendingTo: 80 }));
      await one.lowerLastWork(50);
      expect([await other.subscription('s_high'), await other.subscription('s_new')]).toMatchObject([
        { lastWork: 50, sendingTo: null },
        { lastWork: 30 },
      ]);
      for (const id of ['s_high', 's_new']) await one.endSubscription(id);
    });
  });
}
