import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { finishPage } from './finished-page.ts';
import { createPageEntry, type PageEntry, type Visit } from './page-entry.ts';

const text = 'A title, مدار, whose words come back and back. '.repeat(200);
const document = `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/a.css" data-precedence="next"/><style nonce="own-mark">@import "/fonts/a.v2.css";</style></head><body><main>${text}</main><script src="/_next/b.js" async=""></script><script nonce="own-mark">self.__next_f.push([1,"x"])</script></body></html>`;
const sheets: Readonly<Record<string, string>> = { '/_next/a.css': 'p{margin:0}'.repeat(90), '/fonts/a.v2.css': '@font-face{}'.repeat(90) };
const finish = (status: number, texts = sheets, html = document) =>
  finishPage({ status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(html) }, '/en/research', {
    readStyle: (href) => texts[href],
    mark: 'own-mark',
  });
const entryOf = (hurried: boolean, onGrow: (bytes: number) => void = () => undefined) =>
  createPageEntry(finish(200), { cacheControl: '', madeAtMs: 0, hurried, onGrow });
const sourceOf = (code: string) => createHash('sha256').update(code).digest('base64');
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
  for (const style of [...Object.values(sheets), '@import "/fonts/a.v2.css";']) expect(policy).toContain(sourceOf(style));
});

test('the policy allows all that precedes the style sheets, also if the sheet of the fonts cannot be read', () => {
  const [fonts, accent, theme] = ['@import "/fonts/a.v2.css";', ':root{--accent:red}', 'setTheme()'];
  const elements = `<style nonce="own-mark">${accent}</style><script nonce="own-mark">${theme}</script>`;
  const [meta = '', rest = ''] = document.split('<link');
  const html = `${meta}<style nonce="own-mark">${fonts}</style>${elements}<link${rest.replace(/<style.*<\/style>/, '')}`;
  for (const text of [undefined, 'a</style>']) {
    const { start, headers } = finish(200, { ...sheets, '/fonts/a.v2.css': text as string }, html);
    expect(start?.linked.text.toString()).toContain(theme);
    const policy = headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
    for (const code of [fonts, accent, theme]) expect(policy, code).toContain(sourceOf(code));
  }
});

test('a page made under load is later sent well compressed to both kinds of visits, and its size stays true', async () => {
  let grown = 0;
  const entry = await entryOf(true, (bytes) => {
    grown += bytes;
  });
  const sizeBefore = entry.size;
  const [quick, quickLinked] = [await entry.variant('gzip'), await entry.variant('gzip', 'linked')];
  entry.improve();
  await expect.poll(() => entry.ready('gzip')?.etag).not.toBe(quick.etag);
  await expect.poll(() => entry.ready('gzip', 'linked')).toBeUndefined();
  const linked = await entry.variant('gzip', 'linked');
  expect(linked.etag).not.toBe(quickLinked.etag);
  expect(linked.etag).not.toContain('quick');
  expect(linked.bytes.length).toBeLessThan(quickLinked.bytes.length);
  expect(await read(entry, 'gzip', 'linked')).toBe(await read(entry, 'identity', 'linked'));
  expect(entry.size - sizeBefore).toBe(grown);
});

test('a page that is not cached contains its style sheets', () => {
  const { start, body } = finish(404);
  expect(start).toBeUndefined();
  expect(body.toString()).toContain(`<style>${sheets['/fonts/a.v2.css']}</style>`);
});
