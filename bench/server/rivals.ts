import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { freePort } from '#bench/start-site.ts';
import { findProgram } from '#bench/surroundings.ts';

export interface Rival {
  readonly name: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** `node:http` with the same bytes and nothing else, in a thread of its own: what Node.js can do at most. */
export async function startPlainServer(bytes: Buffer, headers: readonly string[]): Promise<Rival> {
  const port = await freePort();
  const code = `
    const { createServer } = require('node:http');
    const { parentPort, workerData } = require('node:worker_threads');
    const bytes = Buffer.from(workerData.bytes);
    createServer((request, response) => response.writeHead(200, workerData.headers).end(bytes)).listen(workerData.port, '127.0.0.1', () => parentPort.postMessage('ready'));`;
  const worker = new Worker(code, { eval: true, workerData: { bytes, headers, port } });
  await new Promise((resolve) => worker.once('message', resolve));
  return { name: 'node:http', port, stop: async () => void (await worker.terminate()) };
}

/** nginx with one process, the same bytes from a file and the same headers; undefined where it is not installed. */
export async function startNginx(bytes: Buffer, headers: readonly string[]): Promise<Rival | undefined> {
  const nginx = findProgram('nginx');
  if (!nginx) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'madar-nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'www'));
  writeFileSync(join(folder, 'www/page'), bytes);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers));
  const child = spawn(nginx, ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  await new Promise((resolve) => setTimeout(resolve, 400));
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { name: 'nginx', port, stop };
}

/** Content-Length, Date and the connection are nginx's own; all else is said as the page says it. */
function configuration(folder: string, port: number, headers: readonly string[]): string {
  const own = /^(?:content-length|content-type|date|connection|keep-alive|etag|x-request-id)$/i;
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 && !own.test(name) ? [[name, headers[at + 1] as string]] : []));
  const added = pairs.map(([name, value]) => `add_header ${name} ${JSON.stringify(value?.replaceAll('$', ''))};`).join('\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  return `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; ${temporary} sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 1000000000; open_file_cache max=16;
server { listen 127.0.0.1:${port}; root ${folder}/www; default_type "text/html; charset=utf-8"; location / { try_files /page =404; ${added} } } }
`;
}
