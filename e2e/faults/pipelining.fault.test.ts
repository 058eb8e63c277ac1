import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const program = (name: string, ...args: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, name), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
};
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const residentMb = (pid: number | undefined) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
/** Milliseconds of one answer over a connection of its own. */
const ask = (port: number, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    }).once('error', reject);
  });

/** Ten seconds of the attack: fifty times how long /healthz took, and the most memory that was taken more. */
async function attack(port: number, pid: number | undefined, connections: number, request: string) {
  const before = residentMb(pid);
  const attacker = program('take-no-answers.ts', String(port), String(connections), request);
  await wait(500);
  const times: number[] = [];
  let most = before;
  for (let turn = 0; turn < 50; turn += 1) {
    times.push(await ask(port, '/healthz'));
    most = Math.max(most, residentMb(pid));
    await wait(Math.max(0, 190 - (times.at(-1) ?? 0)));
  }
  attacker.kill('SIGKILL');
  times.sort((a, b) => a - b);
  return { median: times[25] as number, worst: times[49] as number, moreMb: most - before };
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
  it('keep nobody waiting and take little memory, whatever they ask for', async () => {
    site = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    for (let turn = 0; turn < 100; turn += 1) await ask(site.port, '/en/research');
    const bare = program('bare-server.ts');
    const barePort = Number(String(await new Promise((resolve) => bare.stdout?.once('data', resolve))));
    const compared = await attack(barePort, bare.pid, connections, requests['a ready page']);
    const rows = [`node:http alone: median ${compared.median.toFixed(1)} ms, worst ${Math.round(compared.worst)} ms`];
    for (const [name, request] of Object.entries(requests)) {
      const { median, worst, moreMb } = await attack(site.port, site.pid, connections, request);
      rows.push(`${name}: median ${median.toFixed(1)} ms, worst ${Math.round(worst)} ms, ${Math.round(moreMb)} MB more`);
      expect(moreMb, name).toBeLessThan(150);
      expect(median, name).toBeLessThanOrEqual(10 * compared.median);
      expect(worst, name).toBeLessThan(2000);
      const port = site.port;
      await expect
        .poll(() => ask(port, `/en/research?keyword=after+${encodeURIComponent(name)}`).catch(() => 9999), { timeout: 5000 })
        .toBeLessThan(1000);
    }
    process.stdout.write(`${connections} clients that take no answers:\n${rows.join('\n')}\n`);
    expect(site.exitCode()).toBeNull();
  });
});
