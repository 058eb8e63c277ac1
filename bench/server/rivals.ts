import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '#bench/host-facts.ts';
import { freePort } from '#bench/start-site.ts';

export interface Rival {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A `node:http` server in its own process that only sends the given bytes, so it shows the upper limit for Node.js. */
export async function startPlainServer(bytes: Buffer, headers: readonly string[]): Promise<Rival> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'madar-plain-'));
  writeFileSync(join(folder, 'page'), bytes);
  const rivalOptions = JSON.stringify({
    headers: headers.filter((_, index) => !perResponse.test(headers[index - (index % 2)] as string)),
    port,
  });
  writeFileSync(
    join(folder, 'server.mjs'),
    `import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const { headers, port } = ${rivalOptions};
const bytes = readFileSync(new URL('./page', import.meta.url));
createServer({ keepAliveTimeout: 65000 }, (request, response) => response.writeHead(200, headers).end(bytes)).listen(port, '127.0.0.1', () => process.send('ready'));`,
  );
  const child = spawn(process.execPath, [join(folder, 'server.mjs')], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise((resolve) => child.once('message', resolve));
  return { name: 'node:http', port, pid: child.pid as number, stop: () => stopChild(child, folder) };
}

/** Headers that the server itself sets for each response, so they are not copied from the page. */
const perResponse = /^(?:date|connection|keep-alive|x-request-id)$/i;

async function stopChild(child: ChildProcess, folder: string): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
  rmSync(folder, { recursive: true, force: true });
}

/** nginx with one process, which sends the given bytes and headers; undefined if nginx is not installed. */
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
  return { name: 'nginx', port, pid: workerOf(child.pid as number), stop: () => stopChild(child, folder) };
}

/** The process id of the nginx worker, which is the only child of the started process. */
function workerOf(pid: number): number {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? Number(readFileSync(list, 'utf8').trim().split(' ')[0] || pid) : pid;
}

/** The configuration of nginx, which adds the headers of the page except those that nginx sets itself. */
function configuration(folder: string, port: number, headers: readonly string[]): string {
  const skippedHeaders = /^(?:content-length|content-type|date|connection|keep-alive|etag|x-request-id)$/i;
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 && !skippedHeaders.test(name) ? [[name, headers[index + 1] as string]] : [],
  );
  const headerLines = pairs.map(([name, value]) => `add_header ${name} ${JSON.stringify(value?.replaceAll('$', ''))};`).join('\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  // As root, nginx would switch to a user that cannot read the folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  return `${user}worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; ${temporary} sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 1000000000; open_file_cache max=16;
server { listen 127.0.0.1:${port}; root ${folder}/www; default_type "text/html; charset=utf-8"; location / { try_files /page =404; ${headerLines} } } }
`;
}
