import { describe, expect, it } from 'vitest';
import { digestFormLimits } from '#lib/contract/key-form.ts';
import type { SubscriptionChoice } from '#lib/keys/key/subscription.ts';
import { linkToken, openTestKeyService } from '#lib/testing/open-test-key-service.ts';
import { nextDue } from './next-due.ts';

const hourMs = 3_600_000;
const state = { dataVersion: '7', lastWork: 40 };

function open() {
  const test = openTestKeyService({ mail: true });
  const { digests } = test.keyService;
  if (!digests) throw new Error('no digests');
  const subscribe = async (change: Partial<SubscriptionChoice> = {}, address = '192.0.2.1') => {
    const choice = { email: 'reader@example.org', list: 'keyword=mars', language: 'en', rhythm: 'weekly', ...change } as const;
    const result = await digests.subscribe({ ...choice, token: test.keyService.openForm() }, { address });
    await test.keyService.settle();
    return result;
  };
  /** Confirms everything that the page of a link lists. */
  const confirm = async (link: string) =>
    digests.confirm(
      link,
      (await digests.requests(link)).map(({ id }) => id),
      state,
    );
  const confirmLast = async () => (await confirm(linkToken(test.sent.at(-1)))) ?? '';
  return { ...test, digests, subscribe, confirm, confirmLast };
}

describe('A subscription', () => {
  it('begins with a confirmed link, is shown, changed and stopped by the link of a mail, and leaves no address', async () => {
    const { digests, subscribe, sent, store, clock, confirmLast } = open();
    expect(await subscribe({ language: 'ar' })).toEqual({ kind: 'accepted' });
    expect(sent).toMatchObject([{ name: 'subscribe', to: 'reader@example.org' }]);
    expect(await store.subscriptionsOf('reader@example.org')).toEqual([]);
    expect(await digests.requests(linkToken(sent[0]))).toMatchObject([{ list: 'keyword=mars', language: 'ar' }]);
    const token = await confirmLast();
    const following = await digests.open(token);
    expect(following).toMatchObject({ email: 'reader@example.org', subscriptions: [{ ...state, dueAt: '2026-11-28T09:30:00Z' }] });
    const id = following?.subscriptions[0]?.id ?? '';
    clock.now += hourMs;
    expect(await digests.change(token, id, { language: 'en', rhythm: 'monthly' })).toBe(true);
    expect((await digests.open(token))?.subscriptions).toMatchObject([
      { language: 'en', rhythm: 'monthly', dueAt: '2026-12-21T10:30:00Z' },
    ]);
    expect([await digests.stop(token, id), await digests.stop(token, id)]).toEqual([true, false]);
    expect(await digests.open(token)).toEqual({ email: undefined, subscriptions: [] });
    expect(await digests.stopByMail(token)).toBe('ended');
  });

  it('to several lists is confirmed by the one message of the day, and then more lists can be added at once', async () => {
    const { digests, subscribe, sent, confirmLast, clock } = open();
    for (const list of ['keyword=mars', 'keyword=venus', 'keyword=mars']) await subscribe({ list }, `192.0.2.${list.length}`);
    expect(sent).toHaveLength(1);
    const token = await confirmLast();
    expect((await digests.open(token))?.subscriptions.map(({ list }) => list).sort()).toEqual(['keyword=mars', 'keyword=venus']);
    clock.now += hourMs;
    expect(await subscribe({ list: '' })).toEqual({ kind: 'accepted' });
    expect(sent).toHaveLength(2);
    await confirmLast();
    expect((await digests.open(token))?.subscriptions).toHaveLength(3);
    expect(await digests.stop(token, undefined)).toBe(true);
    expect(await digests.open(token)).toEqual({ email: undefined, subscriptions: [] });
  });

  it('to lists asked for at the same moment is confirmed by one message, and nothing is lost', async () => {
    const { digests, sent, keyService } = open();
    const forms = ['keyword=mars', 'keyword=venus', 'keyword=moon'].map((list) => {
      const choice = { email: 'reader@example.org', list, language: 'en', rhythm: 'weekly' } as const;
      return digests.subscribe({ ...choice, token: keyService.openForm() }, { address: '192.0.2.1' });
    });
    await Promise.all(forms);
    await keyService.settle();
    expect(sent).toHaveLength(1);
    expect(await digests.requests(linkToken(sent[0]))).toHaveLength(3);
  });

  it('is stopped by a POST of a mail program, for the list of that mail alone', async () => {
    const { digests, subscribe, confirmLast } = open();
    for (const list of ['a', 'b']) await subscribe({ list });
    const token = await confirmLast();
    expect([await digests.stopByMail(token), await digests.stopByMail(token)]).toEqual(['stopped', 'ended']);
    expect((await digests.open(token))?.subscriptions).toHaveLength(1);
  });
});

describe('A link', () => {
  it('confirms only what its page listed, and what a stranger added meanwhile keeps waiting', async () => {
    const { digests, subscribe, sent, store } = open();
    await subscribe();
    const link = linkToken(sent[0]);
    const page = await digests.requests(link);
    await subscribe({ list: 'keyword=Visit+evil.example' }, '198.51.100.1');
    const ids = page.map(({ id }) => id);
    // What waits is never taken out of the store, where a process that ends would lose it.
    store.addSubscriptionRequest = () => Promise.reject(new Error('The process has ended.'));
    expect(await digests.confirm(link, ['q_\0', ...ids], state)).toBeDefined();
    expect(await store.subscriptionsOf('reader@example.org')).toMatchObject([{ list: 'keyword=mars' }]);
    expect(await digests.requests(link)).toMatchObject([{ list: 'keyword=Visit+evil.example' }]);
    expect(await digests.confirm(link, ids, state)).toBeUndefined();
  });

  it('that is changed, expired or used twice does nothing', async () => {
    const { digests, subscribe, sent, clock, store, confirm } = open();
    await subscribe();
    const link = linkToken(sent[0]);
    const changed = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
    for (const token of [changed, '', 'x'.repeat(10_000)]) {
      expect([await digests.requests(token), await confirm(token), await digests.open(token)]).toEqual([[], undefined, undefined]);
      expect([await digests.stopByMail(token), await digests.stop(token, undefined)]).toEqual([undefined, false]);
    }
    clock.now += 24 * hourMs;
    expect([await digests.requests(link), await confirm(link)]).toEqual([[], undefined]);
    await subscribe();
    const again = linkToken(sent[1]);
    expect((await confirm(again))?.length).toBe(43);
    expect([await digests.requests(again), await confirm(again)]).toEqual([[], undefined]);
    expect(await store.subscriptionsOf('reader@example.org')).toHaveLength(1);
  });

  it('does not cover the subscription of another address', async () => {
    const { digests, subscribe, confirmLast, store } = open();
    await subscribe();
    const token = await confirmLast();
    await subscribe({ email: 'other@example.org' });
    await confirmLast();
    const [other] = await store.subscriptionsOf('other@example.org');
    expect(await digests.change(token, other?.id ?? '', { language: 'ar', rhythm: 'monthly' })).toBe(false);
    expect(await digests.stop(token, other?.id)).toBe(false);
    expect(await store.subscriptionsOf('other@example.org')).toEqual([other]);
  });
});

describe('The form', () => {
  it('sends a stranger one message a day, with nothing in it that was typed, and answers the same every time', async () => {
    const { subscribe, sent, clock, confirmLast } = open();
    const answers = [await subscribe({ list: 'keyword=Visit+evil.example' }), await subscribe()];
    clock.now += 23 * hourMs;
    answers.push(await subscribe({ list: 'keyword=other' }));
    expect(sent).toHaveLength(1);
    expect(Object.keys(sent[0]?.values ?? {})).toEqual(['link']);
    clock.now += 2 * hourMs;
    answers.push(await subscribe());
    expect(sent).toHaveLength(2);
    await confirmLast();
    answers.push(await subscribe());
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ kind: 'accepted' })));
  });

  it('sends no further message to a mailbox under addresses with tags', async () => {
    const { subscribe, sent } = open();
    for (const tag of ['', '+1', '+a+b', '+']) await subscribe({ email: `reader${tag}@example.org` });
    expect(sent).toMatchObject([{ to: 'reader@example.org' }]);
  });

  it('lets a reader who has confirmed a list follow the next one at once', async () => {
    const { subscribe, sent, confirmLast, store } = open();
    for (const list of ['keyword=mars', 'keyword=venus', 'keyword=moon']) {
      await subscribe({ list });
      await confirmLast();
    }
    expect(sent).toHaveLength(3);
    expect(await store.subscriptionsOf('reader@example.org')).toHaveLength(3);
  });

  it('sends a reader who follows something at most five messages a day', async () => {
    const { subscribe, sent, confirmLast, clock } = open();
    await subscribe();
    await confirmLast();
    for (let turn = 0; turn < 20; turn += 1) {
      clock.now += hourMs / 3;
      await subscribe({ list: `keyword=${turn}` }, `192.0.${turn}.1`);
      if (turn < 2) await confirmLast();
    }
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.length).toBeLessThanOrEqual(5);
  });

  it('is limited per address, network and day, apart from the form of keys', async () => {
    const { subscribe, request } = open();
    const faultsOf = async (count: number, addressOf: (index: number) => string) => {
      const results = [];
      for (let index = 0; index < count; index += 1) results.push(await subscribe({ email: `r${index}@example.org` }, addressOf(index)));
      return results.map((result) => (result.kind === 'faults' ? `${result.status} ${result.faults[0]?.code}` : result.kind));
    };
    const one = await faultsOf(digestFormLimits.perAddressHour + 1, () => '198.51.100.1');
    expect(one.slice(-2)).toEqual(['accepted', '429 too_many_requests']);
    const network = await faultsOf(digestFormLimits.perNetworkDay + 1, (index) => `203.0.113.${index}`);
    expect(network.slice(-2)).toEqual(['accepted', '429 too_many_requests']);
    expect((await request({}, { address: '203.0.113.5' })).kind).toBe('issued');
    const rest = digestFormLimits.perDay - digestFormLimits.perAddressHour - digestFormLimits.perNetworkDay;
    const day = await faultsOf(rest + 1, (index) => `10.${index % 200}.${index}.1`);
    expect(day.slice(-2)).toEqual(['accepted', '429 day_is_full']);
  });

  it('with an address that is none, a spent form or a filled trap stores and sends nothing', async () => {
    const { digests, subscribe, sent, keyService, store } = open();
    for (const email of [
      '',
      'no address',
      'a@b',
      'a@example.org\r\nBcc: b@example.org',
      'a@example.org,b@example.org',
      'a\u061c@example.org',
      'a\u200b@b.example',
    ])
      expect(await subscribe({ email })).toMatchObject({ kind: 'faults', status: 422 });
    const choice = { email: 'reader@example.org', list: '', language: 'en', rhythm: 'weekly' } as const;
    expect(await digests.subscribe({ ...choice, token: 'made up' }, {})).toMatchObject({ kind: 'faults', status: 422 });
    expect(await digests.subscribe({ ...choice, token: keyService.openForm(), website: 'x' }, {})).toEqual({ kind: 'accepted' });
    await keyService.settle();
    expect([sent, await store.subscriptionRequestsOf('reader@example.org', '2026')]).toEqual([[], []]);
  });

  it('counts no message that could not be sent', async () => {
    const { subscribe, sent, post } = open();
    post.fails = true;
    await subscribe();
    post.fails = false;
    await subscribe();
    expect(sent).toHaveLength(1);
  });

  it('keeps the erasure of an operator complete', async () => {
    const { subscribe, confirmLast, keyService, store, digests } = open();
    await subscribe();
    const token = await confirmLast();
    expect(await keyService.operator.erase('Reader@example.org')).toHaveLength(1);
    expect([await store.subscriptionsOf('reader@example.org'), await digests.open(token)]).toEqual([
      [],
      { email: undefined, subscriptions: [] },
    ]);
  });
});

describe('The next digest', () => {
  const at = (iso: string) => Date.parse(iso);
  it.each([
    ['2026-11-21T09:30:00Z', 'weekly', '2026-11-21T09:30:00Z', '2026-11-28T09:30:00.000Z'],
    ['2026-11-21T09:30:00Z', 'weekly', '2026-12-30T00:00:00Z', '2027-01-02T09:30:00.000Z'],
    ['2026-01-31T09:30:00Z', 'monthly', '2026-01-31T09:30:00Z', '2026-02-28T09:30:00.000Z'],
    ['2026-12-15T09:30:00Z', 'monthly', '2027-03-20T00:00:00Z', '2027-04-15T09:30:00.000Z'],
  ] as const)('after %s, %s, from %s, is due at %s', (from, rhythm, now, due) => {
    expect(new Date(nextDue(at(from), rhythm, at(now))).toISOString()).toBe(due);
  });
});
