import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { finishPage } from './finished-page.ts';
import { createPageEntry, type PageEntry, type Visit } from './page-entry.ts';

const text = 'A title, مدار, whose words come back and back. '.repeat(200);
const document = `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/a.css" data-precedence="next"/><style nonce="own-mark">@import "/fonts/a.v2.css";</style></head><body><main>${text}</main><script src="/_next/b.js" async=""></script><script nonce="own-mark">self.__next_f.push([1,"x"])</script></body></html>`;
const sheets: Readonly<Record<string, string>> = { '/_next/a.css': 'p{margin:0}'.repeat(90), '/fonts/a.v2.css': '@font-face{}'.repeat(90) };
const finish = (status: number) =>
  finishPage({ status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(document) }, '/en/research', {
    readStyle: (href) => sheets[href],
    mark: 'own-mark',
  });
const entryOf = (hurried: boolean) => createPageEntry(finish(200), { cacheControl: '', madeAtMs: 0, hurried, onGrow: () => undefined });
const expandAs = { gzip: gunzipSync, br: brotliDecompressSync, identity: (bytes: Buffer) => bytes } as const;

async function read(entry: PageEntry, encoding: keyof typeof expandAs, visit?: Visit): Promise<string> {
  const { bytes } = await entry.variant(encoding, visit);
  return expandAs[encoding](bytes).toString();
}

test.each([false, true])('a first visit receives the style sheets in the page, a later one their links (hurried: %s)', async (hurried) => {
  const entry = await entryOf(hurried);
  if (hurried) entry.improve();
  const inlined = await read(entry, 'identity');
  const linked = await read(entry, 'identity', 'linked');
  expect(inlined).toContain(`<style>${sheets['/_next/a.css']}</style><style>${sheets['/fonts/a.v2.css']}</style>`);
  expect(linked).toContain('<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/><style>@import "/fonts/a.v2.css";</style>');
  expect(linked).not.toContain('margin');
  for (const encoding of ['gzip', 'br'] as const) {
    expect(await read(entry, encoding)).toBe(inlined);
    expect(await read(entry, encoding, 'linked')).toBe(linked);
  }
  // The whole text follows the start.
  for (const page of [inlined, linked]) expect(page).toContain(`</script></head><body><main>${text}</main></body></html>`);
});

test('each form of a page has its own tag, and the policy allows the inline styles of both', async () => {
  const entry = await entryOf(false);
  const forms = (['inlined', 'linked'] as const).flatMap((visit) =>
    (['gzip', 'br', 'identity'] as const).map((encoding) => entry.variant(encoding, visit)),
  );
  expect(new Set((await Promise.all(forms)).map(({ etag }) => etag)).size).toBe(6);
  const policy = finish(200).headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
  for (const style of [...Object.values(sheets), '@import "/fonts/a.v2.css";'])
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
});

test('a page that is not cached contains its style sheets', () => {
  const { start, body } = finish(404);
  expect(start).toBeUndefined();
  expect(body.toString()).toContain(`<style>${sheets['/fonts/a.v2.css']}</style>`);
});
