import type { ServedInstance } from '#lib/server/http/served-instance.ts';
import type { PageCacheOptions } from './page-cache.ts';

const bytesMax = 64_000_000;
const minuteMs = 60_000;

/** Embedded: pages live as long as their data version. Remote: no change notices arrive, so pages are fresh for a minute. */
export const cachePolicies: Readonly<Record<'embedded' | 'remote', PageCacheOptions>> = {
  embedded: {
    bytesMax,
    freshMs: Number.POSITIVE_INFINITY,
    staleMs: 0,
    staleIfErrorMs: 0,
    cacheControl: 'public, max-age=0, s-maxage=60, must-revalidate',
  },
  remote: {
    bytesMax,
    freshMs: minuteMs,
    staleMs: 10 * minuteMs,
    staleIfErrorMs: 24 * 60 * minuteMs,
    cacheControl: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  },
};

/** The policy of a process; in remote mode the operator sets how long data stay fresh. */
export function cachePolicyOf({ mode, env }: Pick<ServedInstance, 'mode' | 'env'>): PageCacheOptions {
  const policy = cachePolicies[mode];
  if (mode === 'embedded') return policy;
  const seconds = env.UPSTREAM_FRESH_SECONDS;
  return { ...policy, freshMs: seconds * 1000, cacheControl: `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=600` };
}
