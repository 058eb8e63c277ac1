import type { IncomingMessage } from 'node:http';
import { memoized } from '#lib/base/bounds/memoized.ts';
import { requestIdOf } from '#lib/base/http/request-id.ts';
import { closeConnection } from '#lib/server/http/close-connection.ts';
import { pathOf } from '#lib/server/http/page-address.ts';
import { readTarget } from '#lib/server/http/request-target.ts';
import { dropForeignRouterHeaders } from '#lib/server/http/router-headers.ts';
import { isOverrun } from '#lib/server/security/queue-pipelined.ts';
import { refuse } from '#lib/server/security/refuse.ts';
import { apiPath, type Parts, type RequestHandler } from './handle-request.ts';

/** Normalises the target before `handle`; refuses ambiguous targets and hosts. Over-long API addresses are left to the API. */
export function guardTarget({ metrics, log }: Pick<Parts, 'metrics' | 'log'>, handle: RequestHandler): RequestHandler {
  return (request, response) => {
    const startedAt = performance.now();
    const target = request.url ?? '/';
    dropForeignRouterHeaders(request.headers);
    const { url, fault, movedTo } = hasOneHost(request) ? readTarget(target) : ambiguous;
    if (url !== undefined || (fault === 414 && apiPath.test(target))) {
      if (url !== undefined) request.url = url;
      return handle(request, response);
    }
    const id = requestIdOf(request.headers['x-request-id']);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const path = pathOf(target).slice(0, 200);
    if (target === '*' && request.method === 'OPTIONS')
      response.writeHead(204, { Allow: 'GET, HEAD, POST, OPTIONS', 'X-Request-Id': id }).end();
    else if (movedTo !== undefined && isRead) {
      response.writeHead(308, { Location: movedTo, 'Cache-Control': 'private, no-store', 'X-Request-Id': id }).end();
    } else {
      closeConnection(response);
      refuse(response, { status: fault ?? 400, route: path.startsWith('/bff/') ? 'bff' : 'other', path, requestId: id });
    }
    const { statusCode: status } = response;
    metrics.answered('other', status, (performance.now() - startedAt) / 1000);
    response.once('close', () => {
      if (!isOverrun(request.socket)) log.info({ id, method: request.method, path, route: 'other', status }, 'request');
    });
  };
}

const ambiguous = { fault: 400, url: undefined, movedTo: undefined } as const;
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Rejects what only resembles a host (`1.2.3.4.5`, `[::::]`, port 99999), on which `new URL` fails. */
const isHost = memoized((host) => hostName.test(host) && URL.canParse(`http://${host}`), { most: 200, length: 256 });

/**
 * RFC 9112 §3.2: exactly one Host header, a name or address with optional port. Node.js keeps the first of several; HTTP/1.0 needs none.
 */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length !== 4 || rawHeaders[index]?.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[index + 1];
  }
  return host === undefined ? httpVersion === '1.0' : isHost(host);
}
