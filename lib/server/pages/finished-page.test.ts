import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage } from './finished-page.ts';

const html = (body: string) => ({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(body) });

test('Arabic text is unchanged, deferred or not, and inline scripts are allowed by the hash of their bytes', () => {
  const push = '<script nonce="own-mark">self.__next_f.push([1,"مدار"])</script>';
  const file = '<script src="/_next/a.js" async=""></script>';
  const inlineScript = 'alert("مدار — ١")';
  const page = `<html><head></head><body><main>بحث «مدار»</main><script nonce="own-mark">${inlineScript}</script>${file}${push}</body></html>`;
  for (const readStyle of [undefined, () => undefined]) {
    const { body, headers, live } = finishPage(html(page), '/ar', { readStyle, mark: 'own-mark' });
    const policy = headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
    expect(body.toString()).toContain('<main>بحث «مدار»</main>');
    expect(policy).toContain(createHash('sha256').update(inlineScript).digest('base64'));
    expect(live?.body.toString()).toBe(readStyle ? 'self.__next_f.push([1,"مدار"])' : undefined);
  }
});

test('an uncached page is deferred too, with its data inside, allowed by their hash', () => {
  const push = '<script nonce="own-mark">self.__next_f.push([1,"مدار"])</script>';
  const page = `<html><head></head><body><main data-status="404">x</main><script src="/_next/a.js" async=""></script>${push}</body></html>`;
  const { body, headers, live, shareable, status } = finishPage(html(page), '/ar', { readStyle: () => undefined, mark: 'own-mark' });
  expect({ status, shareable, live }).toEqual({ status: 404, shareable: false, live: undefined });
  const data = 'self.__next_f.push([1,"مدار"])';
  expect(body.toString()).toContain(`<script type="text/plain" id="live">${data}</script></body>`);
  expect(body.toString()).not.toContain('<script src');
  const policy = headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
  expect(policy).toContain(createHash('sha256').update(data).digest('base64'));
});

test('a page rendered for one reader is never shared, whatever it looks like', () => {
  const page = '<html><head></head><body>a form<script src="/_next/a.js"></script><script>self.__next_f.push([1])</script></body></html>';
  expect(finishPage(html(page), '/en/developers')).toMatchObject({ status: 200, shareable: true });
  const { shareable, live } = finishPage(html(page), '/en/developers', { personal: true, readStyle: () => undefined });
  expect({ shareable, live }).toEqual({ shareable: false, live: undefined });
});

test('an injected script does not run, in the page or from its second address', () => {
  const push = (text: string) => `self.__next_f.push([1,"${text}"])`;
  const bad = [`${push('x')};alert(1)`, 'alert(2)', `(self.__next_f=self.__next_f||[]).push([alert(3)])`];
  const injected = `${bad.map((code) => `<script>${code}</script>`).join('')}<script id="_R_">alert(4)</script><style>p{}</style>`;
  const trustedScripts = `<script nonce="own-mark">theme()</script><script src="/_next/a.js" async="" nonce="own-mark"></script><script nonce="own-mark">${push('y')}</script>`;
  const page = `<html><head></head><body><main>${injected}</main>${trustedScripts}</body></html>`;
  for (const readStyle of [undefined, () => undefined]) {
    const { headers, body, live } = finishPage(html(page), '/en', { readStyle, mark: 'own-mark' });
    const policy = headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
    for (const code of [...bad, 'alert(4)', 'p{}']) expect(policy).not.toContain(createHash('sha256').update(code).digest('base64'));
    expect(policy).toContain(createHash('sha256').update('theme()').digest('base64'));
    expect(live?.body.toString() ?? '').not.toContain('alert');
    expect(body.toString()).not.toMatch(/nonce|own-mark/);
  }
});

test('a payload depends on headers and leaves without the mark', () => {
  const payload = { status: 200, headers: { 'content-type': 'text/x-component' }, body: Buffer.from('0:{"nonce":"M9","t":"مدار"}') };
  const { body, byHeaders } = finishPage(payload, '/ar', { mark: 'M9' });
  expect([body.toString(), byHeaders]).toEqual(['0:{"nonce":"","t":"مدار"}', true]);
});
