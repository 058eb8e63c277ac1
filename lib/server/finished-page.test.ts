import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage } from './finished-page.ts';

const html = (body: string) => ({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(body) });

test('Arabic leaves as it came, deferred or not, and inline scripts are allowed by the hash of their bytes', () => {
  const push = '<script>self.__next_f.push([1,"مدار"])</script>';
  const file = '<script src="/_next/a.js" async=""></script>';
  const own = 'say("مدار — ١")';
  const page = `<html><head></head><body><main style="--a:&quot;ب&quot;">بحث «مدار»</main><script>${own}</script>${file}${push}</body></html>`;
  for (const readStyle of [undefined, () => undefined]) {
    const { body, headers, live } = finishPage(html(page), '/ar', { readStyle });
    const policy = headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
    expect(body.toString()).toContain('<main style="--a:&quot;ب&quot;">بحث «مدار»</main>');
    expect(policy).toContain(createHash('sha256').update(own).digest('base64'));
    expect(policy).toContain(createHash('sha256').update('--a:"ب"').digest('base64'));
    expect(live?.body.toString()).toBe(readStyle ? 'self.__next_f.push([1,"مدار"])' : undefined);
  }
});

test('a page that is not kept waits for its reader too, with its data inside, allowed by their hash', () => {
  const push = '<script>self.__next_f.push([1,"مدار"])</script>';
  const page = `<html><head></head><body><main data-status="404">x</main><script src="/_next/a.js" async=""></script>${push}</body></html>`;
  const { body, headers, live, shareable, status } = finishPage(html(page), '/ar', { readStyle: () => undefined });
  expect({ status, shareable, live }).toEqual({ status: 404, shareable: false, live: undefined });
  const data = 'self.__next_f.push([1,"مدار"])';
  expect(body.toString()).toContain(`<script type="text/plain" id="live">${data}</script></body>`);
  expect(body.toString()).not.toContain('<script src');
  const policy = headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
  expect(policy).toContain(createHash('sha256').update(data).digest('base64'));
});

test('a page made for one reader is never given to another, though it looks like any', () => {
  const page = '<html><head></head><body>a form<script src="/_next/a.js"></script><script>self.__next_f.push([1])</script></body></html>';
  expect(finishPage(html(page), '/en/developers')).toMatchObject({ status: 200, shareable: true });
  const { shareable, live } = finishPage(html(page), '/en/developers', { personal: true, readStyle: () => undefined });
  expect({ shareable, live }).toEqual({ shareable: false, live: undefined });
});
