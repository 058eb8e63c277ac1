import type { Instrumentation } from 'next';
import { isProblem } from '#lib/domain/problem.ts';

/**
 * A fault while a page is rendered, as one line for the log: which page, which request, which fault. The stack is printed by Next.js itself; the
 * id is what a reader quotes from the answer's `X-Request-Id`.
 */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const id = [request.headers['x-request-id']].flat()[0];
  const fault = isProblem(error)
    ? { kind: error.kind, detail: error.detail }
    : { message: error instanceof Error ? error.message : String(error) };
  const path = request.path.replace(/mdr_[\w-]+/g, 'mdr_[redacted]');
  console.error(
    JSON.stringify({ level: 50, time: new Date().toISOString(), id, path, route: context.routePath, ...fault, msg: 'A page failed' }),
  );
};
