import { headers } from 'next/headers';

/** The origin of a form. lib/server overwrites client address and request id, so clients cannot forge them. */
export async function personContext() {
  const requestHeaders = await headers();
  const address = requestHeaders.get('x-client-address') || undefined;
  const requestId = requestHeaders.get('x-request-id') ?? undefined;
  return {
    ...(address && { address }),
    ...(requestId && { requestId }),
  };
}
