import type { Server } from 'node:net';
import { cutAddress } from '#lib/keys/limits/limit-headers.ts';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import type { AddressReader } from './client-address.ts';

/** Maximum number of connections. An idle one takes about 10 kB, and readers alone never need this many. */
export const connectionsMax = 20_000;
/** Maximum number of connections per network, more than a university with a page open in every room has. */
export const perNetworkMax = connectionsMax / 4;

/** Closes connections beyond 5,000 per network (/24, /48). Trusted proxies and exempt loopback are not counted. */
export function boundConnections(server: Pick<Server, 'on'>, { trusts, exempt }: Pick<AddressReader, 'trusts' | 'exempt'>): void {
  const limiter = createLimiter(Date.now);
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    const network = trusts(peer) || exempt(peer.replace(/^::ffff:(?=\d+\.)/i, '')) ? undefined : cutAddress(peer);
    if (network === undefined) return;
    if (limiter.enter(network, perNetworkMax)) socket.once('close', () => limiter.leave(network));
    else socket.destroy();
  });
}
