import type { Instrumentation } from 'next';
import { pageFailureLine } from '#lib/service/logs/page-failure-line.ts';

/** Next.js prints only the stack of an error; this line adds page and request. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  console.error(pageFailureLine(error, request, context.routePath));
};
