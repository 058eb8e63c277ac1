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
  const unwrapped = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!unwrapped.includes(':')) return unwrapped;
  const [head = '', tail = ''] = unwrapped.split('::');
  const leading = head.split(':').filter(Boolean);
  const trailing = tail.split(':').filter(Boolean);
  const groups = unwrapped.includes('::')
    ? [...leading, ...Array<string>(Math.max(0, 8 - leading.length - trailing.length)).fill('0'), ...trailing]
    : leading;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
