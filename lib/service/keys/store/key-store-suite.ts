import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeyRow, KeyStore } from './key-store.ts';

const at = '2026-11-21T09:30:00Z';
const keyRow = (id: string, change: Partial<KeyRow> = {}): KeyRow => ({
  id,
  hash: `hash of ${id}`,
  pepperId: 'p-1',
  prefix: 'mdr_live_',
  last4: 'wxyz',
  label: 'مِرصد “Δ”',
  comment: "it's; a -- comment?",
  status: 'active',
  tier: 'verified',
  ownerId: null,
  origins: [],
  createdAt: at,
  verifiedAt: null,
  expiresAt: null,
  lastUsedDay: null,
  warnedAt: null,
  seenInUrlAt: null,
  replaces: null,
  ...change,
});

/** What every key store promises. `open` gives a store on the same empty place each time it is called, as processes of one installation have it. */
export function describeKeyStore(name: string, open: () => Promise<KeyStore>): void {
  describe(`${name} keeps the promises of a key store`, () => {
    let one: KeyStore;
    let two: KeyStore;
    beforeAll(async () => {
      [one, two] = await Promise.all([open(), open()]);
    }, 60_000);
    afterAll(() => Promise.all([one.close(), two.close()]));

    it('a key is found by its hash and by its id, in every process, as it was written', async () => {
      const row = keyRow('k_found', { origins: ['https://a.example', 'https://b.example'], expiresAt: at });
      await one.insert(row);
      expect(await two.findByHash(row.hash)).toEqual(row);
      expect(await two.find('k_found')).toEqual(row);
      expect([await two.find('k_none'), await two.findByHash('')]).toEqual([undefined, undefined]);
    });

    it('a change in one process is seen by the next question of another', async () => {
      await one.insert(keyRow('k_changed'));
      await two.find('k_changed');
      await one.update('k_changed', { tier: 'internal', origins: ['https://c.example'], warnedAt: at });
      expect(await two.find('k_changed')).toMatchObject({ tier: 'internal', origins: ['https://c.example'], warnedAt: at });
    });

    it('a state changes only from where it may, however many change it at once', async () => {
      await one.insert(keyRow('k_state'));
      expect(await two.setStatus('k_state', ['suspended'], 'active')).toBe(false);
      const changed = await Promise.all(
        [one, two, one, two].map((store) => store.setStatus('k_state', ['active', 'rotating'], 'suspended')),
      );
      expect(changed.filter(Boolean)).toHaveLength(1);
      expect([await one.revoke('k_state'), await two.setStatus('k_state', ['suspended'], 'active')]).toEqual([['k_state'], false]);
      expect((await two.find('k_state'))?.status).toBe('revoked');
      expect([await two.revoke('k_state'), await two.revoke('k_none')]).toEqual([[], []]);
    });

    it('an active key is exchanged once', async () => {
      await one.insert(keyRow('k_old'));
      const exchanged = await Promise.all(
        [one, two].map((store, turn) => store.exchange('k_old', at, keyRow(`k_new${turn}`, { replaces: 'k_old' }))),
      );
      expect(exchanged.filter(Boolean)).toHaveLength(1);
      expect(await two.find('k_old')).toMatchObject({ status: 'rotating', expiresAt: at });
      expect((await Promise.all([two.find('k_new0'), two.find('k_new1')])).filter(Boolean)).toHaveLength(1);
    });

    it('with a key ends what it was exchanged for, and nothing else', async () => {
      await one.insert(keyRow('k_line0', { status: 'rotating' }));
      await one.insert(keyRow('k_line1', { status: 'expired', replaces: 'k_line0' }));
      await one.insert(keyRow('k_line2', { status: 'suspended', replaces: 'k_line1' }));
      await one.insert(keyRow('k_line3', { replaces: 'k_line2' }));
      await one.insert(keyRow('k_beside', { replaces: 'k_elsewhere' }));
      expect(await two.revoke('k_line2')).toEqual(['k_line2', 'k_line3']);
      expect((await one.find('k_line0'))?.status).toBe('rotating');
      await one.insert(keyRow('k_line4', { replaces: 'k_line3' }));
      expect(await two.revoke('k_line0')).toEqual(['k_line0', 'k_line4']);
      expect([(await one.find('k_line1'))?.status, (await one.find('k_beside'))?.status]).toEqual(['expired', 'active']);
    });

    it('an exchange that happens while the key is revoked leaves no key behind', async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const [first, second] = [`k_race${turn}`, `k_raced${turn}`];
        await one.insert(keyRow(first));
        await Promise.all([two.exchange(first, at, keyRow(second, { replaces: first })), one.revoke(first)]);
        expect([(await one.find(first))?.status, (await one.find(second))?.status ?? 'revoked']).toEqual(['revoked', 'revoked']);
      }
    });

    it('a second key with the same hash is refused', async () => {
      await one.insert(keyRow('k_first', { hash: 'twice' }));
      await expect(two.insert(keyRow('k_second', { hash: 'twice' }))).rejects.toMatchObject({ kind: 'unavailable' });
    });

    it('keys come oldest first, equal moments by id', async () => {
      const owner = await one.putOwner('order@example.org', 'en', at);
      await one.insert(keyRow('k_b', { ownerId: owner.id }));
      await one.insert(keyRow('k_B', { ownerId: owner.id }));
      await one.insert(keyRow('k_a', { ownerId: owner.id, createdAt: '2026-11-22T09:30:00Z' }));
      expect((await two.ofOwner(owner.id)).map(({ id }) => id)).toEqual(['k_B', 'k_b', 'k_a']);
      const all = (await two.all()).map(({ id }) => id);
      expect(all.indexOf('k_b')).toBeLessThan(all.indexOf('k_a'));
    });

    it('an address has one owner, also when two processes put it at once', async () => {
      const owners = await Promise.all([one, two, one, two].map((store) => store.putOwner('same@example.org', 'ar', at)));
      expect(new Set(owners.map(({ id }) => id)).size).toBe(1);
      expect(await two.ownerOf('same@example.org')).toEqual({ id: owners[0]?.id, email: 'same@example.org', language: 'ar' });
      expect(await two.ownerOf('nobody@example.org')).toBeUndefined();
    });

    it('an erased owner leaves keys that only count', async () => {
      const owner = await one.putOwner('gone@example.org', 'en', at);
      await one.insert(keyRow('k_erased', { ownerId: owner.id, origins: ['https://d.example'] }));
      await one.addLink({ tokenHash: 'link of the erased', purpose: 'session', ownerId: null, keyId: 'k_erased', expiresAt: at });
      await one.eraseOwner(owner.id);
      expect(await two.find('k_erased')).toMatchObject({ status: 'revoked', label: '', comment: '', origins: [], ownerId: null });
      expect([await two.owner(owner.id), await two.link('link of the erased')]).toEqual([undefined, undefined]);
    });

    it('an erased key leaves its owner the others', async () => {
      const owner = await one.putOwner('stays@example.org', 'en', at);
      for (const id of ['k_one', 'k_other']) await one.insert(keyRow(id, { ownerId: owner.id }));
      await one.insert(keyRow('k_after', { replaces: 'k_one' }));
      await one.eraseKey('k_one');
      expect((await two.find('k_after'))?.status).toBe('revoked');
      expect((await two.ofOwner(owner.id)).map(({ id }) => id)).toEqual(['k_other']);
      await one.eraseKey('k_other');
      expect(await two.owner(owner.id)).toBeUndefined();
    });

    it('a request is taken once, however many ask', async () => {
      const request = {
        id: 'r_1',
        tokenHash: 'token',
        state: 'open',
        email: 'r@example.org',
        name: 'R',
        comment: '',
        language: 'ar',
        createdAt: at,
        expiresAt: at,
      } as const;
      await one.addRequest(request);
      expect(await two.requestsOf('r@example.org')).toEqual([request]);
      const taken = await Promise.all([one, two, one, two].map((store) => store.takeRequest('token')));
      expect(taken.filter((found) => found !== undefined)).toEqual([request]);
      await one.addRequest({ ...request, id: 'r_2', tokenHash: null, state: 'waiting' });
      expect((await two.waitingRequests()).map(({ id }) => id)).toEqual(['r_2']);
      expect([await two.removeRequest('r_2'), await one.removeRequest('r_2')]).toEqual([true, false]);
    });

    it('a link is removed once', async () => {
      await one.addLink({ tokenHash: 'once', purpose: 'link', ownerId: null, keyId: null, expiresAt: at });
      expect(await two.link('once')).toEqual({ tokenHash: 'once', purpose: 'link', ownerId: null, keyId: null, expiresAt: at });
      expect((await Promise.all([one, two].map((store) => store.removeLink('once')))).filter(Boolean)).toHaveLength(1);
    });

    it('counters of all processes add up', async () => {
      await one.insert(keyRow('k_used'));
      await one.insert(keyRow('k_used too'));
      const line = (keyId: string, statusClass: string, requests: number) => {
        return { keyId, day: '2026-11-21', operation: 'GetAllResearch', statusClass, requests, bytes: 3_000_000_000 };
      };
      const batches = [one, two, one, two].map((store, turn) =>
        store.addUsage(
          turn % 2
            ? [line('k_used', '2xx', 10), line('k_used too', '2xx', 1)]
            : [line('k_used too', '2xx', 1), line('k_used', '2xx', 10), line('k_used', '304', 5)],
          [],
        ),
      );
      await Promise.all(batches);
      expect([await two.usedOn('k_used', '2026-11-21'), await two.usedOn('k_used', '2026-11-20')]).toEqual([40, 0]);
      expect((await two.usage('k_used', '2026-11-01')).map(({ statusClass, requests, bytes }) => [statusClass, requests, bytes])).toEqual([
        ['2xx', 40, 12_000_000_000],
        ['304', 10, 6_000_000_000],
      ]);
      expect((await two.find('k_used'))?.lastUsedDay).toBe('2026-11-21');
    });

    it('the last twenty errors of a key are kept, the latest first', async () => {
      const errors = Array.from({ length: 25 }, (_, place) => ({ keyId: 'k_errs', at, operation: 'GetAllResearch', status: 400 + place }));
      await one.addUsage([], errors);
      const kept = await two.lastErrors('k_errs', 100);
      expect(kept.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, (_, place) => 424 - place));
    });

    it('what has outlived its purpose is swept, and the audit stays without addresses', async () => {
      await one.audit({ at: '2020-01-01T00:00:00Z', event: 'key.requested', actor: 'person', address: '192.0.2.0/24', detail: 'x' });
      await one.addLink({ tokenHash: 'old', purpose: 'link', ownerId: null, keyId: null, expiresAt: '2020-01-01T00:00:00Z' });
      await two.sweep({ at, addressesBefore: '2026-01-01T00:00:00Z', usageBefore: '2026-11-22' });
      expect(await one.link('old')).toBeUndefined();
      expect(await one.usedOn('k_used', '2026-11-21')).toBe(0);
      expect(await two.auditCount('key.requested', '2019-01-01T00:00:00Z')).toBe(1);
    });
  });
}
