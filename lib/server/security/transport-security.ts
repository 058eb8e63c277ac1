import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressReader } from './client-address.ts';

export type TransportSecurity = (request: IncomingMessage, response: ServerResponse) => void;

const yearSeconds = 31_536_000;

/** Sets Strict-Transport-Security on https responses: `X-Forwarded-Proto` of a trusted proxy decides, else the site's address. */
export function createTransportSecurity(siteUrl: string, addresses: Pick<AddressReader, 'trusts'>): TransportSecurity {
  const isPublic = siteUrl.startsWith('https:');
  return (request, response) => {
    const forwarded = request.headers['x-forwarded-proto'];
    const isSecure =
      forwarded !== undefined && addresses.trusts(request.socket.remoteAddress) ? /^https\s*(?:,|$)/i.test(String(forwarded)) : isPublic;
    if (isSecure) response.setHeader('Strict-Transport-Security', `max-age=${yearSeconds}`);
  };
}
