import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#lib/contract/operations.ts';
import { apiVersion } from '#lib/contract/version.ts';
import { languages } from '#lib/languages/languages.ts';
import { openTestService, type TestService, testSite } from '#lib/testing/open-test-service.ts';
import { type PostmanCollection, runCollection } from '#lib/testing/run-collection.ts';
import { postmanCollection } from './postman.ts';

let test: TestService;
beforeAll(async () => {
  test = await openTestService();
});
afterAll(() => test.close());

interface Saved {
  name: string;
  code: number;
  body: string;
}
const items = (language: 'en' | 'ar') =>
  (
    postmanCollection(language, testSite) as {
      item: {
        name: string;
        item: { id: string; name: string; response: Saved[]; request: { url: { query?: { key: string; disabled?: boolean }[] } } }[];
      }[];
    }
  ).item;

describe('the collection', () => {
  it.each(languages)('in %s runs request by request, and every test script passes', async (language) => {
    const runs = await runCollection(postmanCollection(language, testSite) as PostmanCollection, { apiKey: test.key }, (request) =>
      test.service.fetch(request),
    );
    expect(runs.map((run) => run.name).sort()).toEqual(operations.map((operation) => operation.id).sort());
    for (const run of runs) expect(run).toMatchObject({ status: 200, failed: [] });
    expect(runs.every((run) => run.passed.length >= 4)).toBe(true);
  });
  it('has test scripts that fail when the answer is wrong', async () => {
    const runs = await runCollection(postmanCollection('en', testSite) as PostmanCollection, { apiKey: '' }, (request) =>
      test.service.fetch(request),
    );
    for (const run of runs)
      expect(run.failed).toEqual(expect.arrayContaining(['status is 200', 'content type is JSON', 'required members are present']));
  });
  it.each(languages)('in %s is the same, byte for byte, every time', (language) => {
    expect(JSON.stringify(postmanCollection(language, testSite))).toBe(JSON.stringify(postmanCollection(language, testSite)));
  });
  it('lists every parameter and switches on only those with a default', () => {
    const entries = items('en').flatMap((folder) => folder.item);
    for (const operation of operations) {
      const query = entries.find((entry) => entry.name === operation.id)?.request.url.query ?? [];
      expect(query.map((entry) => entry.key)).toEqual(operation.query.map((parameter) => parameter.name));
      expect(query.filter((entry) => !entry.disabled).map((entry) => entry.key)).toEqual(
        operation.shape === 'list' ? ['pageIndex', 'pageSize'] : [],
      );
    }
  });
  it('saves an answer in each language and an error for every request', () => {
    for (const entry of items('ar').flatMap((folder) => folder.item)) {
      expect(entry.response.map((saved) => saved.name)).toEqual(['200 (en)', '200 (ar)', '401 missing_key']);
      for (const saved of entry.response) expect(JSON.parse(saved.body)).toBeTruthy();
    }
  });
  it('has a folder for each group, version 2.1 and no key in it', () => {
    const collection = postmanCollection('en', testSite) as {
      info: { schema: string };
      variable: { key: string; value: string; type: string }[];
    };
    expect(items('en').map((folder) => folder.name)).toEqual(['LookUp', 'Publication', 'Institution', 'Term']);
    expect(collection.info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json');
    expect(collection.variable.find((variable) => variable.key === 'apiKey')).toEqual({ key: 'apiKey', value: '', type: 'secret' });
  });
});

describe('documents without a key', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    test.service.fetch(new Request(testSite + path, { headers }), { address: '192.0.2.200' });
  it.each([
    ['/api/openapi.json', 'application/json; charset=utf-8', 'en'],
    ['/api/openapi.ar.json', 'application/json; charset=utf-8', 'ar'],
    ['/api/postman.json', 'application/json; charset=utf-8', 'en'],
    ['/api/postman.ar.json', 'application/json; charset=utf-8', 'ar'],
    ['/.well-known/api-catalog', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"', 'en'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'en'],
  ])('%s is served, with a tag that saves the second transfer', async (path, type, language) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type'), response.headers.get('content-language')]).toEqual([
      200,
      type,
      language,
    ]);
    expect((await get(path, { 'If-None-Match': response.headers.get('etag') as string })).status).toBe(304);
  });
  it('health states version, data version and counts', async () => {
    expect(await (await get('/api/health')).json()).toEqual({
      status: 'ok',
      version: apiVersion,
      datasetVersion: expect.any(String),
      recordCounts: { research: 30, authors: expect.any(Number), groups: expect.any(Number), institutions: 2 },
    });
  });
  it('security.txt names a contact and a day in the future', async () => {
    const text = await (await get('/.well-known/security.txt')).text();
    expect(text).toMatch(/^Contact: https:\/\/madar\.example\/en\/about$/m);
    expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(test.clock.now);
  });
});
