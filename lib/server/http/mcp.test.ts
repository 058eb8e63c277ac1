import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpenAdmitter } from '#lib/api/admit/admit-caller.ts';
import { createMcp, type Mcp } from '#lib/api/mcp/create-mcp.ts';
import { Problem } from '#lib/base/problem.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { readEnv } from '#lib/env.ts';
import type { KeyService } from '#lib/keys/key-service.ts';
import { createApiListener } from '#lib/server/process/api-bridge.ts';
import { compose, type Instance } from '#lib/setup/compose.ts';
import { starterFolder } from '#lib/testing/starter-store.ts';

const site = 'https://madar.example';
const folder = await starterFolder();
const env = (MCP: string, more = {}) => readEnv({ DATA_DIR: folder, SITE_URL: site, LOG_LEVEL: 'silent', MCP, ...more });
const loadingMaxMs = 120_000;

interface Site {
  readonly instance: Instance;
  readonly server: Server;
  readonly url: URL;
}

let open: Site;
let keyed: Site;
let key: string;

/** A server of the API and the tools only; every request comes from `address`. */
async function serveApi(mode: string, address: string): Promise<Site> {
  const instance = await compose(env(mode));
  const server = createServer(createApiListener(instance, () => address, 'madar.example'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { instance, server, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`) };
}

beforeAll(async () => {
  open = await serveApi('open', '203.0.113.7');
  keyed = await serveApi('keyed', '203.0.113.8');
  key = (await issue('internal')).key;
}, loadingMaxMs);
afterAll(async () => {
  for (const { server, instance } of [open, keyed]) {
    server.close();
    await instance.close();
  }
});

const issue = (tier: 'internal' | 'unverified') =>
  (keyed.instance.keys as KeyService).operator.issue({ name: 'tests', tier, kind: 'test' });

async function connect({ url }: Site, headers: Record<string, string> = {}) {
  const client = new Client({ name: 'tests', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  return client;
}

interface Found {
  readonly items: readonly {
    readonly id: number;
    readonly title: string;
    readonly permalink: string;
    readonly focusedAreas: readonly { readonly id: number }[];
  }[];
}

interface Cited {
  readonly citations: readonly { readonly text: string; readonly bibtex: string }[];
}

const post = (target: Site, body: string, headers: Record<string, string> = {}) =>
  fetch(target.url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
  });
const rpc = (method: string, params: object = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

describe('an assistant with the official client', () => {
  test('gets three papers on desertification by satellite with citations and Arabic titles in four calls', async () => {
    const client = await connect(open);
    let calls = 0;
    const call = async <T>(name: string, args: Record<string, unknown>) => {
      calls += 1;
      return ((await client.callTool({ name, arguments: { language: 'ar', ...args } })) as unknown as { structuredContent: T })
        .structuredContent;
    };
    const first = await call<Found>('search_research', { keyword: 'desertification satellite' });
    // The first search finds fewer than three papers, so the others come from the research area of its best result.
    const more = await call<Found>('search_research', { focusedAreaId: [first.items[0]?.focusedAreas[0]?.id], pageSize: 5 });
    const candidates = [...first.items, ...more.items];
    const items = candidates.filter(({ id }, index) => candidates.findIndex((other) => other.id === id) === index).slice(0, 3);
    expect(first.items[0]?.title).toContain('للتصحر');
    expect(items).toHaveLength(3);
    for (const { title, permalink, id } of items) {
      expect(title).toMatch(/\p{Script=Arabic}/u);
      expect(permalink).toBe(`${site}/ar/research/${id}`);
    }
    const { citations } = await call<Cited>('cite_research', { ids: items.map(({ id }) => id), style: 'mla' });
    expect(citations).toHaveLength(3);
    for (const { text, bibtex } of citations) {
      expect(text.length).toBeGreaterThan(40);
      expect(bibtex).toMatch(/^@\w+\{/);
    }
    expect(calls).toBeLessThanOrEqual(4);
    await client.close();
  });

  test('lists every tool with a description, read-only, with bounds from the registry', async () => {
    const client = await connect(open);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_research',
      'get_research',
      'get_references',
      'get_citations',
      'find_authors',
      'get_author',
      'find_institutions',
      'get_institution',
      'find_terms',
      'get_term',
      'list_research_areas',
      'list_research_types',
      'cite_research',
    ]);
    for (const { name, description, annotations } of tools) {
      expect(description?.length, name).toBeGreaterThan(20);
      expect(annotations?.readOnlyHint, name).toBe(true);
    }
    expect(tools[0]?.inputSchema.properties).toMatchObject({ pageSize: { maximum: 100 }, workLanguage: { type: 'array' } });
    await client.close();
  });

  test('opens records and lists in both languages', async () => {
    const client = await connect(open);
    const call = async (name: string, args: object) =>
      ((await client.callTool({ name, arguments: { ...args } })) as { structuredContent?: unknown }).structuredContent;
    expect(await call('get_research', { id: 1, language: 'en' })).toMatchObject({ id: 1, permalink: `${site}/en/research/1` });
    expect(await call('get_author', { id: 1, language: 'ar' })).toMatchObject({ id: 1, permalink: `${site}/ar/authors/1` });
    const { references, undescribed, total } = (await call('get_references', { id: 244, language: 'ar' })) as {
      references: readonly { readonly id?: number; readonly text?: string }[];
      undescribed: { readonly count: number; readonly identifiers: readonly string[] };
      total: number;
    };
    expect(references.every(({ id, text }) => id !== undefined || text !== undefined)).toBe(true);
    expect(references.some(({ id }) => id !== undefined)).toBe(true);
    expect(undescribed.identifiers).toHaveLength(undescribed.count);
    expect(undescribed.identifiers).toContainEqual(expect.stringMatching(/^https:\/\/openalex\.org\/W\d+$/));
    expect(references.length + undescribed.count).toBe(total);
    expect(await call('get_citations', { cites: [244], language: 'ar' })).toMatchObject({ items: expect.any(Array) });
    expect(await call('find_authors', { keyword: 'الغامدي', language: 'ar' })).toMatchObject({ items: expect.any(Array) });
    for (const name of ['list_research_areas', 'list_research_types'])
      expect(await call(name, { language: 'ar' })).toMatchObject({
        items: expect.arrayContaining([expect.objectContaining({ id: 1, name: expect.stringMatching(/\p{Script=Arabic}/u) })]),
      });
    await client.close();
  });
});

describe('terms', () => {
  test('terms are found in either script and opened in both languages', async () => {
    const client = await connect(open);
    const call = async (name: string, args: object) =>
      ((await client.callTool({ name, arguments: { ...args } })) as { structuredContent?: unknown }).structuredContent;
    for (const keyword of ['regolith', 'الثرى القمري'])
      expect(await call('find_terms', { keyword, language: 'ar' }), keyword).toMatchObject({
        items: expect.arrayContaining([expect.objectContaining({ id: 'regolith', name: 'ريغوليث', alternativeName: 'regolith' })]),
      });
    expect(await call('get_term', { id: 'regolith', language: 'en' })).toMatchObject({
      names: { ar: expect.arrayContaining(['ريغوليث']) },
      publicationCount: expect.any(Number),
      permalink: `${site}/en/terms/regolith`,
    });
    expect(await client.callTool({ name: 'get_term', arguments: { id: 'no-such-term', language: 'ar' } })).toMatchObject({
      isError: true,
      content: [{ text: 'المصطلح غير موجود' }],
    });
    await client.close();
  });

  test('the term tools are absent over a service without terms', async () => {
    const catalogue = {
      researchAreas: () => Promise.resolve([]),
      findResearch: () => Promise.reject(new Problem('unavailable')),
    } as unknown as Catalogue;
    const admit = createOpenAdmitter({ info: () => undefined, error: () => undefined });
    const mcp = createMcp({ mode: 'open', siteUrl: site, catalogue, admit }) as Mcp;
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const body = rpc('tools/call', { name: 'get_term', arguments: { id: 'regolith' } });
    const reply = await (await mcp(new Request(`${site}/mcp`, { method: 'POST', headers, body }))).text();
    expect(reply).toContain('ريغوليث');
    expect(reply).toContain('"publicationCount":null');
  });
});

describe('the text of a result', () => {
  test('is the structured content, except long lists and texts, which it shortens with a sentence about it', async () => {
    const whole = await open.instance.collection.research('en', '1');
    const [author] = whole.authors;
    const catalogue = {
      research: () =>
        Promise.resolve({ ...whole, authors: Array.from({ length: 3700 }, (_, index) => ({ ...author, position: index + 1 })) }),
    } as unknown as Catalogue;
    const admit = createOpenAdmitter({ info: () => undefined, error: () => undefined });
    const mcp = createMcp({ mode: 'open', siteUrl: site, catalogue, admit }) as Mcp;
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const call = async (name: string, args: object) => {
      const body = rpc('tools/call', { name, arguments: args });
      const reply = await (await mcp(new Request(`${site}/mcp`, { method: 'POST', headers, body }))).text();
      const { result } = JSON.parse(reply.slice(reply.indexOf('{')));
      return result as { content: { text: string }[]; structuredContent: { authors: object[]; citations: Cited['citations'] } };
    };
    const { content, structuredContent } = await call('get_research', { id: 1 });
    expect(structuredContent.authors).toHaveLength(3700);
    expect(content.map(({ text }) => text.length < 100_000)).toEqual([true, true]);
    expect(JSON.parse(content[0]?.text ?? '')).toEqual({ ...structuredContent, authors: structuredContent.authors.slice(0, 100) });
    expect(content[1]?.text).toContain('structuredContent has all');
    const cited = await call('cite_research', { ids: Array.from({ length: 20 }, (_, index) => index + 1), language: 'ar' });
    expect(cited.structuredContent.citations[19]?.bibtex.length).toBeGreaterThan(50_000);
    expect(cited.content[0]?.text.length).toBeLessThan(500_000);
    expect(cited.content[1]?.text).toMatch(/\p{Script=Arabic}/u);
    expect((await call('get_references', { id: 1 })).content).toHaveLength(1);
  });
});

describe('errors', () => {
  test('a missing record and invalid parameters are results of the tool', async () => {
    const client = await connect(open);
    expect(await client.callTool({ name: 'get_research', arguments: { id: 999_999, language: 'ar' } })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/\p{Script=Arabic}/u) }],
    });
    expect(await client.callTool({ name: 'search_research', arguments: { fromYear: 2020, toYear: 2010 } })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('fromYear must not be after toYear') }],
    });
    expect(
      await client
        .callTool({ name: 'search_research', arguments: { pageSize: 5000 } })
        .catch((error: unknown) => ({ isError: true, error })),
    ).toMatchObject({ isError: true });
    await client.close();
  });

  test('unknown tools, unknown methods and broken JSON are errors of the protocol', async () => {
    const client = await connect(open);
    await expect(client.callTool({ name: 'drop_tables', arguments: {} })).rejects.toThrow();
    await client.close();
    expect(await (await post(open, '{"jsonrpc":')).json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_700 } });
    expect(JSON.stringify(await (await post(open, rpc('no/such'))).text())).toContain('-32601');
    for (const body of ['[]', '{}', 'null', '{"jsonrpc":"1.0","id":1,"method":"x"}', '"\\ud800"']) {
      const response = await post(open, body);
      expect(response.status, body).toBeGreaterThanOrEqual(400);
      expect(response.status, body).toBeLessThan(500);
    }
  });

  test('invalid arguments are reported in a few hundred characters, however many there are', async () => {
    const keys = Array.from({ length: 12_000 }, (_, index) => `x${index % 10}`);
    for (const call of [
      { name: 'cite_research', arguments: { ids: keys } },
      { name: 'cite_research', arguments: { ids: keys.map(() => -1) } },
      { name: 'cite_research', arguments: { ids: [1], style: 'x'.repeat(60_000) } },
      { name: 'cite_research', arguments: { ids: [1], ['y'.repeat(60_000)]: 1 } },
      { name: 'search_research', arguments: Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`z${index}`, 1])) },
      { name: 'search_research', arguments: { pageSize: 5000, keyword: 'w'.repeat(60_000) } },
      { name: 'get_research', arguments: { id: 'v'.repeat(60_000) } },
    ]) {
      const answer = await (await post(open, rpc('tools/call', call))).text();
      expect(answer.length, `${call.name.slice(0, 20)} ${JSON.stringify(call.arguments).slice(0, 40)}`).toBeLessThan(2000);
      expect(answer).toMatch(/"isError":true|"error":/);
    }
  });

  test('an internal failure is logged and not exposed', async () => {
    const lines: unknown[] = [];
    const catalogue = { research: () => Promise.reject(new TypeError('no such column: secret of mdr_live_abc')) } as unknown as Catalogue;
    const admit = createOpenAdmitter({ info: () => undefined, error: (fields) => void lines.push(fields) });
    const mcp = createMcp({ mode: 'open', siteUrl: site, catalogue, admit }) as Mcp;
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    for (const call of [
      { name: 'get_research', arguments: { id: 1, language: 'ar' } },
      { name: 'cite_research', arguments: { ids: [1], language: 'ar' } },
    ]) {
      const reply = await (await mcp(new Request(`${site}/mcp`, { method: 'POST', headers, body: rpc('tools/call', call) }))).text();
      expect(reply).toContain('"isError":true');
      expect(reply).not.toContain('secret');
      expect(reply).toContain('خطأ غير متوقع');
    }
    expect(JSON.stringify(lines)).toContain('no such column: secret of mdr_live_[removed]');
  });

  test('a body beyond 64 KiB, another origin and another method are refused', async () => {
    expect((await post(open, rpc('ping', { padding: 'x'.repeat(66_000) }))).status).toBe(413);
    expect((await post(open, rpc('ping'), { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(open, rpc('ping'), { Origin: site })).status).toBe(200);
    expect((await fetch(open.url)).status).toBe(405);
  });
});

describe('the cost of a request', () => {
  const remaining = (response: Response) => Number(/"burst";r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
  const tool = (name: string, args: object) => rpc('tools/call', { name, arguments: args });

  test('several messages in one request are refused', async () => {
    const message = tool('list_research_types', {});
    for (const body of [`[${message},${message}]`, ` \n[${message}]`]) {
      const response = await post(keyed, body, { 'X-Api-Key': key });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: -32_600 } });
    }
  });

  test('a citation costs as much as each of its works would', async () => {
    const { key: small } = await issue('unverified');
    const headers = { 'X-Api-Key': small };
    const initial = remaining(await post(keyed, rpc('ping'), headers));
    expect(initial - remaining(await post(keyed, tool('cite_research', { ids: [1, 2, 3, 4, 5] }), headers))).toBe(5);
    expect(initial - remaining(await post(keyed, tool('get_research', { id: 1 }), headers))).toBe(6);
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    let refusal = '';
    for (let attempt = 0; attempt < 4 && !refusal.includes('quota'); attempt += 1) {
      refusal = await (await post(keyed, tool('cite_research', { ids }), headers)).text();
    }
    expect(refusal).toContain('Request quota exceeded');
    expect(refusal).toContain('"isError":true');
  });
});

describe('access', () => {
  test('with keys, the tools require one and report its limits', async () => {
    const refusal = await post(keyed, rpc('tools/list'));
    expect(refusal.status).toBe(401);
    expect(await refusal.json()).toMatchObject({ code: 'missing_key' });
    const client = await connect(keyed, { Authorization: `Bearer ${key}` });
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
    await client.close();
    const accepted = await post(keyed, rpc('tools/list'), { 'X-Api-Key': key });
    expect(accepted.headers.get('ratelimit')).toMatch(/"burst";r=\d+/);
    expect(accepted.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('without keys, an address has the rates of an unverified key', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 70; attempt += 1) statuses.push((await post(open, rpc('ping'))).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60);
  });

  test('when disabled, the address returns 404', async () => {
    const off = await serveApi('off', '203.0.113.9');
    expect((await post(off, rpc('tools/list'))).status).toBe(404);
    off.server.close();
    await off.instance.close();
  });

  test('keys cannot be requested in remote mode', () => {
    expect(() => env('keyed', { UPSTREAM_BASE_URL: 'https://records.example' })).toThrow(/MCP: keyed requires our own API keys/);
  });
});
