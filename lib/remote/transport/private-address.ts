import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Networks that are not public: private, link-local (cloud metadata), carrier NAT (100.64.0.0/10), multicast, reserved. */
const privateNetworks = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  privateNetworks.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(net, prefix, 'ipv6');

/** Returns the IPv4 address embedded in an IPv6 address (`::ffff:10.0.0.1`, NAT64), otherwise the address itself. */
function unwrap(address: string): string {
  const dotted = /^(?:::ffff:|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (dotted) return dotted;
  const hex = /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address);
  if (!hex) return address;
  const bits = (Number.parseInt(hex[1] as string, 16) * 65_536 + Number.parseInt(hex[2] as string, 16)) >>> 0;
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}

export function isPrivateAddress(address: string): boolean {
  const unwrapped = unwrap(address);
  return privateNetworks.check(unwrapped, isIP(unwrapped) === 6 ? 'ipv6' : 'ipv4');
}

export function isLoopbackAddress(address: string): boolean {
  const unwrapped = unwrap(address);
  return loopback.check(unwrapped, isIP(unwrapped) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a host is `localhost` or a loopback IP address. A name that only resolves to one does not count. */
export function isLiteralLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || (isIP(bare) !== 0 && isLoopbackAddress(bare));
}
