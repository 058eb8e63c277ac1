import { isIP } from 'node:net';
import { memoized } from '#lib/base/bounds/memoized.ts';
import { proxyNetworks } from '#lib/env.ts';

export type AddressReader = ReturnType<typeof createAddressReader>;

/**
 * Determines the client of a request, also behind proxies. `trusted` is `TRUST_PROXY`: comma-separated addresses or networks.
 * `X-Forwarded-For` from a trusted peer is read from right to left, until the first address that is not trusted.
 */
export function createAddressReader(trusted: string | undefined) {
  const proxies = trusted ? proxyNetworks(trusted) : undefined;
  const isProxy = (address: string) => proxies?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false;
  return {
    /** The client's address: the peer's, or the one that trusted proxies forward; IPv4-mapped IPv6 is unwrapped. */
    of(peer: string | undefined, forwardedFor: string | undefined): string {
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
    /** Whether the peer is a trusted proxy. */
    trusts: (peer: string | undefined) => isProxy(plain(peer ?? '')),
    /** Whether limits do not apply to this address. */
    exempt: (address: string) => proxies === undefined && isLoopback(address),
  };
}

const loopback = proxyNetworks('loopback');
/** Memoised, because every request needs it, and checking a network list takes a tenth of a short response's time. */
const isLoopback = memoized((address) => loopback?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false, {
  most: 1000,
  length: 64,
});

/** The address alone: some proxies append the client's port, with IPv6 in brackets. */
function plain(text: string): string {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  return /^::ffff:\d+\./i.test(address) ? address.slice(7) : address;
}
