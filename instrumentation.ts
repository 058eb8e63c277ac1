import type { Instrumentation } from 'next';
import { pageFailureLine } from '#lib/service/logs/page-failure-line.ts';

/** Next.js prints the stack of a fault itself; this line says in which page and which request it was. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  console.error(pageFailureLine(error, request, context.routePath));
};
