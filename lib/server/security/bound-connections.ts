import type { Server } from 'node:net';
import { cutAddress } from '#lib/service/keys/forms/cut-address.ts';
import { createLimiter } from '#lib/service/limits/limiter.ts';
import type { AddressReader } from './client-address.ts';

/** An idle connection takes about 10 kB; more than these at once are no readers. */
export const connectionsMax = 20_000;
/** More than a university with a page open in every room. */
export const perNetworkMax = connectionsMax / 4;

/**
 * Closes connections beyond 5,000 of one network (/24, /48), so that one client cannot take all that a process has. Proxies that are trusted, and the machine
 * itself where no limits hold, bring the connections of everybody and are not counted.
 */
export function boundConnections(server: Pick<Server, 'on'>, { trusts, exempt }: Pick<AddressReader, 'trusts' | 'exempt'>): void {
  const places = createLimiter(Date.now);
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    const network = trusts(peer) || exempt(peer.replace(/^::ffff:(?=\d+\.)/i, '')) ? undefined : cutAddress(peer);
    if (network === undefined) return;
    if (places.enter(network, perNetworkMax)) socket.once('close', () => places.leave(network));
    else socket.destroy();
  });
}
