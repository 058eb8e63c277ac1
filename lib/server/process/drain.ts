import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server } from 'node:net';

export interface Drain {
  /** True once the process is about to end: answers then close their connection and `/readyz` says no. */
  readonly draining: boolean;
  /** An answer that takes time: when the end comes meanwhile, it closes its connection. */
  track(response: ServerResponse): void;
  /** Stops listening, lets every request that has come or is on its way be answered, then resolves; after `limitMs` what is left is cut off. */
  close(): Promise<void>;
}

/** Idle kept-alive connections stay open this long, so that a request already on its way meets a server; its answer then closes the connection. */
const graceMs = 500;

export function createDrain(server: HttpServer, limitMs = 15_000): Drain {
  let ending: Promise<void> | undefined;
  const underWay = new Set<ServerResponse>();
  const close = async () => {
    const closed = Promise.withResolvers<void>();
    for (const response of underWay) response.shouldKeepAlive = false;
    // The plain socket server's `close` leaves idle connections alone, the HTTP server's cuts them off under a request in flight.
    Server.prototype.close.call(server, () => closed.resolve());
    const idle = setTimeout(() => server.closeIdleConnections(), graceMs);
    const sweep = setInterval(() => server.closeIdleConnections(), graceMs * 2);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed.promise;
    for (const timer of [idle, limit]) clearTimeout(timer);
    clearInterval(sweep);
  };
  return {
    get draining() {
      return ending !== undefined;
    },
    track(response) {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
    },
    close() {
      ending ??= close();
      return ending;
    },
  };
}
