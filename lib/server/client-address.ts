import { BlockList, isIP } from 'node:net';

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
  const proxies = readNetworks(trusted);
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
    exempt: (address) => proxies === undefined && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  };
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function readNetworks(list: string | undefined): BlockList | undefined {
  const entries = (list ?? '').split(',').map((one) => one.trim());
  const networks = new BlockList();
  let some = false;
  for (const entry of entries) {
    const [address = '', bits] = (entry === 'loopback' ? '127.0.0.0/8' : entry).split('/');
    const family = isIP(address);
    if (family === 0) continue;
    some = true;
    const kind = family === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, kind);
    else networks.addSubnet(address, Number(bits), kind);
    if (entry === 'loopback') networks.addAddress('::1', 'ipv6');
  }
  return some ? networks : undefined;
}

function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}
