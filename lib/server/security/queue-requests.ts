import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '#lib/server/http/page-address.ts';
import type { NextHandler } from '#lib/server/pages/render-page.ts';
import type { LoadShed } from './load-shed.ts';

/** Requests for dumps may wait up to 20 s for a file that another process creates. They cost nothing, so they skip the queue. */
const waitingPath = /^\/downloads\//;
/** After this time a request frees its slot even if its response has not begun. Equals the deadline of a page. */
const deadlineMs = 30_000;

/** Puts non-page requests into the fair queue of pages. The slot is free once the response begins. Rejects like `shed`. */
export function queueRequests(
  handle: NextHandler,
  shed: Pick<LoadShed, 'run'>,
  clientOf: (request: IncomingMessage) => string | undefined,
  limitMs = deadlineMs,
): NextHandler {
  return async (request, response) => {
    if (waitingPath.test(pathOf(request.url ?? '/'))) return handle(request, response);
    let answer: Promise<void> | undefined;
    const begin = async () => {
      // The client may have left the queue.
      if (response.destroyed) return;
      const responseBegins = firstWrite(response);
      answer = handle(request, response);
      const { promise: deadline, resolve } = Promise.withResolvers<void>();
      const limit = setTimeout(resolve, limitMs);
      await Promise.race([responseBegins, answer, deadline]).finally(() => clearTimeout(limit));
    };
    await shed.run(begin, clientOf(request));
    await answer;
  };
}

/** Resolves at the first write; not when the reader leaves, because the work continues. */
function firstWrite(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['write', 'end', 'flushHeaders'] as const) {
      const plain = (response[name] as (...args: unknown[]) => unknown).bind(response);
      const signalling = (...args: unknown[]) => {
        resolve();
        return plain(...args);
      };
      Object.assign(response, { [name]: signalling });
    }
  });
}
