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
    const { body, headers, live } = finishPage(html(page), '/ar', readStyle);
    const policy = headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
    expect(body.toString()).toContain('<main style="--a:&quot;ب&quot;">بحث «مدار»</main>');
    expect(policy).toContain(createHash('sha256').update(own).digest('base64'));
    expect(policy).toContain(createHash('sha256').update('--a:"ب"').digest('base64'));
    expect(live?.body.toString()).toBe(readStyle ? 'self.__next_f.push([1,"مدار"])' : undefined);
  }
});
