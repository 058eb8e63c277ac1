import { isIP } from 'node:net';
import { memoized } from '#lib/domain/bounds/memoized.ts';
import { proxyNetworks } from '#lib/env.ts';

export interface AddressReader {
  /** The client's address: the peer's, or what trusted proxies say of it; IPv4 in IPv6 is unwrapped. */
  of(peer: string | undefined, forwardedFor: string | undefined): string;
  /** Whether it is a trusted proxy's. */
  trusts(peer: string | undefined): boolean;
  /** Whether page limits pass over this address. */
  exempt(address: string): boolean;
}

/** `trusted` is `TRUST_PROXY`: addresses or networks, comma-separated. The header is read from its right end and only as far as trusted proxies wrote it; what a client puts before is not believed. */
export function createAddressReader(trusted: string | undefined): AddressReader {
  const proxies = trusted ? proxyNetworks(trusted) : undefined;
  const isProxy = (address: string) => proxies?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false;
  return {
    of(peer, forwardedFor) {
      let address = plain(peer ?? '');
      if (!forwardedFor || !isProxy(address)) return address;
      for (const hop of forwardedFor.split(',').reverse()) {
        const next = plain(hop.trim());
        if (isIP(next) === 0) return address;
        address = next;
        if (!isProxy(address)) return address;
      }
      return address;
    },
    trusts: (peer) => isProxy(plain(peer ?? '')),
    exempt: (address) => proxies === undefined && isLoopback(address),
  };
}

const loopback = proxyNetworks('loopback');
/** Asked with every request; a list of networks takes as long as a tenth of a short answer. */
const isLoopback = memoized((address) => loopback?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false, {
  most: 1000,
  length: 64,
});

/** The address alone: some proxies write the client's port behind it, and IPv6 then in brackets. */
function plain(text: string): string {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  return /^::ffff:\d+\./i.test(address) ? address.slice(7) : address;
}
