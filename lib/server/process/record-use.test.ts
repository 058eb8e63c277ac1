import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { countingRecordUse, recordUseOf } from './record-use.ts';

const reader = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const used = (url: string, headers: IncomingMessage['headers'] = {}, method = 'GET') =>
  recordUseOf({ method, url, headers: { 'user-agent': reader, ...headers } } as IncomingMessage);

it.each([
  ['/en/research/12', {}, 'view'],
  ['/ar/research/12?place=2', {}, 'view'],
  ['/en/research/12', { rsc: '1' }, 'view'],
  ['/en/research/12.bib', {}, 'file'],
  ['/ar/research/12.marcxml?x=1', {}, 'file'],
  ['/en/research/12', { accept: 'application/x-bibtex' }, 'file'],
] as const)('%s with %j is a use of the record', (url, headers, use) => {
  expect(used(url, headers)).toEqual({ recordId: '12', use });
});

it('a citation counts when a page of ours reports that it was copied, not when it is opened or another site reports it', () => {
  const copied = (site: string | undefined, agent = reader, method = 'POST') =>
    used('/bff/ar/research/12/citations', { ...(site && { 'sec-fetch-site': site }), 'user-agent': agent }, method);
  expect(copied('same-origin')).toEqual({ recordId: '12', use: 'citation' });
  for (const site of ['cross-site', 'same-site', 'none', undefined]) expect(copied(site), site).toBeUndefined();
  expect(copied('same-origin', 'curl/8.5.0')).toBeUndefined();
  expect(copied('same-origin', reader, 'GET')).toBeUndefined();
  expect(used('/en/research/12', { 'sec-fetch-site': 'same-origin' }, 'POST')).toBeUndefined();
});

it.each([
  '/en/research',
  '/en/research/12/authors',
  '/en/research/12.html.exe',
  '/_live/en/research/12',
  '/bff/en/research/12/abstract',
  '/api/en/Publication/GetResearchById/12',
])('%s is no use of a record', (url) => {
  expect(used(url)).toBeUndefined();
});

it('Robots, programs without a name, requests for headers and pages fetched ahead are not counted', () => {
  for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.5.0', 'python-requests/2.32'])
    expect(used('/en/research/12', { 'user-agent': agent }), agent).toBeUndefined();
  expect(used('/en/research/12', { 'user-agent': undefined })).toBeUndefined();
  expect(used('/en/research/12', {}, 'HEAD')).toBeUndefined();
  expect(used('/en/research/12', { 'sec-purpose': 'prefetch;prerender' })).toBeUndefined();
  expect(used('/en/research/12', { rsc: '1', 'next-router-prefetch': '1' })).toBeUndefined();
});

it('Only answers with the record are counted, once each', async () => {
  const counted: string[] = [];
  const handler = countingRecordUse(
    (request, response) => void response.writeHead(Number(/status=(\d+)/.exec(request.url ?? '')?.[1] ?? 200)).end(),
    (recordId, use) => counted.push(`${recordId} ${use}`),
  );
  const server = createServer(handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  for (const path of [
    '/en/research/1',
    '/en/research/2?status=304',
    '/en/research/3?status=404',
    '/en/research/4?status=503',
    '/ar/research/1.ris',
  ])
    await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'user-agent': reader } }).then((response) => response.text());
  await new Promise((resolve) => server.close(resolve));
  expect(counted).toEqual(['1 view', '2 view', '1 file']);
});
