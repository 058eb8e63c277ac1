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

/** What the process holds open, without its sockets to us, which it keeps on purpose. */
function open(): string[] {
  const place = `/proc/${site.pid}/fd`;
  return readdirSync(place).flatMap((number) => {
    try {
      const target = readlinkSync(join(place, number));
      return target.startsWith('socket:') ? [] : [target];
    } catch {
      // Closed while we looked.
      return [];
    }
  });
}

const send = (path: string, method: string, headers: Readonly<Record<string, string>>, leaves: boolean) =>
  new Promise<number>((resolve) => {
    const sent = ask(`${site.url}${path}`, { method, headers: { connection: 'close', ...headers } }, (answer) => {
      if (leaves) answer.once('data', () => answer.destroy());
      else answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0));
    sent.end();
    // Some leave before there is an answer.
    if (leaves && Math.random() < 0.5) setImmediate(() => sent.destroy());
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

it('descriptors return after HEAD, readers who leave, tags that are known and ranges on every address that streams', async ({ skip }) => {
  if (process.platform !== 'linux') return skip('descriptors of another process are counted in /proc');
  const addresses = await paths();
  const round = async () => {
    for (const path of addresses) {
      const whole = await fetch(site.url + path);
      await whole.arrayBuffer();
      expect(whole.status, path).toBe(200);
      const known = { 'if-none-match': whole.headers.get('etag') ?? '"x"' };
      await Promise.all([
        send(path, 'HEAD', {}, false),
        send(path, 'GET', {}, true),
        send(path, 'GET', { 'accept-encoding': 'gzip' }, true),
      ]);
      // No more at once than exports have places.
      await Promise.all([
        send(path, 'GET', known, false),
        send(path, 'GET', { range: 'bytes=0-9' }, false),
        send(path, 'HEAD', { range: 'bytes=5-' }, false),
      ]);
    }
  };
  // What is opened once (modules, fonts, the database) is open after the first round.
  await round();
  const before = open().length;
  for (let turn = 0; turn < 8; turn += 1) await round();
  await expect.poll(() => open().length - before, { timeout: 20_000 }).toBeLessThanOrEqual(3);
  expect(open().filter((target) => target.includes('/downloads/'))).toEqual([]);
});
