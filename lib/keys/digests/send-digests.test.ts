import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '#lib/base/problem.ts';
import type { Research } from '#lib/domain/research.ts';
import { unnamedSite } from '#lib/domain/site/site.ts';
import { utcSeconds } from '#lib/keys/key/key-times.ts';
import { createMailer, type Mailer } from '#lib/keys/mail/mailer.ts';
import { openSqliteKeyStore } from '#lib/keys/store/open-key-store.ts';
import { subscriptionRow } from '#lib/keys/testing/subscription-suite.ts';
import { type MailFault, parseMail, startMailServer } from '#lib/testing/start-mail-server.ts';
import { claimMs, type DigestParts, maskAddress, previewDigests, sendDigests } from './send-digests.ts';

const dayMs = 86_400_000;
let server: Awaited<ReturnType<typeof startMailServer>>;
let mailer: Mailer;
beforeAll(async () => {
  server = await startMailServer();
  mailer = createMailer({ smtpUrl: server.url, from: 'Madar <madar@example.org>', site: unnamedSite });
});
afterAll(async () => {
  mailer.close();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
  server.behaviour.faultOf = () => undefined;
});

const work = (id: number): Research => ({
  id: String(id),
  title: { value: `رصد المريخ ${id}`, lang: 'ar', alt: { value: `Observing Mars <${id}> & more`, lang: 'en' } },
  isTranslated: true,
  authors: ['نورة العتيبي', 'Ada Example', 'Bruno Sample', 'Salma Mansour'].map((name, index) => ({
    name: { value: name, lang: index === 0 ? 'ar' : 'en' },
    position: index + 1,
  })),
  authorCount: 4,
  authorsIncomplete: false,
  areas: [],
  year: 2026,
  keywords: [],
  textOrigins: [{ field: 'title', language: 'ar', source: 'machine' }] as unknown as NonNullable<Research['textOrigins']>,
});

/** A run over a store of its own, with a clock that pauses move. Works are those with ids from 1 to `newest`. */
function openRun(newest = 40) {
  const clock = { now: Date.UTC(2026, 10, 21, 9, 40) };
  const records = { newest };
  const pauses: number[] = [];
  const lines: string[] = [];
  const store = openSqliteKeyStore(':memory:');
  const parts: DigestParts = {
    store,
    mailer,
    site: unnamedSite,
    siteUrl: 'https://madar.example',
    clock: () => clock.now,
    source: {
      state: async () => ({ dataVersion: String(records.newest), lastWork: records.newest }),
      newWorks: async (_language, list, { after, upTo }) => {
        const ids = Array.from({ length: Math.max(0, upTo - after) }, (_, index) => after + 1 + index);
        return { name: list || undefined, works: ids.slice(0, 20).map(work), total: ids.length };
      },
    },
    sleep: async (ms) => {
      pauses.push(ms);
      clock.now += ms;
    },
    report: (line) => lines.push(line),
  };
  return { parts, store, clock, records, pauses, lines, run: () => sendDigests(parts) };
}

const refuse = (to: string, fault: MailFault) => {
  server.behaviour.faultOf = (address) => (address === to ? fault : undefined);
};
const idOf = (source: string) => /^Message-ID: (.*)$/m.exec(source)?.[1];

describe('A digest', () => {
  it('is read by another program in Arabic: subject, titles in both languages, right to left, and the addresses to stop it', async () => {
    const { store, run } = openRun(42);
    await store.putSubscription(subscriptionRow('s_ar', { list: '«المريخ» · السعودية' }));
    expect(await run()).toMatchObject({ sent: 1, serverFailed: false });
    const [mail] = server.received;
    expect(mail?.source.split('\r\n').every((line) => line.length <= 998 && /^[\x20-\x7e\t]*$/.test(line))).toBe(true);
    const { headers, text, html } = parseMail(mail?.source ?? '');
    expect(headers).toMatchObject({
      subject: 'بحثان جديدان: «المريخ» · السعودية',
      to: 's_ar@example.org',
      'content-language': 'ar',
      'message-id': '<digest.s_ar.42@madar.example>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    expect(headers['list-unsubscribe']).toMatch(/^<https:\/\/madar\.example\/ar\/digests\/one-click\?token=[\w-]{43}>$/);
    for (const part of ['رصد المريخ 41 (ترجمة آلية)', 'Observing Mars <41> & more', 'https://madar.example/ar/research/41'])
      expect(text).toContain(part);
    expect(text).toContain('نورة العتيبي، Ada Example، Bruno Sample … · 2026');
    expect(html).toContain('<div class="mail" lang="ar" dir="rtl">');
    expect(html).toContain('<bdi lang="en" dir="ltr">Observing Mars &lt;42&gt; &amp; more</bdi>');
    expect(html).not.toMatch(/<img|<script|background(?:-image)?:\s*url|@import|<link/i);
    const token = /token=([\w-]+)/.exec(headers['list-unsubscribe'] ?? '')?.[1];
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      'https://madar.example/ar/research/41',
      'https://madar.example/ar/research/42',
      expect.stringMatching(/^https:\/\/madar\.example\/ar\/research\?.*sort=-updatedAt$/),
      `https://madar.example/ar/digests?token=${token}`,
    ]);
  });

  it('lists at most twenty works and the number of the others, in English too', async () => {
    const { store, run } = openRun(1240);
    await store.putSubscription(subscriptionRow('s_en', { language: 'en', list: '' }));
    await run();
    const { headers, text, html } = parseMail(server.received[0]?.source ?? '');
    expect(headers.subject).toBe('1,200 new works: all publications');
    expect(text.match(/^https:\/\/madar\.example\/en\/research\/\d+$/gm)).toHaveLength(20);
    expect(text).toContain('1,180 more new works in the list');
    expect(html).toContain('<div class="mail" lang="en" dir="ltr">');
  });

  it('is not sent without new works; the next one is due after a week or a month', async () => {
    const { store, run } = openRun(40);
    await store.putSubscription(subscriptionRow('s_week'));
    await store.putSubscription(subscriptionRow('s_month', { rhythm: 'monthly', dueAt: '2026-10-31T08:00:00Z' }));
    expect(await run()).toMatchObject({ sent: 0, nothingNew: 2 });
    expect(server.received).toEqual([]);
    expect((await store.subscription('s_week'))?.dueAt).toBe('2026-11-28T09:40:00Z');
    expect((await store.subscription('s_month'))?.dueAt).toBe('2026-11-30T08:00:00Z');
  });

  it('is announced by a preview without an address, and nothing is sent', async () => {
    const { store, parts, lines } = openRun(43);
    await store.putSubscription(subscriptionRow('s_1', { email: 'someone.private@mail.example.org' }));
    await previewDigests(parts);
    expect(lines).toEqual(['s…@m….org\tar\tweekly\t3 new\tkeyword=مريخ&country=SA']);
    expect([server.received, await store.subscription('s_1')]).toEqual([[], expect.objectContaining({ sendingTo: null })]);
    expect(maskAddress('a@b')).toBe('a…@b…');
  });
});

describe('A list that cannot be read any more', () => {
  it('stops neither the preview nor the digests of others', async () => {
    const { store, parts, lines, run } = openRun(43);
    const { newWorks } = parts.source;
    parts.source.newWorks = async (language, list, added) => {
      if (list === 'author=9') throw new Problem('gone');
      return newWorks(language, list, added);
    };
    await store.putSubscription(subscriptionRow('s_1', { list: 'author=9' }));
    await store.putSubscription(subscriptionRow('s_2'));
    await previewDigests(parts);
    expect(lines).toEqual([
      's…@e….org: the list cannot be read (gone)',
      's…@e….org\tar\tweekly\t0 new\tall publications',
      's…@e….org\tar\tweekly\t3 new\tkeyword=مريخ&country=SA',
    ]);
    expect(await run()).toMatchObject({ sent: 1, nothingNew: 1 });
  });
});

describe('Over many digests', () => {
  it('each work is in exactly one, whatever fails in between', async () => {
    const { store, run, records, clock } = openRun(40);
    await store.putSubscription(subscriptionRow('s_1', { list: '' }));
    const faults: (MailFault | undefined)[] = [
      undefined,
      { at: 'recipient', code: 450 },
      { at: 'data', code: 'die' },
      undefined,
      { at: 'recipient', code: 550 },
      { at: 'sender', code: 451 },
      undefined,
    ];
    for (const [index, fault] of faults.entries()) {
      records.newest += index % 3;
      server.behaviour.faultOf = () => fault;
      await run();
      clock.now += 8 * dayMs;
    }
    server.behaviour.faultOf = () => undefined;
    await run();
    const ids = server.received.flatMap(({ source }) =>
      [...parseMail(source).text.matchAll(/\/research\/(\d+)$/gm)].map(([, id]) => Number(id)),
    );
    expect(ids).toEqual(Array.from({ length: records.newest - 40 }, (_, index) => 41 + index));
  }, 30_000);

  it('two runs at a time send each once', async () => {
    const { store, parts } = openRun(41);
    for (let index = 0; index < 12; index += 1) await store.putSubscription(subscriptionRow(`s_${index}`));
    // Waiting does not move the clock: the claims of the other run stay valid.
    const run = () => sendDigests({ ...parts, sleep: () => new Promise((resolve) => setTimeout(resolve, 20)) });
    const reports = await Promise.all([run(), run()]);
    expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(12);
    expect(server.received.map(({ to }) => to).sort()).toEqual(Array.from({ length: 12 }, (_, index) => `s_${index}@example.org`).sort());
  });
});

describe('A recipient', () => {
  it('that is refused three times is deleted, and one that was accepted in between is not', async () => {
    const { store, run, clock, records, lines } = openRun(41);
    await store.putSubscription(subscriptionRow('s_gone'));
    refuse('s_gone@example.org', { at: 'recipient', code: 550 });
    for (const expected of [{ refused: 1 }, { refused: 1 }]) {
      expect(await run()).toMatchObject({ ...expected, sent: 0, serverFailed: false });
      clock.now += dayMs;
    }
    server.behaviour.faultOf = () => undefined;
    expect(await run()).toMatchObject({ sent: 1 });
    records.newest += 1;
    clock.now += 8 * dayMs;
    refuse('s_gone@example.org', { at: 'data', code: 554 });
    for (const expected of [{ refused: 1 }, { refused: 1 }, { removed: 1 }]) {
      expect(await run()).toMatchObject(expected);
      clock.now += dayMs;
    }
    expect(await store.subscription('s_gone')).toBeUndefined();
    expect(lines).toContain('s…@e….org: refused EENVELOPE 550');
    expect(lines.join()).not.toContain('s_gone@');
  });

  it('is never deleted because a server refuses us by policy, such as one that does not relay for us', async () => {
    const { store, run, clock } = openRun(41);
    await store.putSubscription(subscriptionRow('s_1'));
    refuse('s_1@example.org', { at: 'recipient', code: 554, text: '5.7.1 Relay access denied' });
    for (let day = 0; day < 5; day += 1) {
      expect(await run()).toMatchObject({ refused: 0, removed: 0, serverFailed: false });
      clock.now += dayMs;
    }
    expect(await store.subscription('s_1')).toMatchObject({ refusals: 0 });
  });

  it('that defers is tried again with growing pauses and then gets the same digest, and others do not wait', async () => {
    const { store, run, clock, records } = openRun(41);
    await store.putSubscription(subscriptionRow('s_slow', { dueAt: '2026-11-20T00:00:00Z' }));
    await store.putSubscription(subscriptionRow('s_other'));
    refuse('s_slow@example.org', { at: 'recipient', code: 451 });
    expect(await run()).toMatchObject({ sent: 1, deferred: 2 });
    expect(server.received.map(({ to }) => to)).toEqual(['s_other@example.org']);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { pausedUntil } = (await store.subscription('s_slow')) ?? {};
      pauses.push(Date.parse(pausedUntil ?? '') - clock.now);
      clock.now = Date.parse(pausedUntil ?? '');
      records.newest += 1;
      await run();
    }
    expect(pauses.map((ms) => Math.round(ms / 60_000))).toEqual([30, 120, 480, 1440]);
    clock.now += dayMs;
    server.behaviour.faultOf = () => undefined;
    expect(await run()).toMatchObject({ sent: 1 });
    expect(idOf(server.received[1]?.source ?? '')).toBe('<digest.s_slow.41@madar.example>');
    expect(await store.subscription('s_slow')).toMatchObject({ lastWork: 41, attempts: 0 });
  });
});

describe('A mail server', () => {
  it.each<[string, MailFault]>([
    ['dies before it answers', { at: 'data', code: 'die' }],
    ['refuses our sender', { at: 'sender', code: 550 }],
    ['shuts down', { at: 'data', code: 421 }],
  ])('that %s is tried five times with growing pauses, and the next run continues', async (_name, fault) => {
    const { store, run, pauses, lines } = openRun(41);
    for (const id of ['s_1', 's_2']) await store.putSubscription(subscriptionRow(id));
    server.behaviour.faultOf = () => fault;
    expect(await run()).toMatchObject({ sent: 0, refused: 0, removed: 0, serverFailed: true });
    expect(pauses).toEqual([1000, 5000, 30_000, 120_000]);
    expect(lines).toContain('the mail server failed; next attempt in 30 s');
    server.behaviour.faultOf = () => undefined;
    expect(await run()).toMatchObject({ sent: 2, serverFailed: false });
  });

  it('that sends a byte now and then, for ever, holds no run', async () => {
    const { store, parts } = openRun(41);
    await store.putSubscription(subscriptionRow('s_1'));
    const slow = createServer((socket) => {
      socket.on('error', () => undefined).write('220 ready\r\n');
      socket.once('data', () => {
        const timer = setInterval(() => socket.write('250-more\r\n'), 20);
        socket.once('close', () => clearInterval(timer));
      });
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const { port } = slow.address() as AddressInfo;
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const slowMailer = createMailer({ smtpUrl, from: 'madar@example.org', site: unnamedSite, messageMs: 200 });
    expect(await sendDigests({ ...parts, mailer: slowMailer })).toMatchObject({ sent: 0, serverFailed: true });
    expect(await store.subscription('s_1')).toMatchObject({ refusals: 0, lastWork: 40 });
    await new Promise((resolve) => slow.close(resolve));
  });

  it('that cannot be reached deletes nobody', async () => {
    const { store, parts } = openRun(41);
    await store.putSubscription(subscriptionRow('s_1'));
    const nowhere = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'madar@example.org', site: unnamedSite });
    expect(await sendDigests({ ...parts, mailer: nowhere })).toMatchObject({ serverFailed: true });
    expect(await store.subscription('s_1')).toMatchObject({ refusals: 0, lastWork: 40 });
    nowhere.close();
  });
});

describe('A run that ends', () => {
  it('before a message is accepted sends it in the next run, once', async () => {
    const { store, run, clock, records, parts } = openRun(41);
    for (const id of ['s_1', 's_2']) await store.putSubscription(subscriptionRow(id));
    // A killed process: its claim stays, and it sent nothing.
    await store.claimSubscription('s_1', utcSeconds(clock.now), utcSeconds(clock.now + claimMs), 41);
    records.newest = 45;
    expect(await run()).toMatchObject({ sent: 2 });
    expect(server.received.map(({ source }) => idOf(source)).sort()).toEqual([
      '<digest.s_1.41@madar.example>',
      '<digest.s_2.45@madar.example>',
    ]);
    expect(await parts.store.subscription('s_1')).toMatchObject({ lastWork: 41 });
  });

  it('between acceptance and its note repeats the same message under the same id, which is the one window', async () => {
    const { store, run, clock, records, parts } = openRun(41);
    await store.putSubscription(subscriptionRow('s_1'));
    const dying = { ...store, finishDigest: async () => Promise.reject(new Error('killed')) };
    await expect(sendDigests({ ...parts, store: dying })).rejects.toThrow('killed');
    records.newest = 45;
    clock.now += claimMs;
    await run();
    const [first, second] = server.received.map(({ source }) => parseMail(source));
    expect(second?.headers['message-id']).toBe(first?.headers['message-id']);
    expect(second?.headers.subject).toBe(first?.headers.subject);
    expect(await store.subscription('s_1')).toMatchObject({ lastWork: 41 });
  });

  it('leaves nothing that a restored older database had again', async () => {
    const { store, run, lines } = openRun(41);
    await store.putSubscription(subscriptionRow('s_1'));
    await store.endSubscription('s_1');
    await store.putSubscription(subscriptionRow('s_1'));
    expect(await run()).toMatchObject({ sent: 0, nothingNew: 0 });
    expect(lines).toEqual(['1 subscriptions had been cancelled before a restore and were removed']);
  });
});
