import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Nginx {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts nginx in front of these ports, set up like docs/deploy/nginx.conf. Installs nginx if needed; returns a reason if it cannot. */
export async function startNginx(ports: readonly number[]): Promise<Nginx | { readonly skipped: string }> {
  if (!hasNginx() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
    ])
      spawnSync('apt-get', args);
  }
  if (!hasNginx()) return { skipped: 'nginx is not on this machine and cannot be installed' };
  const folder = mkdtempSync(join(tmpdir(), 'madar-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, ports));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async close() {
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** The nginx configuration: a failed process is skipped for five seconds, and its requests go to the next. */
function configuration(folder: string, port: number, ports: readonly number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n    ');
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
    access_log off;
    ${temporary}
    upstream madar {
        ${ports.map((upstream) => `server 127.0.0.1:${upstream} max_fails=1 fail_timeout=5s;`).join('\n        ')}
        keepalive 32;
    }
    server {
        listen 127.0.0.1:${port};
        location / {
            proxy_pass http://madar;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_next_upstream error timeout http_502;
            proxy_next_upstream_tries 3;
            proxy_connect_timeout 1s;
        }
    }
}
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
