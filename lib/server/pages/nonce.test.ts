import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { pageAddress } from '#lib/server/http/page-address.ts';
import type { FinishedPage } from './finished-page.ts';
import { createPageRenderer, type NextHandler } from './render-page.ts';

const pages: Readonly<Record<string, string>> = {
  'a page of Next.js': '<main>x</main>',
  'a page that reports a problem': '<main data-status="410">x</main>',
  'a page that moved': '<main data-status="301" data-location="/en/research/2">x</main>',
};
const bodyOf = (kind: string, nonce: string) => {
  const scripts = `<script nonce="${nonce}">self.__next_f.push([1,"${nonce}"])</script><script src="/_next/a.js" nonce="${nonce}" async=""></script>`;
  return kind in pages ? `<html><head></head><body>${pages[kind]}${scripts} ${nonce}</body></html>` : `{"nonce":"${nonce}"}`;
};
const kinds = [
  ...Object.keys(pages).map((kind) => [kind, 'text/html; charset=utf-8'] as const),
  ['a payload of the router', 'text/x-component'] as const,
  ['an answer to a program', 'application/json'] as const,
  ['an answer without a type', ''] as const,
];
const statuses = [200, 301, 302, 303, 307, 308, 400, 403, 404, 405, 409, 410, 413, 500, 502, 503];

/** Responds with the nonce of the request in every header and in the body. */
function exposing(kind: string, type: string, status: number, nonces: string[]): NextHandler {
  return async (request, response) => {
    const nonce = /'nonce-([^']+)'/.exec(String(request.headers['content-security-policy']))?.[1] ?? '';
    nonces.push(nonce);
    response.statusCode = status;
    response.setHeader('link', `</a.css>; rel=preload; as="style"; nonce="${nonce}", </b.css>; rel=preload; nonce="${nonce}"`);
    response.setHeader('location', `/en?x=${nonce}`);
    response.setHeader('set-cookie', [`a=${nonce}`, 'b=1']);
    response.setHeader('content-security-policy', `script-src 'nonce-${nonce}'`);
    response.setHeader('x-anything', nonce);
    if (type) response.setHeader('content-type', type);
    response.end(bodyOf(kind, nonce));
  };
}

const text = ({ headers, body, live }: FinishedPage): string => `${JSON.stringify(headers)}\n${body}\n${live ? text(live) : ''}`;

test.each(kinds)('%s leaves without the nonce of its rendering, whatever its status', async (kind, type) => {
  for (const status of statuses)
    for (const readStyle of [undefined, () => 'p{}']) {
      const nonces: string[] = [];
      const renderer = createPageRenderer(exposing(kind, type, status, nonces), 'https://madar.example', readStyle);
      const address = pageAddress('/en/research', {});
      if (!address) throw new Error('The list is a page.');
      const request = (method: string) => Object.assign(new IncomingMessage(new Socket()), { method, url: '/en/developers/keys' });
      const form = request('POST');
      form.push(null);
      const finished = await Promise.all([
        renderer.shared(address, 'id'),
        renderer.personal(request('GET'), '/en/developers/keys'),
        renderer.personal(form, '/en/developers/keys'),
      ]);
      expect(nonces).toHaveLength(3);
      expect(new Set(nonces).size, 'each rendering has a nonce of its own').toBe(3);
      for (const page of finished)
        for (const nonce of nonces) {
          expect(nonce).toMatch(/^[\w-]{24}$/);
          if (page) expect(text(page), `${kind} ${status}`).not.toContain(nonce);
        }
    }
});
