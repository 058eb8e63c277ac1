import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-pipelining-'));
const children: ChildProcess[] = [];
let site: SiteProcess | undefined;
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await site?.end('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = (file: URL, ...args: string[]) => {
  const child = spawn(process.execPath, [fileURLToPath(file), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
};
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const residentMb = (pid: number | undefined) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
/** Milliseconds of a request on a new connection. */
const requestTime = (port: number, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    }).once('error', reject);
  });

/** Attacks for ten seconds. Returns median and maximum of fifty response times of /healthz, and the peak of additional memory. */
async function attack(port: number, pid: number | undefined, connections: number, request: string) {
  const before = residentMb(pid);
  const attacker = program(new URL('./pipeline-without-reading.ts', import.meta.url), String(port), String(connections), request);
  await delay(500);
  const times: number[] = [];
  let peak = before;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    times.push(await requestTime(port, '/healthz'));
    peak = Math.max(peak, residentMb(pid));
    await delay(Math.max(0, 190 - (times.at(-1) ?? 0)));
  }
  attacker.kill('SIGKILL');
  times.sort((a, b) => a - b);
  return { median: times[25] as number, worst: times[49] as number, moreMb: peak - before };
}

const requests = {
  'a ready page': 'GET /en HTTP/1.1\r\nHost: x\r\n\r\n',
  'a ready page, packed': 'GET /ar HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n',
  'the head of a page': 'HEAD /en HTTP/1.1\r\nHost: x\r\n\r\n',
  'a page that is known': 'GET /en HTTP/1.1\r\nHost: x\r\nIf-None-Match: *\r\n\r\n',
  'the API without a key': 'GET /api/en/Publication/GetAllResearch HTTP/1.1\r\nHost: x\r\n\r\n',
  suggestions: 'GET /bff/en/suggest?term=mars HTTP/1.1\r\nHost: x\r\n\r\n',
  'a page that is not there': 'GET /en/nowhere HTTP/1.1\r\nHost: x\r\n\r\n',
  'an address that cannot be read': 'GET /en/../x HTTP/1.1\r\nHost: x\r\n\r\n',
};

describe.each([20, 100])('%i clients that send requests and take no answers', (connections) => {
  it('delay no other client and take little memory, for any request', async () => {
    site = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    for (let attempt = 0; attempt < 100; attempt += 1) await requestTime(site.port, '/en/research');
    const bareServer = program(new URL('./bare-server.ts', import.meta.url));
    const barePort = Number(String(await new Promise((resolve) => bareServer.stdout?.once('data', resolve))));
    const bareFigures = await attack(barePort, bareServer.pid, connections, requests['a ready page']);
    // Printed before the assertions, so that the figures are visible if one fails.
    const report = (name: string, { median, worst, moreMb }: Awaited<ReturnType<typeof attack>>) =>
      process.stdout.write(
        `${connections} clients, ${name}: median ${median.toFixed(1)} ms, worst ${Math.round(worst)} ms, ${Math.round(moreMb)} MB more\n`,
      );
    report('node:http alone', bareFigures);
    for (const [name, request] of Object.entries(requests)) {
      const siteFigures = await attack(site.port, site.pid, connections, request);
      report(name, siteFigures);
      expect(siteFigures.moreMb, name).toBeLessThan(150);
      expect(siteFigures.median, name).toBeLessThanOrEqual(10 * bareFigures.median);
      expect(siteFigures.worst, name).toBeLessThan(2000);
      const port = site.port;
      await expect
        .poll(() => requestTime(port, `/en/research?keyword=after+${encodeURIComponent(name)}`).catch(() => 9999), { timeout: 5000 })
        .toBeLessThan(2000);
    }
    expect(site.exitCode()).toBeNull();
  });
});
