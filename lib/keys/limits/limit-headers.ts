import type { Policy } from './limit-windows.ts';
import type { PolicyState } from './limiter.ts';

/** `RateLimit-Policy` and `RateLimit` as in draft-ietf-httpapi-ratelimit-headers. */
export function limitHeaders(states: readonly PolicyState[]): Record<string, string> {
  if (states.length === 0) return {};
  return {
    'RateLimit-Policy': states.map(({ policy }) => `"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`).join(', '),
    RateLimit: states.map(({ policy, remaining, resetSeconds }) => `"${policy.name}";r=${remaining};t=${resetSeconds}`).join(', '),
  };
}

/** The limits of a key: requests per minute and per day. */
export function keyPolicies(limits: { readonly burst: number; readonly daily: number }): readonly Policy[] {
  return [
    { name: 'burst', quota: limits.burst, windowSeconds: 60 },
    { name: 'daily', quota: limits.daily, windowSeconds: 86_400 },
  ];
}

/** The partition of a keyless caller: the IPv4 address, or the /64 of an IPv6 address. */
export function addressPartition(address: string): string {
  const bare = bareAddress(address);
  return bare.includes(':') ? `${groupsOf(bare, 4)}::/64` : bare;
}

/** A network address cut to /24 or /48; only this form is stored. Undefined without an address. */
export function cutAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const bare = bareAddress(address);
  return bare.includes(':') ? `${groupsOf(bare, 3)}::/48` : bare.replace(/\.\d+$/, '.0/24');
}

/** The address without its zone; IPv4-mapped IPv6 is unwrapped. */
const bareAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** The first groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string, count: number): string {
  const [leading = [], trailing] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = trailing ? Array<string>(Math.max(0, 8 - leading.length - trailing.length)).fill('0') : [];
  return [...leading, ...gap, ...(trailing ?? [])]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
