import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressReader } from './client-address.ts';

export type TransportSecurity = (request: IncomingMessage, response: ServerResponse) => void;

const year = 31_536_000;

/**
 * Tells browsers to stay with https, on answers that leave over it and on no others: where a trusted proxy says how it was asked its word counts, else the
 * site's public address. It is said of each request, because finished pages are the same for all.
 */
export function createTransportSecurity(siteUrl: string, addresses: Pick<AddressReader, 'trusts'>): TransportSecurity {
  const isPublic = siteUrl.startsWith('https:');
  return (request, response) => {
    const forwarded = request.headers['x-forwarded-proto'];
    const isSecure =
      forwarded !== undefined && addresses.trusts(request.socket.remoteAddress) ? /^https\s*(?:,|$)/i.test(String(forwarded)) : isPublic;
    if (isSecure) response.setHeader('Strict-Transport-Security', `max-age=${year}`);
  };
}
