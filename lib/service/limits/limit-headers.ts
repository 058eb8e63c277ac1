import type { Policy } from './limit-windows.ts';
import type { PolicyState } from './limiter.ts';

/** `RateLimit-Policy` and `RateLimit` as draft-ietf-httpapi-ratelimit-headers writes them. */
export function limitHeaders(states: readonly PolicyState[]): Record<string, string> {
  if (states.length === 0) return {};
  return {
    'RateLimit-Policy': states.map(({ policy }) => `"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`).join(', '),
    RateLimit: states.map(({ policy, remaining, resetSeconds }) => `"${policy.name}";r=${remaining};t=${resetSeconds}`).join(', '),
  };
}

export function keyPolicies(limits: { readonly burst: number; readonly daily: number }): readonly Policy[] {
  return [
    { name: 'burst', quota: limits.burst, windowSeconds: 60 },
    { name: 'daily', quota: limits.daily, windowSeconds: 86_400 },
  ];
}

/** The network a caller without a key is counted under: the address in IPv4, the /64 in IPv6. */
export function addressPartition(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = plain.includes('::') ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right] : left;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
