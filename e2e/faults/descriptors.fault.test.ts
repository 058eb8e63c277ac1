import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-descriptors-'));
let site: SiteProcess;
beforeAll(async () => {
  site = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await site.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Open descriptors of the process, without its keep-alive sockets. */
function open(): string[] {
  const descriptors = `/proc/${site.pid}/fd`;
  return readdirSync(descriptors).flatMap((number) => {
    try {
      const target = readlinkSync(join(descriptors, number));
      return target.startsWith('socket:') ? [] : [target];
    } catch {
      // The descriptor was closed during the scan.
      return [];
    }
  });
}

const send = (path: string, method: string, headers: Readonly<Record<string, string>>, isAborted: boolean) =>
  new Promise<number>((resolve) => {
    const outgoing = ask(`${site.url}${path}`, { method, headers: { connection: 'close', ...headers } }, (answer) => {
      if (isAborted) answer.once('data', () => answer.destroy());
      else answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    outgoing.once('error', () => resolve(0));
    outgoing.end();
    // About half of the aborted requests disconnect before the response.
    if (isAborted && Math.random() < 0.5) setImmediate(() => outgoing.destroy());
  });

const paths = async (): Promise<string[]> => {
  const { files } = (await (await fetch(`${site.url}/downloads/index.json`)).json()) as { files: { url: string }[] };
  return [
    ...files.map(({ url }) => new URL(url).pathname),
    '/downloads/index.json',
    '/en/research.csv',
    '/ar/research.jsonld?keyword=mars',
    '/en/research.bib?ids=1,2,3',
    '/en/authors/1.ris',
    '/en/research.atom',
    '/sitemap.xml',
    '/sitemap/0.xml',
    '/sitemap/1.xml',
    '/oai?verb=ListRecords&metadataPrefix=oai_dc',
    '/en/og/site.png',
    '/icon.svg',
    '/en/research',
    '/api/openapi.json',
  ];
};

it('file descriptors are released after HEAD, aborted, conditional and range requests on every streaming address', async ({ skip }) => {
  if (process.platform !== 'linux') return skip('descriptors of another process are counted in /proc');
  const addresses = await paths();
  const round = async () => {
    for (const path of addresses) {
      const fullResponse = await fetch(site.url + path);
      await fullResponse.arrayBuffer();
      expect(fullResponse.status, path).toBe(200);
      const conditional = { 'if-none-match': fullResponse.headers.get('etag') ?? '"x"' };
      await Promise.all([
        send(path, 'HEAD', {}, false),
        send(path, 'GET', {}, true),
        send(path, 'GET', { 'accept-encoding': 'gzip' }, true),
      ]);
      // Only three requests at a time, because the number of concurrent exports is limited.
      await Promise.all([
        send(path, 'GET', conditional, false),
        send(path, 'GET', { range: 'bytes=0-9' }, false),
        send(path, 'HEAD', { range: 'bytes=5-' }, false),
      ]);
    }
  };
  // The first cycle opens files that stay open: modules, fonts and the database.
  await round();
  const before = open().length;
  for (let cycle = 0; cycle < 8; cycle += 1) await round();
  await expect.poll(() => open().length - before, { timeout: 20_000 }).toBeLessThanOrEqual(3);
  expect(open().filter((target) => target.includes('/downloads/'))).toEqual([]);
});
