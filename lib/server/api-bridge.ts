import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { awayService, noService } from '#lib/service/no-service.ts';
import type { ServedInstance } from './served-instance.ts';

export type ApiListener = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Gives `/api/*` and `/.well-known/*` to the embedded service with nothing between, and tells it the client's address. With a remote service there is nothing to offer under our own address: 404. A process that is too far behind says so with 503. */
export function createApiListener(
  service: ServedInstance['service'],
  addressOf: (request: IncomingMessage) => string,
  hostname: string,
  busySeconds: () => number | undefined = () => undefined,
): ApiListener {
  return getRequestListener(
    (request, bindings) => {
      const waitSeconds = busySeconds();
      if (waitSeconds !== undefined) return awayService(request, waitSeconds);
      return service
        ? service.fetch(request, { address: addressOf((bindings as { incoming: IncomingMessage }).incoming) })
        : noService(request);
    },
    { overrideGlobalObjects: false, hostname },
  );
}
