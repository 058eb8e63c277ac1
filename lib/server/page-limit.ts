import { isIP } from 'node:net';

export interface PageLimit {
  /** Counts one rendering for an address. Undefined when it may go on, else the seconds until it may. */
  count(address: string): number | undefined;
}

interface Window {
  count: number;
  endsAtMs: number;
}

const addressesMax = 50_000;

/** Renderings per address in fixed windows. Finished pages are free: only work is limited. Memory is bounded; where too many addresses are known at once the oldest window is forgotten. */
export function createPageLimit(limit = 600, windowMs = 60_000, now: () => number = () => performance.now()): PageLimit {
  const windows = new Map<string, Window>();
  return {
    count(address) {
      const key = network(address);
      const time = now();
      let window = windows.get(key);
      if (!window || window.endsAtMs <= time) {
        windows.delete(key);
        window = { count: 0, endsAtMs: time + windowMs };
        windows.set(key, window);
        if (windows.size > addressesMax) windows.delete(windows.keys().next().value ?? '');
      }
      window.count += 1;
      return window.count > limit ? Math.max(1, Math.ceil((window.endsAtMs - time) / 1000)) : undefined;
    },
  };
}

/** One household or machine has a whole /64 of IPv6, so that is what is counted. */
function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
