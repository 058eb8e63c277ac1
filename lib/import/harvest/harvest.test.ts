import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { importFiles } from '#lib/import/import-files.ts';
import { mapFile, temporaryStore } from '#lib/import/testing/read-fixture.ts';
import { harvest } from './harvest.ts';
import type { HarvestOptions } from './harvest-options.ts';

interface Upstream {
  readonly url: string;
  /** Path and query of each request received, in order. */
  readonly asked: string[];
  readonly agents: Set<string | undefined>;
  /** Milliseconds between the end of each response and the next request. */
  readonly pauses: number[];
  readonly together: () => number;
}

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function upstream(answer: (url: URL, response: ServerResponse, index: number) => void): Promise<Upstream> {
  const requests: string[] = [];
  const agents = new Set<string | undefined>();
  const pauses: number[] = [];
  let underWay = 0;
  let concurrencyMax = 0;
  let endedAt: number | undefined;
  const server = createServer((request: IncomingMessage, response) => {
    if (endedAt !== undefined) pauses.push(performance.now() - endedAt);
    underWay += 1;
    concurrencyMax = Math.max(concurrencyMax, underWay);
    response.on('close', () => {
      underWay -= 1;
      endedAt = performance.now();
    });
    requests.push(request.url ?? '');
    agents.add(request.headers['user-agent']);
    answer(new URL(request.url ?? '', 'http://localhost'), response, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: requests,
    agents,
    pauses,
    together: () => concurrencyMax,
  };
}

function fastOptions(): HarvestOptions & { readonly notes: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'madar-harvest-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  const notes: string[] = [];
  return { folder, pauseMs: 1, note: (text) => void notes.push(text), notes };
}

const oaiRecord = (n: number) =>
  `<record><header><identifier>oai:example.org:${n}</identifier><datestamp>2024-01-01</datestamp></header><metadata><oai_dc:dc><dc:title>Moon dust, part ${n}</dc:title><dc:identifier>https://doi.org/10.5555/moon.${n}</dc:identifier></oai_dc:dc></metadata></record>`;
const oaiPage = (records: readonly number[], token: string) =>
  `<?xml version="1.0"?><OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>${records.map(oaiRecord).join('')}<resumptionToken>${token}</resumptionToken></ListRecords></OAI-PMH>`;

/** Seven records in pages of three, with tokens that need escaping in XML and in URLs. */
function repository(url: URL, response: ServerResponse): void {
  const token = url.searchParams.get('resumptionToken');
  const from = token ? Number(token.split('&')[1]) : 1;
  const records = [0, 1, 2].map((n) => from + n).filter((n) => n <= 7);
  response.setHeader('content-type', 'text/xml').end(oaiPage(records, from + 3 <= 7 ? `t+/&amp;${from + 3}` : ''));
}

describe('A harvest of OAI-PMH', () => {
  test('follows resumption tokens from a bare base address to the end, and its records can be imported', async () => {
    const server = await upstream(repository);
    const input = await harvest(`${server.url}/oai`, fastOptions());
    expect(server.asked).toEqual([
      '/oai?verb=ListRecords&metadataPrefix=oai_dc',
      '/oai?verb=ListRecords&resumptionToken=t%2B%2F%264',
      '/oai?verb=ListRecords&resumptionToken=t%2B%2F%267',
    ]);
    const { store, close } = temporaryStore();
    cleanups.push(close);
    expect((await importFiles(store, [input])).counts).toMatchObject({ read: 7, added: 7, refused: 0 });
    const { items } = await store.findResearch('en', { ...defaultResearchQuery, keyword: '10.5555/moon.7' });
    expect(items[0]?.title.value).toBe('Moon dust, part 7');
  });

  test('reads the same records from elements with a prefix', async () => {
    const server = await upstream((url, response) => {
      const respond = (body: string) => void response.end(body);
      repository(url, { setHeader: () => ({ end: (xml: string) => respond(xml.replace(/<(\/?)(?![?/]|\w+:)/g, '<$1oai:')) }) } as never);
    });
    expect(await mapFile((await harvest(`${server.url}/oai`, fastOptions())).path)).toHaveLength(7);
  });

  test('is empty when nothing matches, without a fault', async () => {
    const server = await upstream((_, response) => response.end('<OAI-PMH><error code="noRecordsMatch">none</error></OAI-PMH>'));
    const input = await harvest(`${server.url}/?verb=ListRecords&metadataPrefix=oai_dc&set=x`, fastOptions());
    const { store, close } = temporaryStore();
    cleanups.push(close);
    expect((await importFiles(store, [input])).counts).toMatchObject({ read: 0, refused: 0 });
  });

  test('reports what the repository refuses', async () => {
    const server = await upstream((_, response) => response.end('<OAI-PMH><error code="badArgument">No such set</error></OAI-PMH>'));
    await expect(harvest(`${server.url}/oai`, fastOptions())).rejects.toThrow('The repository answers badArgument: No such set');
  });

  test('starts over after the repository has forgotten its token', async () => {
    let hasForgotten = true;
    const server = await upstream((url, response) => {
      if (!hasForgotten || !url.searchParams.has('resumptionToken')) return repository(url, response);
      response.end('<OAI-PMH><error code="badResumptionToken">expired</error></OAI-PMH>');
    });
    const options = fastOptions();
    await expect(harvest(`${server.url}/oai`, options)).rejects.toThrow('badResumptionToken');
    hasForgotten = false;
    expect(await mapFile((await harvest(`${server.url}/oai`, options)).path)).toHaveLength(7);
  });
});

describe('A harvest of an API', () => {
  const work = (n: number) => ({ id: `https://openalex.org/W${n}`, display_name: `Work ${n}`, type: 'article', publication_year: 2020 });

  test('follows the cursors of OpenAlex', async () => {
    const server = await upstream((url, response) => {
      const page = { '*': 1, 'a b': 2 }[url.searchParams.get('cursor') as string];
      response.end(
        JSON.stringify({ meta: { next_cursor: page === 1 ? 'a b' : 'end' }, results: page ? [work(page * 2), work(page * 2 + 1)] : [] }),
      );
    });
    const { path } = await harvest(`${server.url}/works?per-page=2&cursor=*`, fastOptions());
    expect((await mapFile(path)).map(({ label }) => label)).toEqual(['Work 2', 'Work 3', 'Work 4', 'Work 5']);
    expect(server.asked).toEqual(['/works?per-page=2&cursor=*', '/works?per-page=2&cursor=a+b', '/works?per-page=2&cursor=end']);
  });

  test('follows the cursors of Crossref and the links of DataCite', async () => {
    const item = (n: number) => ({
      DOI: `10.5555/c${n}`,
      title: [`Item ${n}`],
      type: 'journal-article',
      issued: { 'date-parts': [[2020]] },
    });
    const crossref = await upstream((url, response) => {
      const isFirst = url.searchParams.get('cursor') === '*';
      response.end(JSON.stringify({ message: { 'next-cursor': 'n', items: isFirst ? [item(1), item(2)] : [] } }));
    });
    expect(await mapFile((await harvest(`${crossref.url}/works?cursor=*`, fastOptions())).path)).toHaveLength(2);
    const datacite = await upstream((url, response) => {
      const n = Number(url.searchParams.get('page') ?? 1);
      const data = [{ id: `10.5555/d${n}`, type: 'dois', attributes: { doi: `10.5555/d${n}`, titles: [{ title: `Data ${n}` }] } }];
      response.end(JSON.stringify({ data, links: n < 3 ? { next: `/dois?page=${n + 1}` } : {} }));
    });
    expect((await mapFile((await harvest(`${datacite.url}/dois`, fastOptions())).path)).map(({ label }) => label)).toEqual([
      'Data 1',
      'Data 2',
      'Data 3',
    ]);
  });

  test.each([1, 2, 5])('rejects a cycle of %i pages', async (length) => {
    const server = await upstream((url, response) => {
      const next = (Number(url.searchParams.get('page') ?? 0) + 1) % length;
      response.end(JSON.stringify({ data: [{ id: '1' }], links: { next: `/dois?page=${next}` } }));
    });
    await expect(harvest(`${server.url}/dois?page=0`, fastOptions())).rejects.toMatchObject({
      kind: 'upstream_error',
      detail: expect.stringContaining('as the next page a second time'),
    });
    expect(server.asked).toHaveLength(length);
  });

  test.each([
    ['null', 'null'],
    ['a text', '"x"'],
    ['a next page that is no address', '{"data":[{"id":"1"}],"links":{"next":"http://["}}'],
    ['a record that is nested without end', `{"data":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`],
    ['members that are not what they should be', '{"message":null,"response":7,"meta":"x","links":[],"data":{}}'],
  ])('rejects or keeps a page that is %s', async (_what, body) => {
    const server = await upstream((_, response) => response.end(body));
    const outcome = await harvest(`${server.url}/works`, fastOptions()).then(
      () => 'kept',
      (error: { name: string; kind: string }) => error,
    );
    if (outcome !== 'kept') expect(outcome).toMatchObject({ name: 'Problem', kind: 'upstream_error' });
  });
});

describe('Politeness', () => {
  test('makes one request at a time, under a name, with a pause between them', async () => {
    const server = await upstream(repository);
    await harvest(`${server.url}/oai`, { ...fastOptions(), pauseMs: 60 });
    expect(server.together()).toBe(1);
    expect(server.pauses).toHaveLength(2);
    expect(Math.min(...server.pauses)).toBeGreaterThan(50);
    expect([...server.agents]).toEqual(['Madar importer']);
  });

  test('waits as long as Retry-After states, otherwise longer after each attempt', async () => {
    const server = await upstream((url, response, index) => {
      if (index === 1) response.writeHead(429, { 'retry-after': '1' }).end();
      else if (index < 4) response.writeHead(503).end();
      else repository(url, response);
    });
    const options = fastOptions();
    await harvest(`${server.url}/oai`, options);
    expect(options.notes.slice(0, 3)).toEqual([
      'status 429; retrying in 1 s',
      'status 503; retrying in 1 s',
      'status 503; retrying in 1 s',
    ]);
    expect(server.pauses[0]).toBeGreaterThan(900);
    expect(server.asked).toHaveLength(6);
  });

  test('does not repeat a refused request', async () => {
    const server = await upstream((_, response) => response.writeHead(403).end());
    await expect(harvest(`${server.url}/oai`, fastOptions())).rejects.toThrow('status 403');
    expect(server.asked).toHaveLength(1);
  });
});

describe('an interrupted harvest', () => {
  test('resumes where it was, and holds every record once', async () => {
    let isDown = true;
    const server = await upstream((url, response) => {
      if (isDown && url.searchParams.get('resumptionToken')?.endsWith('7')) response.destroy();
      else repository(url, response);
    });
    const options = fastOptions();
    await expect(harvest(`${server.url}/oai`, options)).rejects.toThrow('Run the same command again to continue from here.');
    isDown = false;
    server.asked.length = 0;
    const { path } = await harvest(`${server.url}/oai`, options);
    expect(server.asked).toEqual(['/oai?verb=ListRecords&resumptionToken=t%2B%2F%267']);
    expect(options.notes).toContain('Continuing after 2 pages and 6 records.');
    expect((await mapFile(path)).map(({ label }) => label)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Moon dust, part ${n}`));
  });

  test('requests a truncated page again', async () => {
    const server = await upstream((url, response, index) => {
      if (index > 1) return repository(url, response);
      response.writeHead(200, { 'content-length': '5000' }).write('<OAI-PMH><ListRecords>');
      setTimeout(() => response.destroy(), 20);
    });
    const options = fastOptions();
    expect(await mapFile((await harvest(`${server.url}/oai`, options)).path)).toHaveLength(7);
    expect(options.notes[0]).toBe('the response ended early; retrying in 1 s');
  });

  test('starts over when its file was lost or cut', async () => {
    const server = await upstream(repository);
    for (const damage of [(file: string) => rmSync(file), (file: string) => truncateSync(file, 20)]) {
      const options = fastOptions();
      damage((await harvest(`${server.url}/oai`, { ...options, recordsMax: 3 })).path);
      const { path } = await harvest(`${server.url}/oai`, options);
      expect(await mapFile(path)).toHaveLength(7);
    }
  });

  test('stores a page once when interrupted between the page and its state', async () => {
    const server = await upstream(repository);
    const options = fastOptions();
    await harvest(`${server.url}/oai`, { ...options, recordsMax: 3 });
    const [file] = readdirSync(options.folder).filter((name) => name.endsWith('.xml'));
    const { appendFileSync } = await import('node:fs');
    appendFileSync(join(options.folder, file as string), oaiRecord(4));
    const { path } = await harvest(`${server.url}/oai`, options);
    expect(readFileSync(path, 'utf8').match(/part 4</g)).toHaveLength(1);
    expect(await mapFile(path)).toHaveLength(7);
  });
});

describe('a bounded harvest', () => {
  test('stops at its number of records, and resumes under a larger bound', async () => {
    const server = await upstream(repository);
    const options = fastOptions();
    expect(await mapFile((await harvest(`${server.url}/oai`, { ...options, recordsMax: 4 })).path)).toHaveLength(6);
    expect(server.asked).toHaveLength(2);
    expect(await mapFile((await harvest(`${server.url}/oai`, { ...options, recordsMax: 100 })).path)).toHaveLength(7);
    expect(server.asked).toHaveLength(3);
  });

  test('stops at its number of bytes', async () => {
    const server = await upstream(repository);
    expect(await mapFile((await harvest(`${server.url}/oai`, { ...fastOptions(), bytesMax: 1000 })).path)).toHaveLength(6);
    expect(server.asked).toHaveLength(2);
  });

  test('rejects an oversized page', async () => {
    const piece = new Uint8Array(4 * 1024 * 1024);
    const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(piece) });
    const options = { ...fastOptions(), fetch: async () => new Response(endless) };
    await expect(harvest('http://127.0.0.1/oai', options)).rejects.toThrow('more than 104857600 bytes');
  });

  test('accepts web addresses only', async () => {
    await expect(harvest('file:///etc/passwd', fastOptions())).rejects.toThrow('not an http or https address');
  });
});
