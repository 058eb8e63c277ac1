import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { Secrets } from '#lib/keys/key/secrets.ts';
import { cutAddress } from '#lib/keys/limits/limit-headers.ts';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import { openSqliteKeyStore } from '#lib/keys/store/open-key-store.ts';
import { issueKey } from '#lib/keys/use/issue-key.ts';
import { keyVerifier } from '#lib/keys/use/verify-key.ts';
import { linkToken, openTestKeyService } from '#lib/testing/open-test-key-service.ts';
import { runKeysCommand } from './keys-command.ts';

const dayMs = 86_400_000;
const issue = async (test: ReturnType<typeof openTestKeyService>) => {
  const result = await test.request();
  if (result.kind !== 'issued') throw new Error('not issued');
  return result.issued;
};
const use = (test: ReturnType<typeof openTestKeyService>, keyId: string, status = 200, operation = 'GetAllResearch') =>
  test.keyService.count({ keyId, operation, status, bytes: 100 });

describe('states', () => {
  it('of a key change from active to suspended, back to active, and to revoked for good', async () => {
    const test = openTestKeyService();
    const { key, keyId } = await issue(test);
    const { operator, verify } = test.keyService;
    const kind = async () => (await verify(key)).kind;
    expect([await operator.resume(keyId), await kind()]).toEqual([false, 'valid']);
    expect([await operator.suspend(keyId), await kind()]).toEqual([true, 'suspended']);
    expect([await operator.resume(keyId), await kind()]).toEqual([true, 'valid']);
    expect([await operator.revoke(keyId), await kind()]).toEqual([[keyId], 'revoked']);
    expect([await operator.suspend(keyId), await operator.resume(keyId), await kind()]).toEqual([false, false, 'revoked']);
    await test.keyService.close();
  });
  it('a rotated key keeps its last week through a suspension', async () => {
    const test = openTestKeyService();
    const { key, keyId } = await issue(test);
    const session = (await test.keyService.openByKey(key)) as string;
    await test.keyService.manage.rotate(session, keyId, {});
    expect([await test.keyService.operator.suspend(keyId), await test.keyService.operator.resume(keyId)]).toEqual([true, true]);
    expect((await test.store.find(keyId))?.status).toBe('rotating');
    expect(await test.keyService.manage.rotate(session, keyId, {})).toBeUndefined();
    await test.keyService.close();
  });
  it('a thief who exchanged a stolen key loses both when the key is revoked', async () => {
    const test = openTestKeyService();
    const { key, keyId } = await issue(test);
    const stolen = await test.keyService.manage.rotate((await test.keyService.openByKey(key)) as string, keyId, {});
    const again = await test.keyService.manage.rotate((await test.keyService.openByKey(stolen!.key)) as string, stolen!.keyId, {});
    expect((await test.keyService.verify(again!.key)).kind).toBe('valid');
    expect(await test.keyService.revokeByKey(key, {})).toEqual({ keyId });
    for (const keyText of [key, stolen!.key, again!.key]) expect((await test.keyService.verify(keyText)).kind).toBe('revoked');
    expect(await test.store.auditCount('key.revoked', '2026')).toBe(3);
    await test.keyService.close();
  });
  it('a rotated key works for seven more days, and its successor at once with the same name and origins', async () => {
    const test = openTestKeyService();
    const { key, keyId } = await issue(test);
    const session = (await test.keyService.openByKey(key)) as string;
    await test.keyService.manage.setOrigins(session, keyId, ['https://client.example']);
    const fresh = await test.keyService.manage.rotate(session, keyId, {});
    expect(await test.keyService.verify(fresh!.key)).toMatchObject({ kind: 'valid', origins: ['https://client.example'] });
    expect(await test.keyService.manage.rotate(session, keyId, {})).toBeUndefined();
    test.clock.now += 7 * dayMs - 61_000;
    expect((await test.keyService.verify(key)).kind).toBe('valid');
    test.clock.now += 61_000;
    expect((await test.keyService.verify(key)).kind).toBe('expired');
    expect(await test.keyService.sweep()).toMatchObject({ expired: 1 });
    expect((await test.store.find(keyId))?.status).toBe('expired');
    await test.keyService.close();
  });
  it('a key revoked in another process ends within a second here', async () => {
    const test = openTestKeyService();
    const { key, keyId } = await issue(test);
    expect((await test.keyService.verify(key)).kind).toBe('valid');
    await test.store.revoke(keyId);
    expect((await test.keyService.verify(key)).kind).toBe('valid');
    test.clock.now += 1000;
    expect((await test.keyService.verify(key)).kind).toBe('revoked');
    await test.keyService.close();
  });
  it('a recently verified key stays valid for ten minutes while the store is unavailable; an unseen one does not', async () => {
    const store = openSqliteKeyStore(':memory:');
    let away = false;
    const failing = { ...store, findByHash: (hash: string) => (away ? Promise.reject(new Error('away')) : store.findByHash(hash)) };
    const clock = { now: Date.UTC(2026, 10, 21) };
    const peppers: Secrets['peppers'] = [{ id: 'p', value: 'a pepper of this test' }];
    const parts = { peppers, clock: () => clock.now };
    const { verify } = keyVerifier({ store: failing, ...parts });
    const issue = async () => {
      const secrets = { ...parts, cursor: '', form: '' };
      const limiter = createLimiter(parts.clock);
      const keyService = {
        store,
        secrets,
        mode: 'instant',
        mailer: undefined,
        siteUrl: '',
        limiter,
        clock: parts.clock,
        logger: undefined,
      } as const;
      return (await issueKey(keyService, { name: 'k', ownerId: null, tier: 'verified', verified: true }, { actor: 'operator' })).key;
    };
    const [verifiedKey, unknown] = [await issue(), await issue()];
    await verify(verifiedKey);
    away = true;
    clock.now += 599_000;
    expect((await verify(verifiedKey)).kind).toBe('valid');
    await expect(verify(unknown)).rejects.toThrow('away');
    clock.now += 2000;
    await expect(verify(verifiedKey)).rejects.toThrow('away');
    await store.close();
  });
  it('anyone who holds a key can revoke it', async () => {
    const test = openTestKeyService();
    const { key, keyId } = await issue(test);
    expect(await test.keyService.revokeByKey(`${key.slice(0, -1)}x`, {})).toBeUndefined();
    expect(await test.keyService.revokeByKey(` ${key} `, {})).toEqual({ keyId });
    expect((await test.keyService.verify(key)).kind).toBe('revoked');
    expect(await test.keyService.revokeByKey(key, {})).toEqual({ keyId });
    await test.keyService.close();
  });
  it('the owner of an unused key is warned after a year, and the key expires a month later unless it is used', async () => {
    const test = openTestKeyService({ mail: true });
    const [idle, usedKey] = [await issue(test), await issue(test)];
    test.clock.now += 366 * dayMs;
    expect(await test.keyService.sweep()).toEqual({ expired: 0, warned: 2 });
    expect(test.sent.map((mail) => mail.name)).toEqual(['unused', 'unused']);
    use(test, usedKey.keyId);
    await test.keyService.flush();
    test.clock.now += 31 * dayMs;
    expect(await test.keyService.sweep()).toEqual({ expired: 1, warned: 0 });
    expect([(await test.keyService.verify(idle.key)).kind, (await test.keyService.verify(usedKey.key)).kind]).toEqual(['expired', 'valid']);
    await test.keyService.close();
  });
});

describe('the page of the keys', () => {
  it('opens once by a mailed link, for half an hour, and only for owners of keys', async () => {
    const test = openTestKeyService({ mail: true });
    const { keyId } = await issue(test);
    const ask = async (email: string) => {
      const token = test.keyService.openForm();
      test.clock.now += 5000;
      const answer = await test.keyService.requestManageLink({ email, token }, {});
      await test.keyService.settle();
      return answer;
    };
    expect(await ask('nobody@example.org')).toEqual({ kind: 'accepted' });
    expect(test.sent).toEqual([]);
    expect(await ask('someone@example.org')).toEqual({ kind: 'accepted' });
    const session = await test.keyService.openByLink(linkToken(test.sent[0]));
    expect(await test.keyService.openByLink(linkToken(test.sent[0]))).toBeUndefined();
    expect(await test.keyService.manage.list(session!)).toMatchObject([{ id: keyId, hint: expect.stringMatching(/^mdr_live_….{4}$/) }]);
    expect(await test.keyService.manage.list(linkToken(test.sent[0]))).toBeUndefined();
    const closed = (await test.keyService.openByKey((await issue(test)).key)) as string;
    await test.keyService.closeSession(closed);
    expect([await test.keyService.manage.list(closed), await test.keyService.manage.exportData(closed, {})]).toEqual([
      undefined,
      undefined,
    ]);
    test.clock.now += 1_800_000;
    expect(await test.keyService.manage.list(session!)).toBeUndefined();
    await test.keyService.close();
  });
  it('one key shown as proof opens that key and no other', async () => {
    const test = openTestKeyService();
    const [one, two] = [await issue(test), await issue(test)];
    const session = (await test.keyService.openByKey(one.key)) as string;
    expect((await test.keyService.manage.list(session))?.map((key) => key.id)).toEqual([one.keyId]);
    expect(await test.keyService.manage.revoke(session, two.keyId, {})).toBe(false);
    expect(await test.keyService.manage.rename(session, one.keyId, 'New name')).toBe(true);
    expect(await test.keyService.manage.rename(session, one.keyId, '')).toBe(false);
    expect((await test.store.find(one.keyId))?.label).toBe('New name');
    await test.keyService.close();
  });
  it.each([
    ['its finder', async (test, key) => void (await test.keyService.revokeByKey(key, {}))],
    ['the operator', async (test, _key, id) => void (await test.keyService.operator.revoke(id))],
    ['another process', async (test, _key, id) => void (await test.store.revoke(id))],
    ['time', async (test, _key, id) => void (await test.store.setStatus(id, ['active'], 'expired'))],
  ] as const satisfies readonly (readonly [
    string,
    (test: ReturnType<typeof openTestKeyService>, key: string, id: string) => Promise<void>,
  ])[])('does not open with a key ended by %s, and closes if it was open; the mailed link still opens it', async (_who, end) => {
    const test = openTestKeyService({ mail: true });
    const { key, keyId } = await issue(test);
    const [open, copied] = [(await test.keyService.openByKey(key)) as string, (await test.keyService.openByKey(key)) as string];
    await end(test, key, keyId);
    expect(await test.keyService.openByKey(key)).toBeUndefined();
    expect([await test.keyService.manage.list(open), await test.keyService.manage.exportData(copied, {})]).toEqual([undefined, undefined]);
    expect([await test.keyService.manage.rename(open, keyId, 'Mine'), await test.keyService.manage.erase(open, {})]).toEqual([
      false,
      false,
    ]);
    const token = test.keyService.openForm();
    test.clock.now += 5000;
    await test.keyService.requestManageLink({ email: 'someone@example.org', token }, {});
    await test.keyService.settle();
    const owner = (await test.keyService.openByLink(linkToken(test.sent[0]))) as string;
    expect(await test.keyService.manage.list(owner)).toMatchObject([{ id: keyId }]);
    expect(await test.keyService.manage.erase(owner, {})).toBe(true);
    expect(await test.store.ownerOf('someone@example.org')).toBeUndefined();
    await test.keyService.close();
  });
  it('stays open for a key that is suspended, which has not ended', async () => {
    const test = openTestKeyService();
    const { key, keyId } = await issue(test);
    await test.keyService.operator.suspend(keyId);
    expect(await test.keyService.manage.list((await test.keyService.openByKey(key)) as string)).toMatchObject([
      { id: keyId, status: 'suspended' },
    ]);
    await test.keyService.close();
  });
  it('shows usage, remaining quota and errors, without queries', async () => {
    const test = openTestKeyService();
    const { key, keyId } = await issue(test);
    for (const status of [200, 200, 304, 400, 429]) use(test, keyId, status);
    use(test, keyId, 404, 'GetResearchById');
    const [listedKey] = (await test.keyService.manage.list((await test.keyService.openByKey(key)) as string)) ?? [];
    expect(listedKey?.today).toEqual({ requests: 4, remaining: 496 });
    expect(listedKey?.days).toHaveLength(30);
    expect(listedKey?.days.at(-1)).toEqual({ day: '2026-11-21', requests: 6 });
    expect(listedKey?.lastErrors.map((error) => error.status)).toEqual([404, 429, 400]);
    expect((await test.store.find(keyId))?.lastUsedDay).toBe('2026-11-21');
    await test.keyService.close();
  });
  it('refuses an invalid origin', async () => {
    const test = openTestKeyService();
    const { key, keyId } = await issue(test);
    const session = (await test.keyService.openByKey(key)) as string;
    for (const wrong of ['example.org', 'https://example.org/', 'https://example.org/path', 'ftp://example.org', 'null', '*']) {
      expect(await test.keyService.manage.setOrigins(session, keyId, [wrong]), wrong).toBe(false);
    }
    expect(await test.keyService.manage.setOrigins(session, keyId, ['http://localhost:5173', 'https://مثال.example'])).toBe(false);
    expect(await test.keyService.manage.setOrigins(session, keyId, ['http://localhost:5173'])).toBe(true);
    await test.keyService.close();
  });
});

describe('my data', () => {
  it('can be exported and erased; ids and counters stay', async () => {
    const test = openTestKeyService({ mail: true });
    const { key, keyId } = await issue(test);
    use(test, keyId);
    const token = test.keyService.openForm();
    test.clock.now += 5000;
    await test.keyService.requestManageLink({ email: 'someone@example.org', token }, {});
    await test.keyService.settle();
    const session = (await test.keyService.openByLink(linkToken(test.sent[0]))) as string;
    expect(await test.keyService.manage.exportData(session, {})).toMatchObject({
      email: 'someone@example.org',
      keys: [{ id: keyId, name: 'Test client', usage: [{ requests: 1 }] }],
    });
    expect(await test.keyService.manage.erase(session, {})).toBe(true);
    expect((await test.keyService.verify(key)).kind).toBe('revoked');
    expect(await test.store.ownerOf('someone@example.org')).toBeUndefined();
    expect(await test.store.find(keyId)).toMatchObject({ label: '', comment: '', ownerId: null });
    expect(await test.store.usage(keyId, '0000')).toHaveLength(1);
    expect(await test.keyService.manage.list(session)).toBeUndefined();
    await test.keyService.close();
  });
  it('of one key are erased with the key, and the address with the last key', async () => {
    const test = openTestKeyService();
    const [one, two] = [await issue(test), await issue(test)];
    for (const { key } of [one, two]) {
      expect(await test.store.ownerOf('someone@example.org')).toBeDefined();
      expect(await test.keyService.manage.erase((await test.keyService.openByKey(key)) as string, {})).toBe(true);
    }
    expect(await test.store.ownerOf('someone@example.org')).toBeUndefined();
    await test.keyService.close();
  });
});

describe('the audit', () => {
  it('is append-only, keeps all events and removes addresses after 30 days', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'madar-audit-'));
    const store = openSqliteKeyStore(join(folder, 'a.sqlite'));
    await store.audit({ at: '2026-11-01T00:00:00Z', event: 'key.issued', actor: 'person', keyId: 'k_1', address: '192.0.2.0/24' });
    const database = new DatabaseSync(join(folder, 'a.sqlite'));
    expect(() => database.exec('DELETE FROM audit')).toThrow(/append-only/);
    expect(() => database.exec(`UPDATE audit SET key_id = 'k_2'`)).toThrow(/append-only/);
    expect(() => database.exec(`UPDATE audit SET address = '198.51.100.0/24'`)).toThrow(/append-only/);
    await store.sweep({ at: '2026-12-02T00:00:00Z', addressesBefore: '2026-11-02T00:00:00Z', usageBefore: '2025-01-01' });
    expect(database.prepare('SELECT event, actor, key_id, address FROM audit').all()).toMatchObject([
      { event: 'key.issued', actor: 'person', key_id: 'k_1', address: null },
    ]);
    database.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  it('names every step of a key', async () => {
    const test = openTestKeyService();
    const { key, keyId } = await issue(test);
    await test.keyService.seenInUrl(key);
    await test.keyService.operator.setTier(keyId, 'verified');
    await test.keyService.revokeByKey(key, {});
    for (const event of ['key.requested', 'key.issued', 'key.seen_in_url', 'limit.changed', 'key.revoked'] as const)
      expect(await test.store.auditCount(event, '2026'), event).toBe(1);
    expect((await test.store.find(keyId))?.seenInUrlAt).toBe('2026-11-21T09:30:10Z');
    await test.keyService.close();
  });
  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
    ['2001:db8::4', '2001:db8:0::/48'],
    [undefined, undefined],
  ])('truncates the address %s to %s', (address, cut) => expect(cutAddress(address)).toBe(cut));
});

describe('the operator', () => {
  it('issues a key whose last line is the key alone', async () => {
    const { keyService } = openTestKeyService();
    const { lines, exitCode } = await runKeysCommand(keyService, [
      'issue',
      '--name',
      'Cli',
      '--email',
      'cli@example.org',
      '--tier',
      'internal',
    ]);
    expect(exitCode).toBe(0);
    expect(await keyService.verify(lines.at(-1) as string)).toMatchObject({ kind: 'valid', tier: 'internal' });
    expect((await runKeysCommand(keyService, ['list'])).lines).toHaveLength(1);
    await keyService.close();
  });
  it('erases the holder of an address: the keys end, and no personal data stay', async () => {
    const { keyService } = openTestKeyService();
    const issue = (name: string, email: string) => runKeysCommand(keyService, ['issue', '--name', name, '--email', email]);
    const gone = (await issue('Gone', 'gone@example.org')).lines.at(-1) as string;
    const other = (await issue('Other', 'other@example.org')).lines.at(-1) as string;
    expect(await runKeysCommand(keyService, ['erase', 'Gone@example.org'])).toMatchObject({
      exitCode: 0,
      lines: [expect.stringMatching(/^k_\w+\terased$/)],
    });
    expect(await keyService.verify(gone)).toMatchObject({ kind: 'revoked' });
    expect(await keyService.verify(other)).toMatchObject({ kind: 'valid' });
    expect((await runKeysCommand(keyService, ['list'])).lines.join('\n')).not.toContain('Gone');
    expect((await runKeysCommand(keyService, ['erase', 'gone@example.org'])).exitCode).toBe(1);
    await keyService.close();
  });
  it.each([
    [['issue']],
    [['issue', '--name', 'X', '--tier', 'none']],
    [['issue', '--unknown']],
    [['nonsense']],
    [[]],
    [['tier', 'k_1', 'none']],
  ])('prints the usage after %j', async (args) => {
    const { keyService } = openTestKeyService();
    expect((await runKeysCommand(keyService, args)).exitCode).toBe(2);
    await keyService.close();
  });
  it.each([['revoke'], ['suspend'], ['resume'], ['approve']])('%s of something unknown fails', async (command) => {
    const { keyService } = openTestKeyService();
    expect((await runKeysCommand(keyService, [command, 'k_unknown'])).exitCode).toBe(1);
    await keyService.close();
  });
});
