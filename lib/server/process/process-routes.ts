import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { proxyNetworks } from '#lib/env.ts';
import type { ServedInstance } from '#lib/server/http/served-instance.ts';

export interface ProcessRoutesOptions {
  readonly ready: ServedInstance['ready'];
  readonly draining: () => boolean;
  /** The text of `/metrics` and its type. */
  readonly metrics: () => Promise<{ readonly text: string; readonly type: string }>;
  readonly dataVersion: () => string;
  /** The text of `/.well-known/security.txt`. */
  readonly securityTxt: () => string;
}

const routes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', '/.well-known/security.txt']);

export const isProcessRoute = (path: string): boolean => routes.has(path);

export type ProcessRoutes = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/**
 * Answers `/healthz`, `/readyz`, `/metrics` and security.txt; returns whether the path is one of them. `/readyz` reports `ready`,
 * `degraded` (usable with a fault) or `unready` (503).
 */
export function createProcessRoutes(options: ProcessRoutesOptions): ProcessRoutes {
  const readiness = async (): ReturnType<ServedInstance['ready']> => {
    if (options.draining()) return { ok: false, detail: 'shutting down' };
    return options.ready().catch(() => ({ ok: false, detail: 'not ready' }));
  };
  return (request, response, path) => {
    if (path === '/healthz') answerJson(request, response, 200, { status: 'ok' });
    else if (path === '/readyz') {
      readiness().then(({ ok, detail, message }) => {
        // A usable process stays in service; its fault is for the operator.
        const status = ok ? (detail === undefined ? 'ready' : 'degraded') : 'unready';
        answerJson(request, response, ok ? 200 : 503, {
          status,
          detail,
          message: isOutside(request) ? undefined : message,
          dataVersion: options.dataVersion(),
        });
      });
    } else if (path === '/metrics') {
      if (isOutside(request)) answerJson(request, response, 404, { status: 'not found' });
      else
        options.metrics().then(
          ({ text, type }) => write(request, response, 200, type, text),
          (error: Error) => response.destroy(error),
        );
    } else if (path === '/.well-known/security.txt') write(request, response, 200, 'text/plain; charset=utf-8', options.securityTxt());
    else return false;
    return true;
  };
}

const privateNetworks = proxyNetworks('loopback, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7');

/** Metrics and messages with paths are for the operator's network: requests through a proxy or from public addresses do not see them. */
export function isOutside(request: IncomingMessage): boolean {
  if (request.headers['x-forwarded-for'] !== undefined) return true;
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  const family = isIP(address);
  return family === 0 || !privateNetworks?.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Answers with JSON that no cache stores. */
export function answerJson(request: IncomingMessage, response: ServerResponse, status: number, body: object): void {
  write(request, response, status, 'application/json; charset=utf-8', `${JSON.stringify(body)}\n`);
}

function write(request: IncomingMessage, response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}
