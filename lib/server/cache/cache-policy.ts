import type { ServedInstance } from '#lib/server/process/served-instance.ts';
import type { PageCacheOptions } from './page-cache.ts';

const bytesMax = 64_000_000;
const minuteMs = 60_000;

/**
 * Embedded: a page lives exactly as long as its data version, and browsers ask each time (a 304 costs nothing); a shared cache in front may answer for a minute.
 * Remote: nobody tells us of changes, so a page is fresh for a minute and is served stale for ten more while it is rendered anew. Where the service is
 * down it is the client that gives kept answers, with their time for the reader to see; a page is kept a day for faults of our own alone.
 */
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

/** The policy of a process; how long remote data are fresh is the operator's choice. */
export function cachePolicyOf({ mode, env }: Pick<ServedInstance, 'mode' | 'env'>): PageCacheOptions {
  const policy = cachePolicies[mode];
  if (mode === 'embedded') return policy;
  const seconds = env.UPSTREAM_FRESH_SECONDS;
  return { ...policy, freshMs: seconds * 1000, cacheControl: `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=600` };
}
