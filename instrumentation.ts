import type { Instrumentation } from 'next';
import { pageFailureLine } from '#lib/base/logs/page-failure-line.ts';

/** Next.js logs only the stack of an error; this line adds the page and the request. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  console.error(pageFailureLine(error, request, context.routePath));
};
