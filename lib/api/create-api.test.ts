import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '#lib/base/problem.ts';
import { operations } from '#lib/contract/operations.ts';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { problemSchema } from '#lib/contract/problems/problem-schema.ts';
import { type ProblemCode, problems } from '#lib/contract/problems/problems.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';

let test: TestService;
let store: { fails?: Error; withdrawn?: boolean; merged?: string };

beforeAll(async () => {
  store = {};
  test = await openTestService({
    // No response is cached, so that every request reaches the store, whose failures are tested.
    answerBytesMax: 0,
    wrapStore: (inner) =>
      Object.fromEntries(
        Object.entries(inner).map(([name, method]) => [
          name,
          async (...args: never[]) => {
            if (store.fails && name !== 'dataVersion') throw store.fails;
            if (store.withdrawn && (name === 'research' || name === 'author')) return { kind: 'withdrawn', at: '2026-11-01T00:00:00Z' };
            if (store.merged && ['research', 'author', 'institution'].includes(name)) return { kind: 'merged', id: store.merged };
            return (method as (...args: never[]) => unknown)(...args);
          },
        ]),
      ) as never,
  });
});
afterAll(() => test.close());

const numbersOfNone = ['abc', '0', '-1', '1.0', '0x10', '1e2', '01', '12345678901234567'];

/** The dictionary is part of the program: no term is merged or withdrawn. */
const isStored = (operation: Operation) => operation.idParameter !== undefined && operation.record !== 'term';
const pathOf = (template: string, language: string, id = '1') => template.replace('{language}', language).replace('{id}', id);

async function expectProblem(response: Response, code: ProblemCode, language: Language) {
  expect(response.status).toBe(problems[code].status);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(response.headers.get('content-language')).toBe(language);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = problemSchema.parse(await response.json());
  expect(body).toMatchObject({
    code,
    status: problems[code].status,
    title: problems[code].title[language],
    requestId: response.headers.get('x-request-id'),
  });
  expect(body.detail).not.toMatch(/[{}]/);
  return body;
}

for (const operation of operations) {
  for (const language of languages) {
    const path = pathOf(operation.template, language, operation.idParameter?.example);
    describe(`${operation.id} in ${language}`, () => {
      describe('200', () => {
        it('returns a body that matches its schema, in the language of the path', async () => {
          const response = await test.ask(path);
          expect(response.status).toBe(200);
          expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
          expect(response.headers.get('content-language')).toBe(language);
          expect(response.headers.get('content-location')).toMatch(path);
          expect(operation.success.parse(await response.json())).toBeTruthy();
        });
        it('matches its segments in any case and names the canonical spelling', async () => {
          const response = await test.ask(path.toUpperCase());
          expect(response.status).toBe(200);
          expect(response.headers.get('link')).toContain(`<${path}`);
          expect(response.headers.get('link')).toContain('rel="canonical"');
        });
        it('answers HEAD with the headers of GET and no body', async () => {
          const [get, head] = await Promise.all([test.ask(path), test.ask(path, { method: 'HEAD' })]);
          expect(head.status).toBe(200);
          expect(await head.text()).toBe('');
          for (const name of [
            'etag',
            'content-type',
            'content-language',
            'link',
            'vary',
            'content-length',
            'cache-control',
            'last-modified',
          ]) {
            expect(head.headers.get(name), name).toBe(get.headers.get(name));
          }
        });
      });
      describe('204', () => {
        it('answers OPTIONS without a key, for any site', async () => {
          const response = await test.service.fetch(new Request(`https://madar.example${path}`, { method: 'OPTIONS' }));
          expect(response.status).toBe(204);
          expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
          expect(response.headers.get('access-control-allow-origin')).toBe('*');
          expect(response.headers.get('access-control-allow-headers')).toContain('X-Api-Key');
          expect(response.headers.get('access-control-max-age')).toBe('86400');
        });
      });
      describe('304', () => {
        it('answers 304 to the tag of a HEAD, of a GET and to *', async () => {
          const tag = (await test.ask(path, { method: 'HEAD' })).headers.get('etag') as string;
          for (const etag of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
            const response = await test.ask(path, { headers: { 'If-None-Match': etag } });
            expect(response.status, etag).toBe(304);
            expect(response.headers.get('etag')).toBe(tag);
            for (const name of ['cache-control', 'vary', 'content-language', 'ratelimit'])
              expect(response.headers.has(name), name).toBe(true);
          }
          expect((await test.ask(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
        });
      });
      describe('308', () => {
        it('redirects a trailing slash to the path without it and keeps the query', async () => {
          const response = await test.ask(`${path}/?a=1`);
          expect(response.status).toBe(308);
          expect(response.headers.get('location')).toBe(`${path}?a=1`);
          expect((await test.ask(`${path}//`)).status).toBe(404);
        });
      });
      describe('400', () => {
        it('names every faulty parameter at once', async () => {
          const body = await expectProblem(await test.ask(`${path}?nonsense=1&other=2`), 'invalid_parameter', language);
          expect(body.errors.map((error) => error.parameter)).toEqual(['nonsense', 'other']);
        });
        it('refuses two different keys', async () => {
          await expectProblem(await test.ask(path, { headers: { Authorization: 'Bearer other' } }), 'conflicting_credentials', language);
        });
        it('ignores a lone underscore', async () => {
          expect((await test.ask(`${path}?_=1732`)).status).toBe(200);
        });
        if (operation.idParameter) {
          it('refuses a malformed id', async () => {
            const malformed = isStored(operation) ? numbersOfNone : ['-', 'a--b', 'a_b', 'a.b', '%20', 'ريغوليث', 'a'.repeat(81)];
            for (const id of malformed) {
              await expectProblem(await test.ask(pathOf(operation.template, language, id)), 'invalid_id', language);
            }
          });
        }
      });
      describe('401', () => {
        const unkeyed = (headers: Record<string, string> = {}) =>
          test.service.fetch(new Request(`https://madar.example${path}`, { headers }), {});
        it('requires a key and explains how to send it', async () => {
          const response = await unkeyed();
          expect(response.headers.get('www-authenticate')).toBe('ApiKey realm="madar", header="X-Api-Key", Bearer realm="madar"');
          await expectProblem(response, 'missing_key', language);
        });
        it('distinguishes a mistyped key from an unknown one', async () => {
          await expectProblem(await unkeyed({ 'X-Api-Key': `${test.key.slice(0, -1)}!` }), 'malformed_key', language);
          await expectProblem(await unkeyed({ 'X-Api-Key': 'mdr_test_ExampleKeyDoNotUse000000000000010QaxJE' }), 'unknown_key', language);
        });
        it('refuses a key in the address', async () => {
          await expectProblem(await test.ask(`${path}?apiKey=${test.key}`), 'key_in_query', language);
        });
        it('accepts the key in Authorization too', async () => {
          expect((await unkeyed({ Authorization: `Bearer ${test.key}` })).status).toBe(200);
          expect((await unkeyed({ Authorization: `ApiKey ${test.key}`, 'X-Api-Key': test.key })).status).toBe(200);
        });
        it('checks the key before the tag', async () => {
          const tag = (await test.ask(path)).headers.get('etag') as string;
          expect((await unkeyed({ 'If-None-Match': tag })).status).toBe(401);
        });
      });
      describe('404', () => {
        it('returns 404 for other languages and longer paths', async () => {
          await expectProblem(
            await test.ask(pathOf(operation.template, 'fr'), { headers: { 'Accept-Language': language } }),
            'unsupported_language',
            language,
          );
          await expectProblem(await test.ask(`${path}/more/still`), 'route_not_found', language);
        });
        if (operation.idParameter) {
          it('names the unknown id', async () => {
            const code = `${operation.record as 'research' | 'author' | 'institution' | 'term'}_not_found` as const;
            for (const id of ['999999', '9999999999999999']) {
              const body = await expectProblem(await test.ask(pathOf(operation.template, language, id)), code, language);
              expect(body.detail).toContain(id);
            }
          });
        }
      });
      describe('405', () => {
        it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
          const response = await test.ask(path, { method });
          expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
          await expectProblem(response, 'method_not_allowed', language);
        });
      });
      describe('406', () => {
        it('lists the available formats', async () => {
          const body = await expectProblem(await test.ask(path, { headers: { Accept: 'image/png' } }), 'not_acceptable', language);
          expect(body.detail).toContain('application/json');
        });
        it.each(['*/*', 'application/*', 'text/html,application/xhtml+xml;q=0.9', ''])('answers JSON to Accept: %s', async (accept) => {
          expect((await test.ask(path, { headers: { Accept: accept } })).headers.get('content-type')).toContain('application/json');
        });
      });
      if (isStored(operation)) {
        describe('301', () => {
          it('redirects from a merged record to its successor', async () => {
            store.merged = '2';
            const response = await test.ask(`${path}?fields=id`);
            store.merged = undefined as never;
            expect(response.status).toBe(301);
            expect(response.headers.get('location')).toBe(`${pathOf(operation.template, language, '2')}?fields=id`);
          });
        });
      }
      // Institutions are never withdrawn.
      if (isStored(operation) && operation.record !== 'institution') {
        describe('410', () => {
          it('states when a record was withdrawn', async () => {
            store.withdrawn = true;
            const response = await test.ask(path);
            store.withdrawn = false;
            expect((await expectProblem(response, 'record_withdrawn', language)).detail).toContain('2026-11-01');
          });
        });
      }
      describe('413, 414, 431', () => {
        it('refuses requests that are too large', async () => {
          await expectProblem(await test.ask(path, { headers: { 'Content-Length': '5000' } }), 'content_too_large', language);
          await expectProblem(await test.ask(`${path}?keyword=${'a'.repeat(4100)}`), 'uri_too_long', language);
          await expectProblem(await test.ask(path, { headers: { 'X-Filler': 'a'.repeat(17_000) } }), 'headers_too_large', language);
        });
      });
      describe('500, 503', () => {
        it('does not reveal the cause of an internal error', async () => {
          store.fails = new Error('SELECT secret FROM table');
          const internal = await test.ask(path);
          store.fails = new Problem('unavailable', { detail: 'disk I/O error at /srv/data' });
          const unavailable = await test.ask(path);
          delete store.fails;
          expect(JSON.stringify(await expectProblem(internal, 'internal_error', language))).not.toMatch(/SELECT|secret/);
          expect(unavailable.headers.get('retry-after')).toBe('5');
          expect(JSON.stringify(await expectProblem(unavailable, 'service_unavailable', language))).not.toMatch(/disk|srv/);
        });
      });
    });
  }
}

describe('every operation', () => {
  it('has a canonical path in the contract', () => {
    expect(operations.map((operation) => pathOf(operation.template, 'ar', '7'))).toEqual([
      apiPaths.researchTypes('ar'),
      apiPaths.researchAreas('ar'),
      apiPaths.researchList('ar'),
      apiPaths.research('ar', 7),
      apiPaths.authorList('ar'),
      apiPaths.author('ar', 7),
      apiPaths.institutionList('ar'),
      apiPaths.institution('ar', 7),
      apiPaths.termList('ar'),
      apiPaths.term('ar', '7'),
    ]);
  });
});
