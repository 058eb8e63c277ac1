import { headers } from 'next/headers';

/** Client address and request id of a submitted form. lib/server overwrites these headers, so clients cannot forge them. */
export async function personContext() {
  const requestHeaders = await headers();
  const address = requestHeaders.get('x-client-address') || undefined;
  const requestId = requestHeaders.get('x-request-id') ?? undefined;
  return {
    ...(address && { address }),
    ...(requestId && { requestId }),
  };
}
