import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv, settingNames } from './env.ts';

describe('TRUST_PROXY', () => {
  it.each(['127.0.0.1', 'loopback', '10.0.0.0/8, 2001:db8::/32', ' ::1 '])('takes %s', (list) =>
    expect(readEnv({ TRUST_PROXY: list }).TRUST_PROXY).toBe(list.trim()),
  );
  it.each(['nginx', '1', 'true', '*', '10.0.0.0/33', '::1/129', '10.0.0.0/8,', '10.0.0.1 10.0.0.2', '10.0.0.0/x', '300.1.1.1'])(
    'stops the start at %s, with a sentence that says what it may be',
    (list) =>
      expect(() => readEnv({ TRUST_PROXY: list })).toThrow(/TRUST_PROXY: must be addresses or networks, comma-separated: 127\.0\.0\.1/),
  );
});

it('.env.example lists every setting and no other', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(settingNames.toSorted());
});

describe('Who runs the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'madar-env-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADElEQVR42mNk+M8ABAAEAQEAEFtxYQAAAABJRU5ErkJggg==', 'base64');
  const named = { OPERATOR_NAME_EN: 'Agency' };

  it('may have a picture, a PNG or an SVG, whose size is read', () => {
    expect(readEnv({ ...named, OPERATOR_LOGO: file('a.png', png) }).OPERATOR_LOGO).toMatchObject({
      type: 'image/png',
      width: 2,
      height: 1,
    });
    const svg = file('a.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120.5 40"/>');
    expect(readEnv({ ...named, OPERATOR_LOGO: svg }).OPERATOR_LOGO).toMatchObject({ type: 'image/svg+xml', width: 120.5, height: 40 });
    const sized = file('b.svg', "<svg width='30px' height='20'></svg>");
    expect(readEnv({ ...named, OPERATOR_LOGO: sized }).OPERATOR_LOGO).toMatchObject({ width: 30, height: 20 });
  });

  it.each([
    [{ OPERATOR_EMAIL: 'Agency <a@b.example>' }, /OPERATOR_EMAIL: must be one e-mail address/],
    [{ OPERATOR_URL: 'agency.example' }, /OPERATOR_URL: /],
    [{ OPERATOR_URL: 'javascript:alert(1)' }, /OPERATOR_URL: /],
    [{ SITE_ACCENT: 'green' }, /SITE_ACCENT: must be a colour such as #1d4f91/],
    [{ SITE_NAME_EN: 'a\u202eb' }, /SITE_NAME_EN: must be one line without control characters/],
    [{ SITE_NAME_AR: 'م'.repeat(61) }, /SITE_NAME_AR: /],
    [{ ...named, OPERATOR_LOGO: '/no/such/file.png' }, /OPERATOR_LOGO: \/no\/such\/file\.png cannot be read \(ENOENT\)/],
    [{ ...named, OPERATOR_LOGO: file('c.txt', 'no picture') }, /OPERATOR_LOGO: .* must be a PNG, or an SVG with a viewBox/],
    [{ ...named, OPERATOR_LOGO: file('d.png', Buffer.alloc(200_001)) }, /OPERATOR_LOGO: .* has 200001 bytes; a logo has 200000/],
    [{ OPERATOR_LOGO: file('e.png', png) }, /OPERATOR_LOGO: needs OPERATOR_NAME_EN or OPERATOR_NAME_AR/],
  ])('stops the start at %j, with a sentence that says why', (settings, sentence) => expect(() => readEnv(settings)).toThrow(sentence));
});
