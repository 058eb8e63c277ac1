import { describe, expect, it } from 'vitest';
import { linkToken, openTestDesk } from '#lib/service/testing/open-test-desk.ts';
import { createKeyDesk } from './key-desk.ts';
import { openSqliteKeyStore } from './sqlite-key-store.ts';

const hourMs = 3_600_000;

describe('instant', () => {
  it('shows the key at once, unverified, and only then', async () => {
    const { request, desk, store } = openTestDesk();
    const result = await request();
    expect(result).toMatchObject({ kind: 'issued', issued: { tier: 'unverified', name: 'Test client' } });
    const { key, keyId } = (result as { issued: { key: string; keyId: string } }).issued;
    expect(await desk.verify(key)).toMatchObject({ kind: 'valid', keyId, tier: 'unverified' });
    expect(JSON.stringify(await store.all())).not.toContain(key.slice(9, 40));
    await desk.close();
  });
  it('gives an address three active keys and no fourth', async () => {
    const { request, desk } = openTestDesk({ limits: { perAddressHour: 99, perAddressDay: 99, perDay: 99, activeKeysPerEmail: 3 } });
    for (const name of ['one', 'two', 'three']) expect((await request({ name })).kind).toBe('issued');
    expect(await request({ email: ' Someone@Example.org ' })).toMatchObject({
      kind: 'faults',
      status: 429,
      faults: [{ field: 'email', code: 'too_many_keys' }],
    });
    const [first] = await desk.operator.list();
    await desk.operator.setStatus(first!.id, 'revoked');
    expect((await request()).kind).toBe('issued');
    await desk.close();
  });
});

describe('email', () => {
  it('mails a link that works once, and issues a verified key', async () => {
    const { request, desk, sent, lines } = openTestDesk({ mode: 'email' });
    expect(await request({ language: 'ar' })).toEqual({ kind: 'accepted' });
    expect(sent[0]).toMatchObject({
      name: 'confirm',
      to: 'someone@example.org',
      values: { link: expect.stringContaining('https://madar.example/ar/developers/keys/confirm?token=') },
    });
    expect(await desk.operator.list()).toEqual([]);
    const issued = await desk.confirm(linkToken(sent[0]), {});
    expect(issued).toMatchObject({ tier: 'verified' });
    expect(await desk.confirm(linkToken(sent[0]), {})).toBeUndefined();
    expect(lines.join('')).not.toMatch(/example\.org|mdr_/);
    await desk.close();
  });
  it('the link dies after a day', async () => {
    const { request, desk, sent, clock } = openTestDesk({ mode: 'email' });
    await request();
    clock.now += 24 * hourMs + 1000;
    expect(await desk.confirm(linkToken(sent[0]), {})).toBeUndefined();
    await desk.close();
  });
  it('answers the same whatever is known of the address, and floods no mailbox', async () => {
    const { request, desk, sent, clock } = openTestDesk({
      mode: 'email',
      limits: { perAddressHour: 99, perAddressDay: 99, perDay: 99, activeKeysPerEmail: 1 },
    });
    expect(await request()).toEqual({ kind: 'accepted' });
    expect(await request()).toEqual({ kind: 'accepted' });
    expect(sent).toHaveLength(1);
    clock.now += 600_000;
    expect(await request()).toEqual({ kind: 'accepted' });
    // The newer message replaces the older one: one open request for each address.
    expect(await desk.confirm(linkToken(sent[0]), {})).toBeUndefined();
    expect(await desk.confirm(linkToken(sent[1]), {})).toBeDefined();
    expect(await request()).toEqual({ kind: 'accepted' });
    expect(sent.at(-1)).toMatchObject({ name: 'full', values: { link: expect.stringContaining('/developers/keys/manage?token=') } });
    await desk.close();
  });
  it('a mail that fails is told to the person and to the operator, and leaves no request behind', async () => {
    const { request, desk, post, store, lines } = openTestDesk({ mode: 'email' });
    post.fails = true;
    expect(await request()).toEqual({ kind: 'faults', status: 503, faults: [{ field: 'form', code: 'mail_failed' }] });
    expect(await store.requestsOf('someone@example.org')).toEqual([]);
    expect(lines.join()).toContain('ECONNREFUSED');
    expect(lines.join()).not.toContain('example.org');
    post.fails = false;
    expect(await request()).toEqual({ kind: 'accepted' });
    await desk.close();
  });
  it('cannot be chosen without a mail server', () => {
    const parts = {
      store: openSqliteKeyStore(':memory:'),
      secrets: { peppers: [], cursor: '', form: '' },
      siteUrl: 'https://madar.example',
      clock: Date.now,
      logger: undefined,
    };
    expect(() => createKeyDesk({ ...parts, mode: 'email', mailer: undefined })).toThrow('KEY_ISSUE_MODE is "email", which needs SMTP_URL.');
  });
});

describe('manual', () => {
  it('waits for the operator', async () => {
    const { request, desk } = openTestDesk({ mode: 'manual' });
    expect(await request({ comment: 'For a <b>course</b>' })).toEqual({ kind: 'accepted' });
    expect(await request()).toEqual({ kind: 'accepted' });
    const waiting = await desk.operator.waiting();
    expect(waiting).toMatchObject([{ name: 'Test client', comment: 'For a <b>course</b>' }]);
    const issued = await desk.operator.approve(waiting[0]!.id);
    expect(await desk.verify(issued!.key)).toMatchObject({ kind: 'valid', tier: 'verified' });
    expect(await desk.operator.approve(waiting[0]!.id)).toBeUndefined();
    await desk.close();
  });
});

describe('the form', () => {
  it.each([
    [{ name: 'A' }, 'name', 'name_required'],
    [{ name: 'n'.repeat(81) }, 'name', 'name_too_long'],
    [{ name: 'a\u0000bc' }, 'name', 'control_character'],
    [{ name: 'abc\u202Edef' }, 'name', 'control_character'],
    [{ email: '' }, 'email', 'email_required'],
    [{ email: 'nobody' }, 'email', 'email_invalid'],
    [{ email: 'a@b' }, 'email', 'email_invalid'],
    [{ email: 'a@b.example, c@d.example' }, 'email', 'email_invalid'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email', 'email_invalid'],
    [{ email: `${'a'.repeat(64)}@${'b'.repeat(190)}.example` }, 'email', 'email_invalid'],
    [{ comment: 'c'.repeat(1001) }, 'comment', 'comment_too_long'],
    [{ comment: 'a\u0007b' }, 'comment', 'control_character'],
  ])('%o: %s %s', async (fields, field, code) => {
    const { request, desk } = openTestDesk();
    expect(await request(fields)).toMatchObject({ kind: 'faults', status: 422, faults: [{ field, code }] });
    expect(await desk.operator.list()).toEqual([]);
    await desk.close();
  });
  it.each([{ name: 'مختبر الفضاء' }, { name: 'n'.repeat(80) }, { email: 'عالم@مثال.السعودية' }, { comment: 'two\nlines' }])(
    'takes %o',
    async (fields) => {
      const { request, desk } = openTestDesk();
      expect((await request(fields)).kind).toBe('issued');
      await desk.close();
    },
  );
  it('says everything that is wrong at once', async () => {
    const { request, desk } = openTestDesk();
    const result = await request({ name: '', email: '', comment: 'c'.repeat(1001) });
    if (result.kind !== 'faults') throw new Error(result.kind);
    expect(result.faults.map((fault) => fault.code)).toEqual(['name_required', 'email_required', 'comment_too_long']);
    await desk.close();
  });
  it('must be open for three seconds and at most two hours, and works once', async () => {
    const { desk, clock } = openTestDesk();
    const token = desk.openForm();
    const send = (seal = token) =>
      desk.requestKey({ name: 'Client', email: 'a@example.org', language: 'en', token: seal }, { origin: 'https://madar.example' });
    const codeOf = async (seal?: string) => ((await send(seal)) as { faults?: { code: string }[] }).faults?.[0]?.code;
    clock.now += 2999;
    expect(await codeOf()).toBe('form_too_fast');
    clock.now += 1;
    expect(await codeOf()).toBeUndefined();
    expect(await codeOf()).toBe('form_expired');
    expect(await codeOf('forged.token.here')).toBe('form_expired');
    const old = desk.openForm();
    clock.now += 2 * hourMs + 1;
    expect(await codeOf(old)).toBe('form_expired');
    await desk.close();
  });
  it.each([
    [{ origin: 'https://evil.example' }, 'foreign_origin'],
    [{ origin: 'https://madar.example', fetchSite: 'cross-site' }, 'foreign_origin'],
    [{ origin: null, fetchSite: 'same-origin' }, undefined],
    [{ origin: 'http://localhost:3000', fetchSite: 'same-origin' }, undefined],
  ])('sent with %o: %s', async (context, code) => {
    const { request, desk } = openTestDesk();
    expect(((await request({}, context)) as { faults?: { code: string }[] }).faults?.[0]?.code).toBe(code);
    await desk.close();
  });
  it('lets a script that fills in the trap believe it succeeded', async () => {
    const { request, desk } = openTestDesk();
    expect(await request({ website: 'https://spam.example' })).toEqual({ kind: 'accepted' });
    expect(await desk.operator.list()).toEqual([]);
    await desk.close();
  });
  it('is limited by network address and by day', async () => {
    const { request, desk, clock } = openTestDesk({ limits: { perAddressHour: 2, perAddressDay: 3, perDay: 5, activeKeysPerEmail: 99 } });
    const from = async (address: string) => {
      const result = await request({}, { address });
      return result.kind === 'faults' ? result.faults[0]?.code : result.kind;
    };
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([
      'issued',
      'issued',
      'too_many_requests',
      'issued',
    ]);
    clock.now += hourMs;
    expect([await from('192.0.2.1'), await from('192.0.2.1')]).toEqual(['issued', 'too_many_requests']);
    expect([await from('192.0.2.3'), await from('192.0.2.4')]).toEqual(['issued', 'day_is_full']);
    clock.now += 24 * hourMs;
    expect(await from('192.0.2.1')).toBe('issued');
    await desk.close();
  });
});
