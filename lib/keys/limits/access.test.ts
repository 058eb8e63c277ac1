import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';

const path = '/api/en/LookUp/GetAllResearchTypes';
let test: TestService;
let fails: Error | undefined;
beforeEach(async () => {
  fails = undefined;
  test = await openTestService({
    wrapStore: (store) => ({
      ...store,
      researchTypes: async (language) => {
        if (fails) throw fails;
        return store.researchTypes(language);
      },
    }),
  });
});
afterEach(() => test.close());

const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code ?? response.status;

describe('a key', () => {
  it.each([
    ['revoke', 401, 'revoked_key'],
    ['suspend', 403, 'key_suspended'],
  ] as const)('after %s is refused with %i', async (command, expected, code) => {
    const { key, keyId } = await test.keys.operator.issue({ name: 'client' });
    await test.keys.operator[command](keyId);
    const response = await test.ask(path, { headers: { 'X-Api-Key': key } });
    expect(response.status).toBe(expected);
    expect(await codeOf(response)).toBe(code);
  });
  it('that has expired is refused with 401', async () => {
    const { key } = await test.keys.operator.issue({ name: 'client' });
    const session = (await test.keys.openByKey(key)) as string;
    const [listedKey] = (await test.keys.manage.list(session)) ?? [];
    await test.keys.manage.rotate(session, listedKey!.id, {});
    expect((await test.ask(path, { headers: { 'X-Api-Key': key } })).status).toBe(200);
    test.clock.now += 7 * 86_400_000;
    expect(await codeOf(await test.ask(path, { headers: { 'X-Api-Key': key } }))).toBe('expired_key');
  });
  it('bound to origins is accepted from those and from programs without an origin, and refused from others', async () => {
    const { key, keyId } = await test.keys.operator.issue({ name: 'client' });
    await test.keys.manage.setOrigins((await test.keys.openByKey(key)) as string, keyId, ['https://client.example']);
    const from = (origin?: string) => test.ask(path, { headers: { 'X-Api-Key': key, ...(origin && { Origin: origin }) } });
    expect([(await from()).status, (await from('https://client.example')).status]).toEqual([200, 200]);
    expect(await codeOf(await from('https://other.example'))).toBe('origin_not_allowed');
  });
  it('in an address is refused, flagged on its page, and absent from every response', async () => {
    const { key } = await test.keys.operator.issue({ name: 'client' });
    for (const query of [`key=${key}`, `api_key=${key}`, `X-Api-Key=${key}`, `access_token=whatever`]) {
      const response = await test.ask(`${path}?${query}`);
      expect(await response.clone().text()).not.toContain(key);
      expect(await codeOf(response)).toBe('key_in_query');
    }
    const [listedKey] = (await test.keys.manage.list((await test.keys.openByKey(key)) as string)) ?? [];
    expect(listedKey?.seenInUrlAt).toBe('2026-11-21T09:30:00Z');
  });
  it('is counted by operation and status', async () => {
    const { key } = await test.keys.operator.issue({ name: 'client' });
    await test.ask(path, { headers: { 'X-Api-Key': key } });
    await test.ask(`${path}?nonsense=1`, { headers: { 'X-Api-Key': key } });
    const [listedKey] = (await test.keys.manage.list((await test.keys.openByKey(key)) as string)) ?? [];
    expect(listedKey?.operations).toEqual([{ operation: 'GetAllResearchTypes', requests: 2 }]);
    expect(listedKey?.lastErrors).toMatchObject([{ status: 400 }]);
  });
});

describe('the order of checks', () => {
  // Each request fails the check named in its row, and most also fail later checks. Only the fault of the named check is reported.
  const long = `keyword=${'a'.repeat(4100)}&nonsense=1`;
  it.each([
    ['route', '/api/xx/Nothing/Here', 'POST', {}, 'route_not_found'],
    ['method', `/api/xx/LookUp/GetAllResearchTypes?${long}`, 'POST', {}, 'method_not_allowed'],
    ['size', `${path}?${long}`, 'GET', {}, 'uri_too_long'],
    ['key', `${path}?nonsense=1`, 'GET', { 'X-Api-Key': '', Accept: 'image/png' }, 'missing_key'],
    ['parameters', `${path}?nonsense=1`, 'GET', { Accept: 'image/png' }, 'invalid_parameter'],
    ['negotiation', '/api/en/Publication/GetResearchById/999999', 'GET', { Accept: 'image/png' }, 'not_acceptable'],
    ['record', '/api/en/Publication/GetResearchById/999999', 'GET', {}, 'research_not_found'],
  ])('the check of %s precedes all later ones', async (_check, at, method, headers, code) => {
    expect(await codeOf(await test.ask(at, { method, headers: headers as Record<string, string> }))).toBe(code);
  });
});

describe('the language of a problem', () => {
  it.each([
    ['/api/ar/LookUp/Nothing', 'en', 'ar'],
    ['/api/AR/LookUp/Nothing', undefined, 'ar'],
    ['/api/fr/LookUp/GetAllResearchTypes', 'ar-SA, en;q=0.5', 'ar'],
    ['/api/fr/LookUp/GetAllResearchTypes', 'fr', 'en'],
    ['/api/nothing', undefined, 'en'],
    ['/api', 'ar', 'ar'],
    ['/api', 'ar;q=0.2, EN-GB;q=0.8', 'en'],
  ])('%s with Accept-Language %s is %s', async (at, accepted, language) => {
    const response = await test.ask(at, accepted ? { headers: { 'Accept-Language': accepted } } : {});
    expect([response.status, response.headers.get('content-language')]).toEqual([404, language]);
  });
});

it('no key, address or query ever reaches the log', async () => {
  const { key } = await test.keys.operator.issue({ name: 'client', email: 'secret.person@example.org' });
  await test.ask(`${path}?k=${key}&keyword=private+words`);
  const escaped = key.replaceAll('_', '%5F');
  await test.ask(`/api/en/${escaped}?x=${escaped}`);
  await test.ask(`/api/${key}`, { headers: { Authorization: `Bearer ${key}`, 'X-Api-Key': key } });
  await test.ask('/api/en/Publication/GetAllResearch?keyword=private+words', { headers: { 'X-Api-Key': key } });
  fails = new Error(`lost ${key} of secret.person@example.org`, { cause: new Error(`cause ${key}`) });
  await test.ask(path, { headers: { 'X-Api-Key': key } });
  const log = test.lines.join('\n');
  expect(log).toContain('lost mdr_live_[removed] of [address removed]');
  expect(log).not.toMatch(/mdr_live_[0-9A-Za-z]/);
  expect(log).not.toContain(key.slice(-6));
  expect(log).not.toMatch(/secret\.person|private/);
  expect(test.lines.length).toBeGreaterThanOrEqual(5);
});

describe('the end of a version', () => {
  const lifecycle = {
    deprecatedAt: Date.UTC(2026, 11, 1),
    sunsetAt: Date.UTC(2028, 0, 1),
    successor: '/api/v2/en',
    notice: '/en/developers/changelog',
  };
  it('is announced for at least a year, then answered with 410 and a link to the successor', async () => {
    const ending = await openTestService({ lifecycle });
    const at = async (now: number) => {
      ending.clock.now = now;
      const { status, headers } = await ending.ask(path);
      return [
        status,
        headers.get('deprecation'),
        headers.get('sunset'),
        headers.get('link')?.includes('</api/v2/en>; rel="successor-version"'),
      ];
    };
    expect(await at(Date.UTC(2026, 10, 30))).toEqual([200, null, null, false]);
    expect(await at(Date.UTC(2026, 11, 2))).toEqual([200, '@1796083200', 'Sat, 01 Jan 2028 00:00:00 GMT', true]);
    expect(await at(Date.UTC(2028, 0, 1))).toEqual([410, '@1796083200', 'Sat, 01 Jan 2028 00:00:00 GMT', true]);
    expect(await codeOf(await ending.ask('/api/fr/LookUp/GetAllResearchTypes'))).toBe('operation_retired');
    await ending.close();
  });
});

it.each(['json', 'csl', 'csv'])('a page of %s larger than two mebibytes is refused with a page size that fits', async (format) => {
  const long = { value: 'x'.repeat(100_000), lang: 'en' } as const;
  let recordsRead = 0;
  const heavy = await openTestService({
    wrapStore: (store) => ({
      ...store,
      findResearch: async (language, query) => {
        const page = await store.findResearch(language, query);
        return { ...page, items: page.items.map((item) => ({ ...item, title: long })) };
      },
      research: async (language, id) => {
        recordsRead += 1;
        const result = await store.research(language, id);
        return result.kind === 'found' ? { kind: 'found', value: { ...result.value, title: long } } : result;
      },
    }),
  });
  const list = `/api/en/Publication/GetAllResearch?format=${format}`;
  const refusal = await heavy.ask(`${list}&pageSize=30`);
  expect(refusal.status).toBe(400);
  const { errors } = (await refusal.json()) as { errors: { parameter: string; allowed: { max: number } }[] };
  expect(errors[0]).toMatchObject({ parameter: 'pageSize', code: 'out_of_range' });
  // Reading ends with the first record that does not fit.
  expect(recordsRead).toBe(format === 'json' ? 0 : (errors[0]?.allowed.max ?? 0) + 1);
  expect((await heavy.ask(`${list}&pageSize=${errors[0]?.allowed.max}`)).status).toBe(200);
  await heavy.close();
});
