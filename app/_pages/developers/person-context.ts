import { headers } from 'next/headers';

/** Where a form comes from. lib/server writes the address of the client and the id of the request itself, whatever the client sends. */
export async function personContext() {
  const requestHeaders = await headers();
  const address = requestHeaders.get('x-client-address') || undefined;
  const requestId = requestHeaders.get('x-request-id') ?? undefined;
  return {
    ...(address && { address }),
    ...(requestId && { requestId }),
  };
}
