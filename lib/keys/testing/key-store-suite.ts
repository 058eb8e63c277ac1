import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordUse } from '#lib/domain/record-use.ts';
import type { KeyRow } from '#lib/keys/key/key-store.ts';
import type { KeyStore } from '#lib/keys/key/sql-key-store.ts';

const moment = '2026-11-21T09:30:00Z';
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
  createdAt: moment,
  verifiedAt: null,
  expiresAt: null,
  lastUsedDay: null,
  warnedAt: null,
  seenInUrlAt: null,
  replaces: null,
  ...change,
});

/**
 * The contract of every key store. `open` returns a store on the same database at each call, like several processes of one
 * installation. The database is empty at first.
 */
export function describeKeyStore(name: string, open: () => Promise<KeyStore>): void {
  describe(`${name} fulfils the contract of a key store`, () => {
    let firstStore: KeyStore;
    let secondStore: KeyStore;
    beforeAll(async () => {
      [firstStore, secondStore] = await Promise.all([open(), open()]);
    }, 60_000);
    afterAll(() => Promise.all([firstStore.close(), secondStore.close()]));

    it('a key is found by its hash and its id in every process, with the values written', async () => {
      const row = keyRow('k_found', { origins: ['https://a.example', 'https://b.example'], expiresAt: moment });
      await firstStore.insert(row);
      expect(await secondStore.findByHash(row.hash)).toEqual(row);
      expect(await secondStore.find('k_found')).toEqual(row);
      expect([await secondStore.find('k_none'), await secondStore.findByHash('')]).toEqual([undefined, undefined]);
    });

    it('a change in one process is visible to the next query of another', async () => {
      await firstStore.insert(keyRow('k_changed'));
      await secondStore.find('k_changed');
      await firstStore.update('k_changed', { tier: 'internal', origins: ['https://c.example'], warnedAt: moment });
      expect(await secondStore.find('k_changed')).toMatchObject({ tier: 'internal', origins: ['https://c.example'], warnedAt: moment });
    });

    it('a state changes only from the allowed states, however many change it at once', async () => {
      await firstStore.insert(keyRow('k_state'));
      expect(await secondStore.setStatus('k_state', ['suspended'], 'active')).toBe(false);
      const results = await Promise.all(
        [firstStore, secondStore, firstStore, secondStore].map((store) => store.setStatus('k_state', ['active', 'rotating'], 'suspended')),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
      expect([await firstStore.revoke('k_state'), await secondStore.setStatus('k_state', ['suspended'], 'active')]).toEqual([
        ['k_state'],
        false,
      ]);
      expect((await secondStore.find('k_state'))?.status).toBe('revoked');
      expect([await secondStore.revoke('k_state'), await secondStore.revoke('k_none')]).toEqual([[], []]);
    });

    it('an active key is exchanged once', async () => {
      await firstStore.insert(keyRow('k_old'));
      const results = await Promise.all(
        [firstStore, secondStore].map((store, turn) => store.exchange('k_old', moment, keyRow(`k_new${turn}`, { replaces: 'k_old' }))),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
      expect(await secondStore.find('k_old')).toMatchObject({ status: 'rotating', expiresAt: moment });
      expect((await Promise.all([secondStore.find('k_new0'), secondStore.find('k_new1')])).filter(Boolean)).toHaveLength(1);
    });

    it('revoking a key also revokes its successors, and nothing else', async () => {
      await firstStore.insert(keyRow('k_line0', { status: 'rotating' }));
      await firstStore.insert(keyRow('k_line1', { status: 'expired', replaces: 'k_line0' }));
      await firstStore.insert(keyRow('k_line2', { status: 'suspended', replaces: 'k_line1' }));
      await firstStore.insert(keyRow('k_line3', { replaces: 'k_line2' }));
      await firstStore.insert(keyRow('k_beside', { replaces: 'k_elsewhere' }));
      expect(await secondStore.revoke('k_line2')).toEqual(['k_line2', 'k_line3']);
      expect((await firstStore.find('k_line0'))?.status).toBe('rotating');
      await firstStore.insert(keyRow('k_line4', { replaces: 'k_line3' }));
      expect(await secondStore.revoke('k_line0')).toEqual(['k_line0', 'k_line4']);
      expect([(await firstStore.find('k_line1'))?.status, (await firstStore.find('k_beside'))?.status]).toEqual(['expired', 'active']);
    });

    it('an exchange during a revocation leaves no working key', async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const [original, successor] = [`k_race${turn}`, `k_raced${turn}`];
        await firstStore.insert(keyRow(original));
        await Promise.all([secondStore.exchange(original, moment, keyRow(successor, { replaces: original })), firstStore.revoke(original)]);
        expect([(await firstStore.find(original))?.status, (await firstStore.find(successor))?.status ?? 'revoked']).toEqual([
          'revoked',
          'revoked',
        ]);
      }
    });

    it('a second key with the same hash is refused', async () => {
      await firstStore.insert(keyRow('k_first', { hash: 'twice' }));
      await expect(secondStore.insert(keyRow('k_second', { hash: 'twice' }))).rejects.toMatchObject({ kind: 'unavailable' });
    });

    it('keys are listed oldest first, those with equal times by id', async () => {
      const owner = await firstStore.putOwner('order@example.org', 'en', moment);
      await firstStore.insert(keyRow('k_b', { ownerId: owner.id }));
      await firstStore.insert(keyRow('k_B', { ownerId: owner.id }));
      await firstStore.insert(keyRow('k_a', { ownerId: owner.id, createdAt: '2026-11-22T09:30:00Z' }));
      expect((await secondStore.ofOwner(owner.id)).map(({ id }) => id)).toEqual(['k_B', 'k_b', 'k_a']);
      const ids = (await secondStore.all()).map(({ id }) => id);
      expect(ids.indexOf('k_b')).toBeLessThan(ids.indexOf('k_a'));
    });

    it('an address has one owner, also when two processes insert it at once', async () => {
      const owners = await Promise.all(
        [firstStore, secondStore, firstStore, secondStore].map((store) => store.putOwner('same@example.org', 'ar', moment)),
      );
      expect(new Set(owners.map(({ id }) => id)).size).toBe(1);
      expect(await secondStore.ownerOf('same@example.org')).toEqual({ id: owners[0]?.id, email: 'same@example.org', language: 'ar' });
      expect(await secondStore.ownerOf('nobody@example.org')).toBeUndefined();
    });

    it('an erased owner leaves anonymous keys that only count', async () => {
      const owner = await firstStore.putOwner('gone@example.org', 'en', moment);
      await firstStore.insert(keyRow('k_erased', { ownerId: owner.id, origins: ['https://d.example'] }));
      await firstStore.addLink({
        tokenHash: 'link of the erased',
        purpose: 'session',
        ownerId: null,
        keyId: 'k_erased',
        expiresAt: moment,
      });
      await firstStore.eraseOwner(owner.id);
      expect(await secondStore.find('k_erased')).toMatchObject({ status: 'revoked', label: '', comment: '', origins: [], ownerId: null });
      expect([await secondStore.owner(owner.id), await secondStore.link('link of the erased')]).toEqual([undefined, undefined]);
    });

    it('an erased key leaves its owner the others', async () => {
      const owner = await firstStore.putOwner('stays@example.org', 'en', moment);
      for (const id of ['k_one', 'k_other']) await firstStore.insert(keyRow(id, { ownerId: owner.id }));
      await firstStore.insert(keyRow('k_after', { replaces: 'k_one' }));
      await firstStore.eraseKey('k_one');
      expect((await secondStore.find('k_after'))?.status).toBe('revoked');
      expect((await secondStore.ofOwner(owner.id)).map(({ id }) => id)).toEqual(['k_other']);
      await firstStore.eraseKey('k_other');
      expect(await secondStore.owner(owner.id)).toBeUndefined();
    });

    it('a request is taken once, however many callers try', async () => {
      const request = {
        id: 'r_1',
        tokenHash: 'token',
        state: 'open',
        email: 'r@example.org',
        name: 'R',
        comment: '',
        language: 'ar',
        createdAt: moment,
        expiresAt: moment,
      } as const;
      await firstStore.addRequest(request);
      expect(await secondStore.requestsOf('r@example.org')).toEqual([request]);
      const requests = await Promise.all([firstStore, secondStore, firstStore, secondStore].map((store) => store.takeRequest('token')));
      expect(requests.filter((found) => found !== undefined)).toEqual([request]);
      await firstStore.addRequest({ ...request, id: 'r_2', tokenHash: null, state: 'waiting' });
      expect((await secondStore.waitingRequests()).map(({ id }) => id)).toEqual(['r_2']);
      expect([await secondStore.removeRequest('r_2'), await firstStore.removeRequest('r_2')]).toEqual([true, false]);
    });

    it('a link is removed once', async () => {
      await firstStore.addLink({ tokenHash: 'once', purpose: 'link', ownerId: null, keyId: null, expiresAt: moment });
      expect(await secondStore.link('once')).toEqual({ tokenHash: 'once', purpose: 'link', ownerId: null, keyId: null, expiresAt: moment });
      expect((await Promise.all([firstStore, secondStore].map((store) => store.removeLink('once')))).filter(Boolean)).toHaveLength(1);
    });

    it('counters of all processes add up', async () => {
      await firstStore.insert(keyRow('k_used'));
      await firstStore.insert(keyRow('k_used too'));
      const line = (keyId: string, statusClass: string, requests: number) => {
        return { keyId, day: '2026-11-21', operation: 'GetAllResearch', statusClass, requests, bytes: 3_000_000_000 };
      };
      const batches = [firstStore, secondStore, firstStore, secondStore].map((store, turn) =>
        store.addUsage(
          turn % 2
            ? [line('k_used', '2xx', 10), line('k_used too', '2xx', 1)]
            : [line('k_used too', '2xx', 1), line('k_used', '2xx', 10), line('k_used', '304', 5)],
          [],
        ),
      );
      await Promise.all(batches);
      expect([await secondStore.usedOn('k_used', '2026-11-21'), await secondStore.usedOn('k_used', '2026-11-20')]).toEqual([40, 0]);
      expect(
        (await secondStore.usage('k_used', '2026-11-01')).map(({ statusClass, requests, bytes }) => [statusClass, requests, bytes]),
      ).toEqual([
        ['2xx', 40, 12_000_000_000],
        ['304', 10, 6_000_000_000],
      ]);
      expect((await secondStore.find('k_used'))?.lastUsedDay).toBe('2026-11-21');
    });

    it('the last twenty errors of a key are stored, the latest first', async () => {
      const errors = Array.from({ length: 25 }, (_, index) => ({
        keyId: 'k_errs',
        at: moment,
        operation: 'GetAllResearch',
        status: 400 + index,
      }));
      await firstStore.addUsage([], errors);
      const lastErrors = await secondStore.lastErrors('k_errs', 100);
      expect(lastErrors.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, (_, index) => 424 - index));
    });

    it('the uses of a record are added up whichever process counted them, and go with the sweep', async () => {
      const line = (day: string, recordId: string, use: RecordUse, count: number) => ({ day, recordId, use, count });
      await Promise.all([
        firstStore.addRecordUse([line('2026-11-21', '7', 'view', 3), line('2026-11-21', '12', 'file', 1)]),
        secondStore.addRecordUse([
          line('2026-11-21', '12', 'file', 1),
          line('2026-11-21', '7', 'view', 2),
          line('2026-11-22', '7', 'view', 1),
        ]),
      ]);
      const seven = [line('2026-11-21', '7', 'view', 5), line('2026-11-22', '7', 'view', 1)];
      expect(await secondStore.recordUse('2026-11-21', '7')).toEqual(seven);
      expect(await firstStore.recordUse('2026-11-21')).toEqual([line('2026-11-21', '12', 'file', 2), ...seven]);
      await firstStore.sweep({ at: moment, addressesBefore: moment, usageBefore: '2026-11-22' });
      expect(await secondStore.recordUse('2020-01-01')).toEqual([line('2026-11-22', '7', 'view', 1)]);
    });

    it('expired data are removed, and the audit stays without addresses', async () => {
      await firstStore.audit({ at: '2020-01-01T00:00:00Z', event: 'key.requested', actor: 'person', address: '192.0.2.0/24', detail: 'x' });
      await firstStore.addLink({ tokenHash: 'old', purpose: 'link', ownerId: null, keyId: null, expiresAt: '2020-01-01T00:00:00Z' });
      await secondStore.sweep({ at: moment, addressesBefore: '2026-01-01T00:00:00Z', usageBefore: '2026-11-22' });
      expect(await firstStore.link('old')).toBeUndefined();
      expect(await firstStore.usedOn('k_used', '2026-11-21')).toBe(0);
      expect(await secondStore.auditCount('key.requested', '2019-01-01T00:00:00Z')).toBe(1);
    });
  });
}
