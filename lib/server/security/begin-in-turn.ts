import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '#lib/server/cache/page-address.ts';
import type { NextHandler } from '#lib/server/pages/render-page.ts';
import type { LoadShed } from './load-shed.ts';

/** They wait for a file that is being made elsewhere, up to 20 s, and cost nothing meanwhile. */
const waits = /^\/downloads\//;
/** As long as a page may take: an answer that never begins must not take a place from everybody for good. */
const deadlineMs = 30_000;

/**
 * `handle` for what is no page (answers to the browser half, harvesters and tables, feeds, files): it begins in the same row as pages, so that one client who
 * asks for much of it waits for everybody else. The place is left when the answer begins, because what comes after is made only as fast as it is read.
 * Rejects with `Overload` where `shed` does.
 */
export function beginInTurn(
  handle: NextHandler,
  shed: Pick<LoadShed, 'run'>,
  clientOf: (request: IncomingMessage) => string | undefined,
  limitMs = deadlineMs,
): NextHandler {
  return async (request, response) => {
    if (waits.test(pathOf(request.url ?? '/'))) return handle(request, response);
    let answer: Promise<void> | undefined;
    const begin = async () => {
      // Whoever asked may have left the row.
      if (response.destroyed) return;
      const begun = whenBegun(response);
      answer = handle(request, response);
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const limit = setTimeout(resolve, limitMs);
      await Promise.race([begun, answer, late]).finally(() => clearTimeout(limit));
    };
    await shed.run(begin, clientOf(request));
    await answer;
  };
}

/** Not when the reader leaves: the work goes on without them. */
function whenBegun(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['write', 'end', 'flushHeaders'] as const) {
      const plain = (response[name] as (...given: unknown[]) => unknown).bind(response);
      const marked = (...given: unknown[]) => {
        resolve();
        return plain(...given);
      };
      Object.assign(response, { [name]: marked });
    }
  });
}
