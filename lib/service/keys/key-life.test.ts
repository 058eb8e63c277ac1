import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createLimiter } from '#lib/service/limits/limiter.ts';
import { linkToken, openTestDesk } from '#lib/service/testing/open-test-desk.ts';
import { cutAddress } from './cut-address.ts';
import { issueKey } from './issue-key.ts';
import { runKeysCommand } from './keys-command.ts';
import { openSqliteKeyStore } from './sqlite-key-store.ts';
import { keyVerifier } from './verify-key.ts';

const dayMs = 86_400_000;
const issue = async (test: ReturnType<typeof openTestDesk>) => {
  const result = await test.request();
  if (result.kind !== 'issued') throw new Error('not issued');
  return result.issued;
};
const use = (test: ReturnType<typeof openTestDesk>, keyId: string, status = 200, operation = 'GetAllResearch') =>
  test.desk.count({ keyId, operation, status, bytes: 100 });

describe('states', () => {
  it('active, suspended, active again, revoked', async () => {
    const test = openTestDesk();
    const { key, keyId } = await issue(test);
    const { operator, verify } = test.desk;
    const kind = async () => (await verify(key)).kind;
    expect([await operator.resume(keyId), await kind()]).toEqual([false, 'valid']);
    expect([await operator.suspend(keyId), await kind()]).toEqual([true, 'suspended']);
    expect([await operator.resume(keyId), await kind()]).toEqual([true, 'valid']);
    expect([await operator.revoke(keyId), await kind()]).toEqual([[keyId], 'revoked']);
    expect([await operator.suspend(keyId), await operator.resume(keyId), await kind()]).toEqual([false, false, 'revoked']);
    await test.desk.close();
  });
  it('a key in its last week is still in it after it was suspended', async () => {
    const test = openTestDesk();
    const { key, keyId } = await issue(test);
    const session = (await test.desk.openByKey(key)) as string;
    await test.desk.manage.rotate(session, keyId, {});
    expect([await test.desk.operator.suspend(keyId), await test.desk.operator.resume(keyId)]).toEqual([true, true]);
    expect((await test.store.find(keyId))?.status).toBe('rotating');
    expect(await test.desk.manage.rotate(session, keyId, {})).toBeUndefined();
    await test.desk.close();
  });
  it('whoever stole a key and exchanged it loses both when the key is ended', async () => {
    const test = openTestDesk();
    const { key, keyId } = await issue(test);
    const stolen = await test.desk.manage.rotate((await test.desk.openByKey(key)) as string, keyId, {});
    const again = await test.desk.manage.rotate((await test.desk.openByKey(stolen!.key)) as string, stolen!.keyId, {});
    expect((await test.desk.verify(again!.key)).kind).toBe('valid');
    expect(await test.desk.revokeByKey(key, {})).toEqual({ keyId });
    for (const one of [key, stolen!.key, again!.key]) expect((await test.desk.verify(one)).kind).toBe('revoked');
    expect(await test.store.auditCount('key.revoked', '2026')).toBe(3);
    await test.desk.close();
  });
  it('a rotated key works seven more days, the new one from now on, with the same name and origins', async () => {
    const test = openTestDesk();
    const { key, keyId } = await issue(test);
    const session = (await test.desk.openByKey(key)) as string;
    await test.desk.manage.setOrigins(session, keyId, ['https://client.example']);
    const fresh = await test.desk.manage.rotate(session, keyId, {});
    expect(await test.desk.verify(fresh!.key)).toMatchObject({ kind: 'valid', origins: ['https://client.example'] });
    expect(await test.desk.manage.rotate(session, keyId, {})).toBeUndefined();
    test.clock.now += 7 * dayMs - 61_000;
    expect((await test.desk.verify(key)).kind).toBe('valid');
    test.clock.now += 61_000;
    expect((await test.desk.verify(key)).kind).toBe('expired');
    expect(await test.desk.sweep()).toMatchObject({ expired: 1 });
    expect((await test.store.find(keyId))?.status).toBe('expired');
    await test.desk.close();
  });
  it('a key revoked in another process ends within a second here', async () => {
    const test = openTestDesk();
    const { key, keyId } = await issue(test);
    expect((await test.desk.verify(key)).kind).toBe('valid');
    await test.store.revoke(keyId);
    expect((await test.desk.verify(key)).kind).toBe('valid');
    test.clock.now += 1000;
    expect((await test.desk.verify(key)).kind).toBe('revoked');
    await test.desk.close();
  });
  it('a good key counts for ten minutes while the store is away, one nobody has seen does not', async () => {
    const store = openSqliteKeyStore(':memory:');
    let away = false;
    const failing = { ...store, findByHash: (hash: string) => (away ? Promise.reject(new Error('away')) : store.findByHash(hash)) };
    const clock = { now: Date.UTC(2026, 10, 21) };
    const parts = { peppers: [{ id: 'p', value: 'a pepper of this test' }], clock: () => clock.now };
    const { verify } = keyVerifier({ store: failing, ...parts });
    const issue = async () => {
      const secrets = { ...parts, cursor: '', form: '' };
      const limiter = createLimiter(parts.clock);
      const desk = {
        store,
        secrets,
        mode: 'instant',
        mailer: undefined,
        siteUrl: '',
        limiter,
        clock: parts.clock,
        logger: undefined,
      } as const;
      return (await issueKey(desk, { name: 'k', ownerId: null, tier: 'verified', verified: true }, { actor: 'operator' })).key;
    };
    const [known, unknown] = [await issue(), await issue()];
    await verify(known);
    away = true;
    clock.now += 599_000;
    expect((await verify(known)).kind).toBe('valid');
    await expect(verify(unknown)).rejects.toThrow('away');
    clock.now += 2000;
    await expect(verify(known)).rejects.toThrow('away');
    await store.close();
  });
  it('whoever holds a key can end it', async () => {
    const test = openTestDesk();
    const { key, keyId } = await issue(test);
    expect(await test.desk.revokeByKey(`${key.slice(0, -1)}x`, {})).toBeUndefined();
    expect(await test.desk.revokeByKey(` ${key} `, {})).toEqual({ keyId });
    expect((await test.desk.verify(key)).kind).toBe('revoked');
    expect(await test.desk.revokeByKey(key, {})).toEqual({ keyId });
    await test.desk.close();
  });
  it('a key that nobody uses is warned after a year and expires a month later, unless it is used', async () => {
    const test = openTestDesk({ mail: true });
    const [idle, used] = [await issue(test), await issue(test)];
    test.clock.now += 366 * dayMs;
    expect(await test.desk.sweep()).toEqual({ expired: 0, warned: 2 });
    expect(test.sent.map((mail) => mail.name)).toEqual(['unused', 'unused']);
    use(test, used.keyId);
    await test.desk.flush();
    test.clock.now += 31 * dayMs;
    expect(await test.desk.sweep()).toEqual({ expired: 1, warned: 0 });
    expect([(await test.desk.verify(idle.key)).kind, (await test.desk.verify(used.key)).kind]).toEqual(['expired', 'valid']);
    await test.desk.close();
  });
});

describe('the page of the keys', () => {
  it('opens by a mailed link, once, for half an hour, and only for who holds keys', async () => {
    const test = openTestDesk({ mail: true });
    const { keyId } = await issue(test);
    const ask = async (email: string) => {
      const token = test.desk.openForm();
      test.clock.now += 5000;
      const answer = await test.desk.requestManageLink({ email, token }, {});
      await test.desk.settle();
      return answer;
    };
    expect(await ask('nobody@example.org')).toEqual({ kind: 'accepted' });
    expect(test.sent).toEqual([]);
    expect(await ask('someone@example.org')).toEqual({ kind: 'accepted' });
    const session = await test.desk.openByLink(linkToken(test.sent[0]));
    expect(await test.desk.openByLink(linkToken(test.sent[0]))).toBeUndefined();
    expect(await test.desk.manage.list(session!)).toMatchObject([{ id: keyId, hint: expect.stringMatching(/^mdr_live_….{4}$/) }]);
    expect(await test.desk.manage.list(linkToken(test.sent[0]))).toBeUndefined();
    const closed = (await test.desk.openByKey((await issue(test)).key)) as string;
    await test.desk.closeSession(closed);
    expect([await test.desk.manage.list(closed), await test.desk.manage.exportData(closed, {})]).toEqual([undefined, undefined]);
    test.clock.now += 1_800_000;
    expect(await test.desk.manage.list(session!)).toBeUndefined();
    await test.desk.close();
  });
  it('one key shown as proof opens that key and no other', async () => {
    const test = openTestDesk();
    const [one, two] = [await issue(test), await issue(test)];
    const session = (await test.desk.openByKey(one.key)) as string;
    expect((await test.desk.manage.list(session))?.map((key) => key.id)).toEqual([one.keyId]);
    expect(await test.desk.manage.revoke(session, two.keyId, {})).toBe(false);
    expect(await test.desk.manage.rename(session, one.keyId, 'New name')).toBe(true);
    expect(await test.desk.manage.rename(session, one.keyId, '')).toBe(false);
    expect((await test.store.find(one.keyId))?.label).toBe('New name');
    await test.desk.close();
  });
  it.each([
    ['its finder', async (test, key) => void (await test.desk.revokeByKey(key, {}))],
    ['the operator', async (test, _key, id) => void (await test.desk.operator.revoke(id))],
    ['another process', async (test, _key, id) => void (await test.store.revoke(id))],
    ['time', async (test, _key, id) => void (await test.store.setStatus(id, ['active'], 'expired'))],
  ] as const satisfies readonly (readonly [string, (test: ReturnType<typeof openTestDesk>, key: string, id: string) => Promise<void>])[])(
    'does not open by a key that %s has ended, and closes where it was open; the mailed link still opens it',
    async (_who, end) => {
      const test = openTestDesk({ mail: true });
      const { key, keyId } = await issue(test);
      const [open, copied] = [(await test.desk.openByKey(key)) as string, (await test.desk.openByKey(key)) as string];
      await end(test, key, keyId);
      expect(await test.desk.openByKey(key)).toBeUndefined();
      expect([await test.desk.manage.list(open), await test.desk.manage.exportData(copied, {})]).toEqual([undefined, undefined]);
      expect([await test.desk.manage.rename(open, keyId, 'Mine'), await test.desk.manage.erase(open, {})]).toEqual([false, false]);
      const token = test.desk.openForm();
      test.clock.now += 5000;
      await test.desk.requestManageLink({ email: 'someone@example.org', token }, {});
      await test.desk.settle();
      const owner = (await test.desk.openByLink(linkToken(test.sent[0]))) as string;
      expect(await test.desk.manage.list(owner)).toMatchObject([{ id: keyId }]);
      expect(await test.desk.manage.erase(owner, {})).toBe(true);
      expect(await test.store.ownerOf('someone@example.org')).toBeUndefined();
      await test.desk.close();
    },
  );
  it('stays open for a key that is suspended, which has not ended', async () => {
    const test = openTestDesk();
    const { key, keyId } = await issue(test);
    await test.desk.operator.suspend(keyId);
    expect(await test.desk.manage.list((await test.desk.openByKey(key)) as string)).toMatchObject([{ id: keyId, status: 'suspended' }]);
    await test.desk.close();
  });
  it('shows what was used, what is left and what went wrong, without queries', async () => {
    const test = openTestDesk();
    const { key, keyId } = await issue(test);
    for (const status of [200, 200, 304, 400, 429]) use(test, keyId, status);
    use(test, keyId, 404, 'GetResearchById');
    const [shown] = (await test.desk.manage.list((await test.desk.openByKey(key)) as string)) ?? [];
    expect(shown?.today).toEqual({ requests: 4, remaining: 496 });
    expect(shown?.days).toHaveLength(30);
    expect(shown?.days.at(-1)).toEqual({ day: '2026-11-21', requests: 6 });
    expect(shown?.lastErrors.map((error) => error.status)).toEqual([404, 429, 400]);
    expect((await test.store.find(keyId))?.lastUsedDay).toBe('2026-11-21');
    await test.desk.close();
  });
  it('refuses what is no origin', async () => {
    const test = openTestDesk();
    const { key, keyId } = await issue(test);
    const session = (await test.desk.openByKey(key)) as string;
    for (const wrong of ['example.org', 'https://example.org/', 'https://example.org/path', 'ftp://example.org', 'null', '*']) {
      expect(await test.desk.manage.setOrigins(session, keyId, [wrong]), wrong).toBe(false);
    }
    expect(await test.desk.manage.setOrigins(session, keyId, ['http://localhost:5173', 'https://مثال.example'])).toBe(false);
    expect(await test.desk.manage.setOrigins(session, keyId, ['http://localhost:5173'])).toBe(true);
    await test.desk.close();
  });
});

describe('my data', () => {
  it('can be taken along and erased; ids and counters stay', async () => {
    const test = openTestDesk({ mail: true });
    const { key, keyId } = await issue(test);
    use(test, keyId);
    const token = test.desk.openForm();
    test.clock.now += 5000;
    await test.desk.requestManageLink({ email: 'someone@example.org', token }, {});
    await test.desk.settle();
    const session = (await test.desk.openByLink(linkToken(test.sent[0]))) as string;
    expect(await test.desk.manage.exportData(session, {})).toMatchObject({
      email: 'someone@example.org',
      keys: [{ id: keyId, name: 'Test client', usage: [{ requests: 1 }] }],
    });
    expect(await test.desk.manage.erase(session, {})).toBe(true);
    expect((await test.desk.verify(key)).kind).toBe('revoked');
    expect(await test.store.ownerOf('someone@example.org')).toBeUndefined();
    expect(await test.store.find(keyId)).toMatchObject({ label: '', comment: '', ownerId: null });
    expect(await test.store.usage(keyId, '0000')).toHaveLength(1);
    expect(await test.desk.manage.list(session)).toBeUndefined();
    await test.desk.close();
  });
  it('of one key go with that key; the address goes with the last', async () => {
    const test = openTestDesk();
    const [one, two] = [await issue(test), await issue(test)];
    for (const { key } of [one, two]) {
      expect(await test.store.ownerOf('someone@example.org')).toBeDefined();
      expect(await test.desk.manage.erase((await test.desk.openByKey(key)) as string, {})).toBe(true);
    }
    expect(await test.store.ownerOf('someone@example.org')).toBeUndefined();
    await test.desk.close();
  });
});

describe('the audit', () => {
  it('only grows, keeps what happened and forgets addresses after 30 days', async () => {
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
    const test = openTestDesk();
    const { key, keyId } = await issue(test);
    await test.desk.seenInUrl(key);
    await test.desk.operator.setTier(keyId, 'verified');
    await test.desk.revokeByKey(key, {});
    for (const event of ['key.requested', 'key.issued', 'key.seen_in_url', 'limit.changed', 'key.revoked'] as const)
      expect(await test.store.auditCount(event, '2026'), event).toBe(1);
    expect((await test.store.find(keyId))?.seenInUrlAt).toBe('2026-11-21T09:30:10Z');
    await test.desk.close();
  });
  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
    ['2001:db8::4', '2001:db8:0::/48'],
    [undefined, undefined],
  ])('keeps of %s no more than %s', (address, cut) => expect(cutAddress(address)).toBe(cut));
});

describe('the operator', () => {
  it('issues a key whose last line is the key alone', async () => {
    const { desk } = openTestDesk();
    const { lines, exitCode } = await runKeysCommand(desk, ['issue', '--name', 'Cli', '--email', 'cli@example.org', '--tier', 'internal']);
    expect(exitCode).toBe(0);
    expect(await desk.verify(lines.at(-1) as string)).toMatchObject({ kind: 'valid', tier: 'internal' });
    expect((await runKeysCommand(desk, ['list'])).lines).toHaveLength(1);
    await desk.close();
  });
  it('erases whoever has an address: their keys end, and nothing personal stays', async () => {
    const { desk } = openTestDesk();
    const issue = (name: string, email: string) => runKeysCommand(desk, ['issue', '--name', name, '--email', email]);
    const gone = (await issue('Gone', 'gone@example.org')).lines.at(-1) as string;
    const other = (await issue('Other', 'other@example.org')).lines.at(-1) as string;
    expect(await runKeysCommand(desk, ['erase', 'Gone@example.org'])).toMatchObject({
      exitCode: 0,
      lines: [expect.stringMatching(/^k_\w+\terased$/)],
    });
    expect(await desk.verify(gone)).toMatchObject({ kind: 'revoked' });
    expect(await desk.verify(other)).toMatchObject({ kind: 'valid' });
    expect((await runKeysCommand(desk, ['list'])).lines.join('\n')).not.toContain('Gone');
    expect((await runKeysCommand(desk, ['erase', 'gone@example.org'])).exitCode).toBe(1);
    await desk.close();
  });
  it.each([
    [['issue']],
    [['issue', '--name', 'X', '--tier', 'none']],
    [['issue', '--unknown']],
    [['nonsense']],
    [[]],
    [['tier', 'k_1', 'none']],
  ])('is told how to say it after %j', async (args) => {
    const { desk } = openTestDesk();
    expect((await runKeysCommand(desk, args)).exitCode).toBe(2);
    await desk.close();
  });
  it.each([['revoke'], ['suspend'], ['resume'], ['approve']])('%s of something unknown fails', async (command) => {
    const { desk } = openTestDesk();
    expect((await runKeysCommand(desk, [command, 'k_unknown'])).exitCode).toBe(1);
    await desk.close();
  });
});
