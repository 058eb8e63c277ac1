import { expect } from 'vitest';
import { rawRequest } from '#e2e/raw-request.ts';
import { test } from '#e2e/requests/test-on-site.ts';
import { addressOf, routes } from '#e2e/routes.ts';

/** Members of Object.prototype. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
/** Our query parameters. Some are names of array methods, which the query object inherits if `__proto__` is set to an array. */
const names = [
  'sort',
  'find',
  'at',
  'by',
  'keys',
  'values',
  'length',
  'keyword',
  'ids',
  'style',
  'text',
  'missing',
  'after',
  'place',
  'token',
  'key',
];

const searches = [
  ...inherited.map((name) => [`${name}=`, ...names.map((other) => `${other}=zzz`)].join('&')),
  inherited.map((name) => `${name}=a&${name}=b&${name}[${name}]=c&sort[${name}]=d&keyword.${name}=e`).join('&'),
];
const failure = /\n\s+at .+:\d+:\d+|node_modules|node:internal|SQLITE|\[native code\]|\[object Object\]/;

for (const route of routes) {
  test(`no inherited name in its address makes ${route.pattern} fail`, async ({ baseURL }) => {
    const port = Number(new URL(baseURL ?? '').port);
    const parameters = [...route.pattern.matchAll(/([a-z]+)\]/g)].map(([, name]) => name);
    const inheritedParameters = parameters.flatMap((parameter) =>
      inherited.map((word) => addressOf(route, (name) => (name === parameter ? word : undefined))),
    );
    const targets = [...searches.map((search) => `${addressOf(route)}?${search}`), ...inheritedParameters];
    const headers = {
      cookie: inherited.map((name) => `${name}=${name}`).join('; '),
      ...Object.fromEntries(inherited.map((name) => [name, 'x'])),
    };
    for (const target of targets) {
      const answer = await rawRequest(port, target, headers);
      expect(answer.status, target).toBeLessThan(500);
      expect(answer.status, target).toBeGreaterThan(0);
      expect(failure.test(answer.body), target).toBe(false);
      if (route.kind === 'page') expect((await rawRequest(port, target, { ...headers, rsc: '1' })).status, target).toBeLessThan(500);
    }
  });
}
