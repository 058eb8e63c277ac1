import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { closeConnection } from '#lib/server/http/close-connection.ts';

/** Idle keep-alive connections stay open this long, so that a request already sent still gets its response. */
const graceMs = 500;

export type Drain = ReturnType<typeof createDrain>;

/** Ends the server after the requests in flight, within a time limit. */
export function createDrain(server: HttpServer, limitMs = 15_000) {
  let ending: Promise<void> | undefined;
  const inFlight = new Set<ServerResponse>();
  const close = async () => {
    const closed = Promise.withResolvers<void>();
    for (const response of inFlight) closeConnection(response);
    // `close` of `http.Server` also closes idle connections, even if a request is on its way; `close` of `net.Server` does not.
    Server.prototype.close.call(server, () => closed.resolve());
    const idle = setTimeout(() => server.closeIdleConnections(), graceMs);
    const sweep = setInterval(() => server.closeIdleConnections(), graceMs * 2);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed.promise;
    for (const timer of [idle, limit]) clearTimeout(timer);
    clearInterval(sweep);
  };
  return {
    /** True during shutdown: responses close their connection and `/readyz` returns 503. */
    get draining() {
      return ending !== undefined;
    },
    /** Registers a slow response. If the response ends after shutdown has begun, its connection is closed. */
    track(response: ServerResponse): void {
      inFlight.add(response);
      response.once('close', () => inFlight.delete(response));
    },
    /** Stops listening and resolves when every request in flight is answered. Connections still open after `limitMs` are cut off. */
    close(): Promise<void> {
      ending ??= close();
      return ending;
    },
  };
}
