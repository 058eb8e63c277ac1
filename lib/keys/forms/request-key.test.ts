import { describe, expect, it, vi } from 'vitest';
import type { KeyParts } from '#lib/keys/key/key-parts.ts';
import { createKeyService } from '#lib/keys/key-service.ts';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import { openSqliteKeyStore } from '#lib/keys/store/open-key-store.ts';
import { linkToken, openTestKeyService } from '#lib/testing/open-test-key-service.ts';
import type { FormLimits } from './form-limits.ts';
import { readKeyForm } from './read-key-form.ts';
import type { KeyRequestResult } from './request-key.ts';

const hourMs = 3_600_000;

describe('instant', () => {
  it('shows the key at once, unverified, and only then', async () => {
    const { request, keyService, store } = openTestKeyService();
    const result = await request();
    expect(result).toMatchObject({ kind: 'issued', issued: { tier: 'unverified', name: 'Test client' } });
    const { key, keyId } = (result as { issued: { key: string; keyId: string } }).issued;
    expect(await keyService.verify(key)).toMatchObject({ kind: 'valid', keyId, tier: 'unverified' });
    expect(JSON.stringify(await store.all())).not.toContain(key.slice(9, 40));
    await keyService.close();
  });
  it('returns the same response however many keys an unverified address has', async () => {
    const { request, keyService } = openTestKeyService({ limits: { perAddressHour: 99, activeKeysPerEmail: 3 } });
    for (const name of ['one', 'two', 'three', 'four']) expect((await request({ name })).kind).toBe('issued');
    await keyService.close();
  });
});

describe('email', () => {
  it('mails a link that works once, and issues a verified key', async () => {
    const { request, keyService, sent, lines } = openTestKeyService({ mode: 'email' });
    expect(await request({ language: 'ar' })).toEqual({ kind: 'accepted' });
    expect(sent[0]).toMatchObject({
      name: 'confirm',
      to: 'someone@example.org',
      values: { link: expect.stringContaining('https://madar.example/ar/developers/keys/confirm?token=') },
    });
    expect(await keyService.operator.list()).toEqual([]);
    const issued = await keyService.confirm(linkToken(sent[0]), {});
    expect(issued).toMatchObject({ tier: 'verified' });
    expect(await keyService.confirm(linkToken(sent[0]), {})).toBeUndefined();
    expect(lines.join('')).not.toMatch(/example\.org|mdr_/);
    await keyService.close();
  });
  it('the link expires after a day', async () => {
    const { request, keyService, sent, clock } = openTestKeyService({ mode: 'email' });
    await request();
    clock.now += 24 * hourMs + 1000;
    expect(await keyService.confirm(linkToken(sent[0]), {})).toBeUndefined();
    await keyService.close();
  });
  it('returns the same response for any address, and floods no mailbox', async () => {
    const { request, keyService, sent, clock } = openTestKeyService({
      mode: 'email',
      limits: { perAddressHour: 99, activeKeysPerEmail: 1 },
    });
    expect(await request()).toEqual({ kind: 'accepted' });
    expect(await request()).toEqual({ kind: 'accepted' });
    expect(sent).toHaveLength(1);
    clock.now += 600_000;
    expect(await request()).toEqual({ kind: 'accepted' });
    // The newer message replaces the older one: one open request for each address.
    expect(await keyService.confirm(linkToken(sent[0]), {})).toBeUndefined();
    expect(await keyService.confirm(linkToken(sent[1]), {})).toBeDefined();
    clock.now += 600_000;
    expect(await request()).toEqual({ kind: 'accepted' });
    expect(sent.at(-1)).toMatchObject({ name: 'full', values: { link: expect.stringContaining('/developers/keys/manage?token=') } });
    await keyService.close();
  });
  it('a failed mail is logged for the operator, leaves no request, and may be requested again at once', async () => {
    const { request, keyService, post, store, lines, sent } = openTestKeyService({ mode: 'email' });
    post.fails = true;
    expect(await request()).toEqual({ kind: 'accepted' });
    expect(await store.requestsOf('someone@example.org')).toEqual([]);
    expect(lines.join()).toContain('ECONNREFUSED');
    expect(lines.join()).not.toContain('example.org');
    post.fails = false;
    expect(await request()).toEqual({ kind: 'accepted' });
    expect(sent).toHaveLength(1);
    await keyService.close();
  });
  it('work that depends on the address starts after the response and finishes before shutdown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const mode of ['email', 'manual'] as const) {
      const { keyService, clock, calls, sent, store, request } = openTestKeyService({ mode, mail: true, limits: { perAddressHour: 99 } });
      await request({ email: 'known@example.org' });
      await store.putOwner('known@example.org', 'en', '2026-11-21T09:30:00Z');
      const before = sent.length;
      const requestFor = async (email: string, what: 'key' | 'link') => {
        const token = keyService.openForm();
        clock.now += 700_000;
        calls.length = 0;
        const form = { name: 'Client', email, token, language: 'en' } as const;
        const answer = what === 'key' ? await keyService.requestKey(form, {}) : await keyService.requestManageLink(form, {});
        return { answer, calls: [...calls], sent: sent.length - before };
      };
      for (const what of ['key', 'link'] as const) {
        const existing = await requestFor('known@example.org', what);
        expect(await requestFor('unknown@example.org', what)).toEqual(existing);
        expect(existing).toMatchObject({ answer: { kind: 'accepted' }, sent: 0 });
      }
      await keyService.settle();
      expect(sent.slice(before).map(({ name, to }) => `${name} ${to}`)).toContain('manage known@example.org');
      await keyService.close();
    }
    vi.useRealTimers();
  });
  it("mails contain only the site's own text and nothing from the form", async () => {
    const { request, keyService, sent } = openTestKeyService({ mode: 'email' });
    await request({ name: 'Your account is locked: https://evil.example' });
    expect(JSON.stringify(sent)).not.toContain('evil.example');
    await keyService.close();
  });
  it('sends an address no more than five messages a day, of all kinds and from whatever network', async () => {
    const { request, keyService, sent, clock } = openTestKeyService({ mode: 'email', limits: { perDay: 999 } });
    for (let attempt = 0; attempt < 12; attempt += 1) {
      clock.now += 660_000;
      expect(await request({ email: 'victim@example.org' }, { address: `198.51.${attempt}.1` })).toEqual({ kind: 'accepted' });
    }
    expect(sent).toHaveLength(5);
    await request({ email: 'somebody.else@example.org' }, { address: '198.51.99.1' });
    expect(sent).toHaveLength(6);
    clock.now += 24 * hourMs;
    await request({ email: 'victim@example.org' });
    expect(sent).toHaveLength(7);
    await keyService.close();
  });
  it('cannot be chosen without a mail server', () => {
    const parts: Omit<KeyParts, 'mode' | 'mailer'> = {
      store: openSqliteKeyStore(':memory:'),
      secrets: { peppers: [{ id: 'p', value: '' }], cursor: '', form: '' },
      siteUrl: 'https://madar.example',
      clock: Date.now,
      limiter: createLimiter(Date.now),
      logger: undefined,
    };
    expect(() => createKeyService({ ...parts, mode: 'email', mailer: undefined })).toThrow(
      'KEY_ISSUE_MODE is "email", which needs SMTP_URL.',
    );
  });
});

describe('manual', () => {
  it('issues a key only after the approval of the operator', async () => {
    const { request, keyService } = openTestKeyService({ mode: 'manual' });
    expect(await request({ comment: 'For a <b>course</b>' })).toEqual({ kind: 'accepted' });
    expect(await request()).toEqual({ kind: 'accepted' });
    const waiting = await keyService.operator.waiting();
    expect(waiting).toMatchObject([{ name: 'Test client', comment: 'For a <b>course</b>' }]);
    const issued = await keyService.operator.approve(waiting[0]!.id);
    expect(await keyService.verify(issued!.key)).toMatchObject({ kind: 'valid', tier: 'verified' });
    expect(await keyService.operator.approve(waiting[0]!.id)).toBeUndefined();
    await keyService.close();
  });
});

describe('the form', () => {
  it.each([
    ...['a@b..co', 'a@.b.co', 'a@b.co.', 'a..b@c.co', '.a@b.co', 'a.@b.co', 'a@-b.co', 'a@b-.co', 'a@b_c.co', 'a@b.c', 'a@b.12'],
    ...['a@b@c.co', `${'a'.repeat(65)}@b.co`, `a@${'b'.repeat(64)}.co`],
  ])('rejects %s as an address', (email) => {
    const { faults } = readKeyForm({ name: 'Name', email });
    expect(faults).toEqual([{ field: 'email', code: 'email_invalid' }]);
  });

  it.each(['a.b+c@d-e.co', 'x@مثال.السعودية', "o'b_c@sub.example.org", 'a@b.xn--mgberp4a5d4ar'])('accepts %s as an address', (email) => {
    expect(readKeyForm({ name: 'Name', email }).faults).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'name_required'],
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
  ])('reports for %o the fault of %s as %s', async (fields, field, code) => {
    const { request, keyService } = openTestKeyService();
    expect(await request(fields)).toMatchObject({ kind: 'faults', status: 422, faults: [{ field, code }] });
    expect(await keyService.operator.list()).toEqual([]);
    await keyService.close();
  });
  it.each([
    { name: 'X' },
    { name: 'م' },
    { name: 'مختبر الفضاء' },
    { name: 'n'.repeat(80) },
    { email: 'عالم@مثال.السعودية' },
    { comment: 'two\nlines' },
  ])('accepts %o', async (fields) => {
    const { request, keyService } = openTestKeyService();
    expect((await request(fields)).kind).toBe('issued');
    await keyService.close();
  });
  it('reports all faults at once', async () => {
    const { request, keyService } = openTestKeyService();
    const result = await request({ name: '', email: '', comment: 'c'.repeat(1001) });
    if (result.kind !== 'faults') throw new Error(result.kind);
    expect(result.faults.map((fault) => fault.code)).toEqual(['name_required', 'email_required', 'comment_too_long']);
    await keyService.close();
  });
  it('is accepted immediately, only once, and for at most two hours', async () => {
    const { keyService, clock } = openTestKeyService();
    const token = keyService.openForm();
    const send = (formToken = token) =>
      keyService.requestKey({ name: 'Client', email: 'a@example.org', language: 'en', token: formToken }, {});
    const codeOf = async (formToken?: string) => ((await send(formToken)) as { faults?: { code: string }[] }).faults?.[0]?.code;
    expect(await codeOf()).toBeUndefined();
    expect(await codeOf()).toBe('form_expired');
    expect(await codeOf('forged.token.here')).toBe('form_expired');
    const old = keyService.openForm();
    clock.now += 2 * hourMs + 1;
    expect(await codeOf(old)).toBe('form_expired');
    await keyService.close();
  });
  it('reports missing fields', async () => {
    const { keyService } = openTestKeyService({ mail: true });
    const key = await keyService.requestKey({ name: '', email: '', language: 'en', token: keyService.openForm() }, {});
    expect(codesOf(key)).toEqual(['name_required', 'email_required']);
    const link = await keyService.requestManageLink({ email: ' ', token: keyService.openForm() }, {});
    expect(codesOf(link)).toEqual(['email_required']);
    await keyService.close();
  });
  it('pretends to succeed for a script that fills in the trap', async () => {
    const { request, keyService } = openTestKeyService();
    expect(await request({ website: 'https://spam.example' })).toEqual({ kind: 'accepted' });
    expect(await keyService.operator.list()).toEqual([]);
    await keyService.close();
  });
  it('is limited by network address and by day', async () => {
    const { from, keyService, clock } = openLimited({ perAddressHour: 2, perAddressDay: 3, perDay: 5 });
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual(['issued', 'issued', 'too_many_requests']);
    expect(await from('192.0.3.2')).toBe('issued');
    clock.now += hourMs;
    expect([await from('192.0.2.1'), await from('192.0.2.1')]).toEqual(['issued', 'too_many_requests']);
    expect([await from('192.0.4.3'), await from('192.0.5.4')]).toEqual(['issued', 'day_is_full']);
    clock.now += 24 * hourMs;
    expect(await from('192.0.2.1')).toBe('issued');
    await keyService.close();
  });
  it('one host cannot use up the daily limit for everyone, even with many addresses', async () => {
    const { from, keyService } = openLimited({ perAddressHour: 3, perNetworkDay: 10, perDay: 20 });
    const answers = [];
    for (let index = 0; index < 100; index += 1) answers.push(await from(`2001:db8:1:2::${index.toString(16)}`));
    expect(answers.filter((kind) => kind === 'issued')).toHaveLength(3);
    for (let index = 0; index < 100; index += 1) answers.push(await from(`2001:db8:1:${index.toString(16)}::1`));
    expect(answers.filter((kind) => kind === 'issued')).toHaveLength(10);
    expect([await from('2001:db8:2::1'), await from('192.0.2.1')]).toEqual(['issued', 'issued']);
    await keyService.close();
  });
  it('mailed links count like keys', async () => {
    const { from, keyService, clock } = openLimited({ perAddressHour: 2, perDay: 3 });
    const link = async (address: string) => {
      const token = keyService.openForm();
      clock.now += 5000;
      const result = await keyService.requestManageLink({ email: 'a@example.org', token }, { address });
      return result.kind === 'faults' ? result.faults[0]?.code : result.kind;
    };
    expect([await link('192.0.2.1'), await from('192.0.2.1'), await link('192.0.2.1')]).toEqual([
      'accepted',
      'issued',
      'too_many_requests',
    ]);
    expect([await link('192.0.3.1'), await link('192.0.4.1'), await from('192.0.5.1')]).toEqual(['accepted', 'day_is_full', 'day_is_full']);
    await keyService.close();
  });
});

const codesOf = (result: KeyRequestResult) => (result.kind === 'faults' ? result.faults.map(({ code }) => code) : []);

function openLimited(limits: Partial<FormLimits>) {
  const test = openTestKeyService({ limits: { ...limits, activeKeysPerEmail: 99 }, mail: true });
  const from = async (address: string) => {
    const result = await test.request({}, { address });
    return result.kind === 'faults' ? result.faults[0]?.code : result.kind;
  };
  return { ...test, from };
}
