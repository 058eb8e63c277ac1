import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '#lib/contract/operations.ts';
import { problemSchema } from '#lib/contract/problems/problem-schema.ts';
import { languages } from '#lib/languages/languages.ts';
import { nastyStrings } from '#lib/testing/nasty-strings.ts';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';

let test: TestService;
beforeAll(async () => {
  test = await openTestService();
});
afterAll(() => test.close());

const value = fc.oneof(
  fc.constantFrom(...nastyStrings),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.integer().map(String),
  fc.constantFrom('', '0', '1', '-1', '1e9', '1,2', '*', 'NaN', 'null', 'true'),
);
const names = [
  ...new Set(operations.flatMap(({ query }) => query.map(({ name }) => name))),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x',
];
const headers = fc.record(
  {
    Accept: fc.constantFrom('*/*', 'application/json', 'text/html', 'application/x-bibtex;q=0.1', ';;;', 'a/b'.repeat(200)),
    'Accept-Language': fc.constantFrom('ar', 'en;q=x', '*', ',,,'),
    'If-None-Match': fc.constantFrom('*', '"x"', 'W/', ','.repeat(300)),
    'If-Modified-Since': fc.constantFrom('yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1'),
    'X-Request-Id': fc.constantFrom('a', 'a'.repeat(200), '../../x', '"},{"'),
    traceparent: fc.constantFrom('00-x', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`),
    Origin: fc.constantFrom('null', 'https://evil.example', 'x'),
  },
  { requiredKeys: [] },
);
const request = fc.record({
  operation: fc.constantFrom(...operations),
  language: fc.oneof({ weight: 9, arbitrary: fc.constantFrom<string>(...languages) }, { weight: 1, arbitrary: value }),
  id: fc.oneof(fc.constantFrom('1', '2', '0', '9999999999999999999'), value),
  sent: fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 5 }),
  headers,
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE'),
});

it('twelve thousand random requests are answered or refused by the contract, and reveal no internals', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ operation, language, id, sent, headers: given, method }) => {
      const encodePart = (text: string) => encodeURIComponent(text.toWellFormed());
      const path = operation.template.replace('{language}', () => encodePart(language)).replace('{id}', () => encodePart(id));
      const search = new URLSearchParams(sent.map(([name, text]) => [name, text.toWellFormed()]));
      const response = await test.ask(`${path}?${search}`, { method, headers: given });
      const requestLine = `${method} ${path}?${search}`;
      expect(response.status, requestLine).toBeLessThan(500);
      const text = await response.text();
      expect(/\n\s+at .+:\d+:\d+|node_modules|node:internal|SQLITE|no such column|fts5: syntax/.test(text), requestLine).toBe(false);
      for (const [, header] of response.headers) expect(header, requestLine).not.toMatch(/[\r\n]/);
      expect(response.headers.get('content-type') ?? '', requestLine).not.toMatch(/html|svg/);
      if (response.status >= 400 && method !== 'HEAD') problemSchema.parse(JSON.parse(text));
    }),
    { numRuns: 12_000 },
  );
}, 600_000);
