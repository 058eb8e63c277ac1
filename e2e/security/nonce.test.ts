import { expect } from 'vitest';
import { languages, pageKinds } from '#e2e/pages.ts';
import { rawRequest } from '#e2e/raw-request.ts';
import { test } from '#e2e/requests/test-on-site.ts';
import { addressOf, routes } from '#e2e/routes.ts';

for (const language of languages)
  test(`no answer of the site has a nonce in its headers or its body: ${language}`, async ({ baseURL }) => {
    const port = Number(new URL(baseURL ?? '').port);
    const ownAddresses = routes.map((route) => addressOf(route, (name) => (/^(?:locale|language)$/.test(name) ? language : undefined)));
    const others = ['/research?__proto__=&sort=zzz', '/research?keyword=&sort=zzz', '/publication/1', '/%ff', '/developers/keys/manage'];
    const targets = new Set([...ownAddresses, ...[...Object.values(pageKinds), ...others].map((path) => `/${language}${path}`)]);
    for (const target of targets)
      for (const [method, headers] of [
        ['GET', {}],
        ['GET', { rsc: '1' }],
        ['POST', { 'content-length': '0', 'content-type': 'application/x-www-form-urlencoded', origin: baseURL ?? '' }],
      ] as const) {
        const answer = await rawRequest(port, target, headers, method);
        expect(answer.status, target).toBeGreaterThan(0);
        expect(JSON.stringify(answer.headers), `${method} ${target}`).not.toContain('nonce');
        expect(answer.body, `${method} ${target}`).not.toMatch(/nonce(?:=\\?["']|-|\\?["']:\\?["'])[\w-]/);
      }
  });
