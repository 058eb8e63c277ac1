import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSite, unnamedSite } from '#lib/domain/site/site.ts';
import { languages } from '#lib/languages/languages.ts';
import { writeMail } from './mail-texts.ts';
import { createMailer, type Mailer } from './mailer.ts';

const site = readSite({
  SITE_URL: 'https://space.example',
  SITE_NAME_EN: 'Space portal',
  SITE_NAME_AR: 'بوابة الفضاء',
  OPERATOR_NAME_EN: 'Example Space Agency',
  OPERATOR_NAME_AR: 'وكالة الفضاء المثالية',
  OPERATOR_EMAIL: 'contact@space.example',
});
const received: { to: string; source: string }[] = [];
let server: SMTPServer;
let mailer: Mailer;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (address, _session, done) => (address.address.startsWith('refused') ? done(new Error('no such mailbox')) : done()),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map((entry) => entry.address).join(), source: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Madar <madar@example.org>', site });
});
afterAll(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

/** The decoded text parts of a message, in order. */
const partsOf = (source: string) =>
  [
    ...source.matchAll(
      /Content-Type: (text\/\w+)[^\n]*\r\n(?:[\w-]+:[^\n]*\r\n)*?Content-Transfer-Encoding: (base64|quoted-printable|7bit)\r\n(?:[\w-]+:[^\n]*\r\n)*\r\n([\s\S]*?)\r\n-{2}/g,
    ),
  ].map(([, type, encoding, body]) => ({
    type,
    text: encoding === 'base64' ? Buffer.from(body ?? '', 'base64').toString() : unquote(body ?? ''),
  }));
const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

describe('a real SMTP server', () => {
  it.each(languages)('accepts the confirmation in %s, as text and as HTML with the same content', async (language) => {
    const link = `https://madar.example/${language}/developers/keys/confirm?token=abc_DEF-123`;
    await mailer.send('confirm', { email: 'reader@example.org', language }, { link });
    const mail = received.at(-1);
    expect(mail?.to).toBe('reader@example.org');
    expect(mail?.source).toMatch(new RegExp(`^Content-Language: ${language}`, 'm'));
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated/m);
    const [text, html] = partsOf(mail?.source ?? '');
    expect(text?.type).toBe('text/plain');
    expect(text?.text.split(/\r?\n/)).toContain(link);
    expect(html).toMatchObject({ type: 'text/html', text: expect.stringContaining(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`) });
    expect(html?.text).toContain(`href="${link}"`);
    expect(mail?.source).toMatch(/^Reply-To: contact@space\.example/m);
    for (const part of [text, html]) {
      expect(part?.text).toContain(site.name[language]);
      expect(part?.text).toContain(site.operator.name?.[language].value);
      expect(part?.text).not.toMatch(/Madar|مدار/);
    }
  });
  it('rejects when the server refuses the message', async () => {
    await expect(
      mailer.send('manage', { email: 'refused@example.org', language: 'en' }, { link: 'https://madar.example' }),
    ).rejects.toThrow();
  });
  it('rejects when there is no server', async () => {
    const nowhere = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'madar@example.org', site });
    await expect(nowhere.send('manage', { email: 'a@example.org', language: 'en' }, { link: 'x' })).rejects.toMatchObject({
      code: 'ESOCKET',
    });
    nowhere.close();
  });
});

it.each(
  (['confirm', 'manage', 'full', 'subscribe', 'unused'] as const).flatMap((name) => languages.map((language) => [name, language] as const)),
)('%s in %s has no empty place and is in its language', (name, language) => {
  const mail = writeMail(name, language, unnamedSite, { link: 'https://madar.example/x', keyId: 'k_1' });
  const [, style = ''] = /<style>(.*)<\/style>/.exec(mail.html) ?? [];
  expect(`${mail.subject}${mail.text}${mail.html.replace(style, '')}`).not.toMatch(/[{}]|undefined/);
  // A link is longer than a phone is wide, and screens may be dark.
  expect(style).toMatch(/overflow-wrap:anywhere.*@media \(prefers-color-scheme:dark\)/);
  expect(/\p{Script=Arabic}/u.test(mail.subject)).toBe(language === 'ar');
});
