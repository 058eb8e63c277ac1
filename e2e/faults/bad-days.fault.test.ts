import { spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { hostileRecords } from '#e2e/hostile/hostile-records.ts';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-bad-days-'));
const running: SiteProcess[] = [];
const mounts: string[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.end('SIGKILL')));
  for (const mount of mounts.splice(0)) spawnSync('umount', ['-l', mount]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = async (data: string, env: Readonly<Record<string, string>> = {}) => {
  const site = await startProcess({ DATA_DIR: data, LOG_LEVEL: 'silent', ...env });
  running.push(site);
  return site;
};
// No keep-alive: while a long command blocks this process, the server would close idle connections.
const get = (site: SiteProcess, path: string) => fetch(site.url + path, { headers: { connection: 'close' } });
const ready = async (site: SiteProcess) => {
  const answer = await get(site, '/readyz');
  const { status, detail } = (await answer.json()) as { status: string; detail?: string };
  return `${answer.status} ${status}${detail ? ` ${detail}` : ''}`;
};
const keys = (data: string, ...args: string[]) =>
  spawnSync(process.execPath, ['lib/commands/keys.ts', ...args], {
    env: { PATH: '', NODE_ENV: 'production', DATA_DIR: data },
    encoding: 'utf8',
  });
/** Imports three thousand records, too many for the full disk. */
const load = (data: string, from: string) => {
  const file = join(folder, `many-${from.length}.jsonl`);
  writeFileSync(file, hostileRecords(Array.from({ length: 3000 }, (_, index) => `Ordinary galaxies number ${index} of a long survey`)));
  return spawnSync(process.execPath, ['lib/commands/import.ts', file], {
    env: { PATH: '', NODE_ENV: 'production', DATA_DIR: data },
    encoding: 'utf8',
  });
};
/** Mounts a small file system; undefined if this user may not. */
const disk = (name: string, size: string): string | undefined => {
  const mount = join(folder, name);
  mkdirSync(mount);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', mount]).status !== 0) return undefined;
  mounts.push(mount);
  return mount;
};
let requestCount = 0;
/** A page that is not in the cache. */
const fetchUncached = (site: SiteProcess, language = 'en') => {
  requestCount += 1;
  return get(site, `/${language}/research?keyword=galaxy+${requestCount}`);
};

describe('the database', () => {
  it('that cannot be read at the start is waited for, and is served once it is readable', async () => {
    const data = join(folder, 'broken');
    const firstSite = await start(data);
    await firstSite.end();
    renameSync(join(data, 'madar.sqlite'), join(data, 'good.sqlite'));
    writeFileSync(join(data, 'madar.sqlite'), 'no database at all '.repeat(1000));
    const site = await start(data);
    expect(await ready(site)).toBe('503 unready database_closed');
    const page = await get(site, '/ar/research');
    expect([page.status, (await page.text()).includes('تتعذّر قراءة المجموعة')]).toEqual([503, true]);
    renameSync(join(data, 'good.sqlite'), join(data, 'madar.sqlite'));
    await expect.poll(() => ready(site).catch(() => 'no answer'), { timeout: 120_000, interval: 200 }).toBe('200 ready');
    expect((await get(site, '/ar/research')).status).toBe(200);
    expect(site.exitCode()).toBeNull();
  });

  it('whose pages are overwritten while it is read still serves cached pages, reports the fault on others and leaves the process running', async () => {
    const data = join(folder, 'overwritten');
    const site = await start(data);
    expect((await get(site, '/en/research')).status).toBe(200);
    const file = join(data, 'madar.sqlite');
    const { size } = statSync(file);
    const handle = openSync(file, 'r+');
    for (let offset = 4096; offset < size; offset += 4096) writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, offset);
    closeSync(handle);
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const answer = await fetchUncached(site, attempt % 2 ? 'ar' : 'en');
      statuses.add(answer.status);
      expect(await answer.text()).toMatch(/<h1[\s>]/);
    }
    process.stdout.write(`Overwritten while read: pages answered ${[...statuses].join(', ')}; /readyz reported ${await ready(site)}.\n`);
    for (const status of statuses) expect([200, 500, 503]).toContain(status);
    expect((await get(site, '/en/research')).status).toBe(200);
    expect(site.exitCode()).toBeNull();
  });

  it('with damaged pages at the start leaves the process running, which serves readable pages or reports the fault in /readyz with path and remedy', async () => {
    const data = join(folder, 'damaged');
    await (await start(data)).end();
    const file = join(data, 'madar.sqlite');
    copyFileSync(file, join(folder, 'whole.sqlite'));
    const { size } = statSync(file);
    const messages: string[] = [];
    for (const [from, step] of [
      [0, 1_000_000],
      [1, 1],
      [1, 3],
      [2, 7],
      [5, 11],
      [9, 50],
      [40, 2],
    ] as const) {
      for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
      copyFileSync(join(folder, 'whole.sqlite'), file);
      const handle = openSync(file, 'r+');
      for (let page = from; (page + 1) * 4096 <= size; page += step) writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
      closeSync(handle);
      const site = await start(data);
      for (const path of [
        '/en/research',
        '/ar/authors',
        '/en/research.csv',
        '/sitemap.xml',
        '/oai?verb=ListRecords&metadataPrefix=oai_dc',
      ]) {
        const answer = await get(site, path);
        expect([200, 404, 503], path).toContain(answer.status);
        if (answer.status === 503) expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0);
        // A response may start with readable records and then break off.
        await answer.text().catch(() => '');
      }
      const health = (await (await get(site, '/readyz')).json()) as { status: string; detail?: string; message?: string };
      messages.push(`${health.status} ${health.detail ?? ''}`.trim());
      if (health.status !== 'ready') expect(health.message).toMatch(/madar\.sqlite.*npm run -s restore/);
      expect(site.exitCode()).toBeNull();
      await site.end();
    }
    process.stdout.write(`Damaged at the start, /readyz reported: ${messages.join(', ')}.\n`);
    expect(messages.some((message) => message !== 'ready')).toBe(true);
  });

  it('that is an empty file in place of a store is not filled again', async () => {
    const data = join(folder, 'emptied');
    await (await start(data)).end();
    for (const end of ['-wal', '-shm']) rmSync(join(data, `madar.sqlite${end}`), { force: true });
    writeFileSync(join(data, 'madar.sqlite'), '');
    const site = await start(data);
    expect(await ready(site)).toBe('503 unready database_closed');
    expect((await get(site, '/sitemap.xml')).headers.get('retry-after')).toBe('5');
    expect(statSync(join(data, 'madar.sqlite')).size).toBe(0);
  });

  it('that is deleted or replaced while it is read is reported, and every page is served', async () => {
    const data = join(folder, 'deleted');
    const site = await start(data);
    const file = join(data, 'madar.sqlite');
    copyFileSync(file, join(data, 'copy.sqlite'));
    rmSync(file);
    await expect.poll(() => ready(site), { timeout: 10_000 }).toBe('200 degraded database_missing');
    expect((await fetchUncached(site)).status).toBe(200);
    renameSync(join(data, 'copy.sqlite'), file);
    await expect.poll(() => ready(site), { timeout: 10_000 }).toBe('200 degraded database_replaced');
    expect((await fetchUncached(site)).status).toBe(200);
  });
});

describe('the disk', () => {
  it('that is full stops no reads, is reported by /readyz, loses no data, and takes writes again once it has room', async ({ skip }) => {
    const fullDisk = disk('full', '96m');
    if (!fullDisk) return skip('this user may not make a small disk');
    const data = join(fullDisk, 'data');
    const site = await start(data);
    const first = keys(data, 'issue', '--name', 'before').stdout.trim().split('\n').at(-1) as string;
    const filler = join(fullDisk, 'filler');
    const handle = openSync(filler, 'w');
    try {
      for (;;) writeSync(handle, Buffer.alloc(65_536, 1));
    } catch {
      // The disk is full.
    }
    closeSync(handle);
    expect(statfsSync(fullDisk).bavail).toBeLessThan(16);
    // The site checks the disk every two seconds.
    await expect.poll(() => ready(site), { timeout: 10_000 }).toBe('200 degraded disk_full');
    // On a busy machine, the first responses may be 503.
    for (const language of ['en', 'ar'])
      await expect.poll(async () => (await fetchUncached(site, language)).status, { timeout: 20_000 }).toBe(200);
    const dump = await get(site, '/downloads/index.json');
    expect([dump.status, Number(dump.headers.get('retry-after')) > 0]).toEqual([503, true]);
    const failedLoad = load(data, fullDisk);
    expect(failedLoad.status).not.toBe(0);
    expect(failedLoad.stderr + failedLoad.stdout).toMatch(/full|disk/i);
    const api = () => fetch(`${site.url}/api/en/LookUp/GetAllResearchTypes`, { headers: { 'X-Api-Key': first } });
    expect((await api()).status).toBe(200);
    rmSync(filler);
    await expect.poll(() => ready(site), { timeout: 10_000 }).toBe('200 ready');
    const newest = async () => (await get(site, '/en/research?sort=-updatedAt')).text();
    expect(await newest()).not.toContain('Ordinary galaxies');
    expect(keys(data, 'issue', '--name', 'after').status).toBe(0);
    // The failed import was rolled back, so the second import adds all records.
    const secondLoad = load(data, folder);
    expect([secondLoad.status, secondLoad.stdout]).toEqual([0, expect.stringContaining('added: 3000')]);
    await expect.poll(newest, { timeout: 20_000 }).toContain('Ordinary galaxies');
    const names = keys(data, 'list')
      .stdout.split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t').at(-1));
    expect(names).toEqual(['before', 'after']);
    expect(site.exitCode()).toBeNull();
  });

  it('that is read-only makes the process wait and report it, and serve once the disk is writable', async ({ skip }) => {
    const readOnlyDisk = disk('read-only', '96m');
    if (!readOnlyDisk) return skip('this user may not make a small disk');
    const data = join(readOnlyDisk, 'data');
    await (await start(data)).end();
    expect(spawnSync('mount', ['-o', 'remount,ro', readOnlyDisk]).status).toBe(0);
    const site = await start(data);
    const readiness = await ready(site);
    process.stdout.write(`On a disk that can only be read /readyz reported ${readiness}.\n`);
    expect(['503 unready database_closed', '200 degraded disk_read_only']).toContain(readiness);
    expect(spawnSync('mount', ['-o', 'remount,rw', readOnlyDisk]).status).toBe(0);
    await expect.poll(() => ready(site).catch(() => 'no answer'), { timeout: 120_000, interval: 200 }).toBe('200 ready');
    expect((await fetchUncached(site)).status).toBe(200);
  });
});

describe('clients', () => {
  it('that send a byte a second delay no other client, and are disconnected', async () => {
    const site = await start(join(folder, 'slow'));
    const sockets: Socket[] = [];
    let cutCount = 0;
    for (let index = 0; index < 300; index += 1) {
      const socket = connect(site.port, '127.0.0.1', () => socket.write('GET /en HTTP/1.1\r\nHost: x\r\nX-Slow: '));
      socket.on('error', () => undefined).on('close', () => (cutCount += 1));
      sockets.push(socket);
    }
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('a');
    }, 1000);
    const times: number[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const startedAt = performance.now();
      expect((await get(site, '/en')).status).toBe(200);
      times.push(performance.now() - startedAt);
    }
    process.stdout.write(`With 300 slow clients a ready page took ${Math.round(Math.max(...times))} ms at most.\n`);
    await expect.poll(() => cutCount, { timeout: 60_000, interval: 500 }).toBe(300);
    clearInterval(drip);
  });

  it('that open three thousand connections do not block readers', async () => {
    const site = await start(join(folder, 'slow'));
    const sockets = await Promise.all(
      Array.from(
        { length: 3000 },
        () =>
          new Promise<Socket>((resolve) => {
            const socket = connect(site.port, '127.0.0.1', () => resolve(socket));
            socket.on('error', () => resolve(socket));
          }),
      ),
    );
    expect(sockets.filter((socket) => !socket.destroyed).length).toBe(3000);
    const startedAt = performance.now();
    expect((await get(site, '/ar/research')).status).toBe(200);
    process.stdout.write(`With 3,000 open connections a ready page took ${Math.round(performance.now() - startedAt)} ms.\n`);
    for (const socket of sockets) socket.destroy();
  });
});

it('the server refuses some of too many page requests at once, renders the others, and recovers', async () => {
  const site = await start(join(folder, 'slow'));
  const times: number[] = [];
  let shed = 0;
  const statuses = new Set<number>();
  const measureRequest = async () => {
    const startedAt = performance.now();
    const answer = await fetchUncached(site);
    await answer.arrayBuffer();
    statuses.add(answer.status);
    if (answer.status === 503) {
      shed += 1;
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 200));
    } else times.push(performance.now() - startedAt);
  };
  const deadline = performance.now() + 15_000;
  await Promise.all(
    Array.from({ length: 400 }, async () => {
      while (performance.now() < deadline) await measureRequest();
    }),
  );
  times.sort((a, b) => a - b);
  const part = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  process.stdout.write(
    `400 readers of pages nobody has: ${times.length} made (median ${part(0.5)} ms, p95 ${part(0.95)} ms, p99 ${part(0.99)} ms), ${shed} turned away.\n`,
  );
  expect([...statuses].sort()).toEqual([200, 503]);
  // The many requests have ended, so a new one is answered within seconds.
  await expect.poll(async () => (await fetchUncached(site)).status, { timeout: 5000 }).toBe(200);
});
