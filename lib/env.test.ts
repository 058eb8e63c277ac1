import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv, settingNames } from './env.ts';

describe('TRUST_PROXY', () => {
  it.each(['127.0.0.1', 'loopback', '10.0.0.0/8, 2001:db8::/32', ' ::1 '])('takes %s', (list) =>
    expect(readEnv({ TRUST_PROXY: list }).TRUST_PROXY).toBe(list.trim()),
  );
  it.each(['nginx', '1', 'true', '*', '10.0.0.0/33', '::1/129', '10.0.0.0/8,', '10.0.0.1 10.0.0.2', '10.0.0.0/x', '300.1.1.1'])(
    'stops the start at %s, with a sentence that lists valid values',
    (list) =>
      expect(() => readEnv({ TRUST_PROXY: list })).toThrow(/TRUST_PROXY: must be addresses or networks, comma-separated: 127\.0\.0\.1/),
  );
});

it('.env.example lists every setting and no other', () => {
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(documented.toSorted()).toEqual(settingNames.toSorted());
});

describe('The index that readers ask', () => {
  const search = 'https://madar:s%2Cecret@search1:9200/, http://10.0.0.2:9200/search';

  it('is named by the addresses of its nodes, without slashes at the end', () => {
    expect(readEnv({ SEARCH_URL: search }).SEARCH_URL).toEqual(['https://madar:s%2Cecret@search1:9200', 'http://10.0.0.2:9200/search']);
    expect(readEnv({})).toMatchObject({ SEARCH_INDEX: 'madar' });
    expect(readEnv({}).SEARCH_URL).toBeUndefined();
  });

  it.each(['search1:9200', 'ftp://search1', 'http://a,', 'http://a b:9200', 'http://a?x=secret', 'http://a#x', ','])(
    'stops the start at the address %s, without repeating the value',
    (address) => {
      const sentence = messageOf({ SEARCH_URL: address });
      expect(sentence).toMatch(
        /SEARCH_URL: must be one or several addresses such as https:\/\/user:password@search1:9200, separated by commas$/,
      );
      expect(sentence).not.toContain('secret');
    },
  );

  it.each(['Madar', '1madar', '_madar', 'madar,b', 'مدار', 'a'.repeat(64)])('stops the start at the index %s', (index) =>
    expect(messageOf({ SEARCH_INDEX: index })).toMatch(/SEARCH_INDEX: must begin with a letter/),
  );

  it('is refused together with a remote service', () => {
    const both = { SEARCH_URL: search, UPSTREAM_BASE_URL: 'https://data.example' };
    expect(messageOf(both)).toMatch(/SEARCH_URL: applies only to our own records and cannot be combined with UPSTREAM_BASE_URL/);
  });

  it('leaves PostgreSQL keys, counters and limits alone; a file has records and keys', () => {
    const postgres = 'postgres://madar:secret@db:5432/madar';
    const placesOf = (settings: Record<string, string>) => {
      const { DATABASE_URL, KEYS_URL } = readEnv(settings);
      return [DATABASE_URL, KEYS_URL];
    };
    expect(placesOf({ SEARCH_URL: search, DATABASE_URL: postgres })).toEqual([undefined, postgres]);
    expect(placesOf({ SEARCH_URL: search, DATABASE_URL: 'sqlite:/a.sqlite' })).toEqual(['sqlite:/a.sqlite', 'sqlite:/a.sqlite']);
    expect(placesOf({ SEARCH_URL: search })).toEqual([undefined, undefined]);
  });

  it('stops the start where records were in PostgreSQL and no setting states where they are now', () => {
    expect(messageOf({ DATABASE_URL: 'postgresql://madar:secret@db/madar' })).toMatch(
      /DATABASE_URL: Records are no longer kept in PostgreSQL\. Copy them to SQLite with version 1\.0 \(docs\/scale\.md\), or set SEARCH_URL\.$/,
    );
    const remote = { UPSTREAM_BASE_URL: 'https://data.example', DATABASE_URL: 'postgres://db/madar' };
    expect(readEnv(remote).DATABASE_URL).toBeUndefined();
  });

  it('is believed by the certificate that SEARCH_CA_FILE names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'madar-env-'));
    const [good, bad] = [join(folder, 'ca.pem'), join(folder, 'key.pem')];
    const [certificate = ''] = rootCertificates;
    writeFileSync(good, certificate);
    writeFileSync(bad, 'no certificate');
    expect(readEnv({ SEARCH_CA_FILE: good }).SEARCH_CA_FILE).toBe(certificate);
    expect(messageOf({ SEARCH_CA_FILE: bad })).toMatch(/SEARCH_CA_FILE: .*key\.pem must be a certificate in PEM/);
    expect(messageOf({ SEARCH_CA_FILE: '/no/such/ca.pem' })).toMatch(/SEARCH_CA_FILE: \/no\/such\/ca\.pem cannot be read \(ENOENT\)/);
    rmSync(folder, { recursive: true });
  });
});

/** The message that prevents a start with these settings; fails when the start succeeds. */
function messageOf(settings: Record<string, string>): string {
  try {
    readEnv(settings);
  } catch (error) {
    return String((error as Error).message);
  }
  throw new Error('These settings stop no start.');
}

describe('Who runs the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'madar-env-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADElEQVR42mNk+M8ABAAEAQEAEFtxYQAAAABJRU5ErkJggg==', 'base64');
  const operator = { OPERATOR_NAME_EN: 'Agency' };

  it('may have a picture, a PNG or an SVG, whose size is read', () => {
    expect(readEnv({ ...operator, OPERATOR_LOGO: file('a.png', png) }).OPERATOR_LOGO).toMatchObject({
      type: 'image/png',
      width: 2,
      height: 1,
    });
    const svg = file('a.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120.5 40"/>');
    expect(readEnv({ ...operator, OPERATOR_LOGO: svg }).OPERATOR_LOGO).toMatchObject({ type: 'image/svg+xml', width: 120.5, height: 40 });
    const sized = file('b.svg', "<svg width='30px' height='20'></svg>");
    expect(readEnv({ ...operator, OPERATOR_LOGO: sized }).OPERATOR_LOGO).toMatchObject({ width: 30, height: 20 });
  });

  it.each([
    [{ OPERATOR_EMAIL: 'Agency <a@b.example>' }, /OPERATOR_EMAIL: must be one e-mail address/],
    [{ OPERATOR_URL: 'agency.example' }, /OPERATOR_URL: /],
    [{ OPERATOR_URL: 'javascript:alert(1)' }, /OPERATOR_URL: /],
    [{ SITE_ACCENT: 'green' }, /SITE_ACCENT: must be a colour such as #1d4f91/],
    [{ SITE_NAME_EN: 'a\u202eb' }, /SITE_NAME_EN: must be one line without control characters/],
    [{ SITE_NAME_AR: 'م'.repeat(61) }, /SITE_NAME_AR: /],
    [{ ...operator, OPERATOR_LOGO: '/no/such/file.png' }, /OPERATOR_LOGO: \/no\/such\/file\.png cannot be read \(ENOENT\)/],
    [{ ...operator, OPERATOR_LOGO: file('c.txt', 'no picture') }, /OPERATOR_LOGO: .* must be a PNG, or an SVG with a viewBox/],
    [{ ...operator, OPERATOR_LOGO: file('d.png', Buffer.alloc(200_001)) }, /OPERATOR_LOGO: .* has 200001 bytes; a logo has 200000/],
    [{ OPERATOR_LOGO: file('e.png', png) }, /OPERATOR_LOGO: requires OPERATOR_NAME_EN or OPERATOR_NAME_AR/],
  ])('stops the start at %j, with a sentence that explains why', (settings, sentence) => expect(() => readEnv(settings)).toThrow(sentence));
});
