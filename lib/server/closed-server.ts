import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { unavailableResponse } from '#lib/api/no-api.ts';
import { requestIdOf } from '#lib/base/http/request-id.ts';
import { isProblem } from '#lib/base/problem.ts';
import type { Env } from '#lib/env.ts';
import type { Log } from '#lib/server/http/log.ts';
import { textPage } from '#lib/server/pages/finished-page.ts';
import { sendPage } from '#lib/server/pages/send-page.ts';
import { answerJson, isOutside } from '#lib/server/process/process-routes.ts';
import { queuePipelined } from '#lib/server/security/queue-pipelined.ts';
import { listen } from './serve.ts';

/** Seconds between attempts to open the data; also the `Retry-After` of all responses. */
const retrySeconds = 5;

/** Waits until the data can be opened, since an exiting process would be restarted in a loop. Meanwhile pages and API return 503. */
export async function waitForData<T>(
  env: Env,
  failure: unknown,
  open: () => Promise<T>,
  log: Pick<Log, 'error' | 'info' | 'warn'>,
): Promise<T> {
  const detail = isProblem(failure) ? (failure.detail ?? failure.kind) : String(failure);
  process.stderr.write(
    `Madar cannot read its data: ${detail} Until it can, every page reports this; it tries again every ${retrySeconds} seconds.\n`,
  );
  log.error({ detail }, 'The data cannot be opened');
  const server = createServer();
  queuePipelined(server, log, closedHandler(env.SITE_URL, detail));
  await listen(server, env.PORT, env.HOST);
  try {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, retrySeconds * 1000));
      const result = await open().then(
        (value) => ({ value }),
        () => undefined,
      );
      if (result) {
        log.info({}, 'The data can be opened again');
        return result.value;
      }
    }
  } finally {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
}

function closedHandler(siteUrl: string, message: string) {
  const api = getRequestListener((request) => unavailableResponse(request, retrySeconds), {
    overrideGlobalObjects: false,
    hostname: new URL(siteUrl).host,
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = (request.url ?? '/').split('?', 1)[0] as string;
    if (path !== '/healthz') response.setHeader('Retry-After', retrySeconds);
    if (path === '/healthz') answerJson(request, response, 200, { status: 'ok' });
    else if (path === '/readyz')
      answerJson(request, response, 503, {
        status: 'unready',
        detail: 'database_closed',
        message: isOutside(request) ? undefined : message,
      });
    else if (/^\/api(?:\/|$)/i.test(path)) api(request, response);
    else if (path.startsWith('/bff/')) answerJson(request, response, 503, { kind: 'unavailable', retryAfterSeconds: retrySeconds });
    else sendClosed(request, response, path);
  };
}

function sendClosed(request: IncomingMessage, response: ServerResponse, path: string): void {
  const id = requestIdOf(request.headers['x-request-id']);
  sendPage(request, response, textPage(503, path, id, 'closed'), [['X-Request-Id', id]]).catch(() => response.destroy());
}
