import { pageQuota } from '#lib/domain/page-quota.ts';
import { addressPartition } from '#lib/service/limits/limit-headers.ts';
import type { Limiter } from '#lib/service/limits/limiter.ts';

export interface PageLimit {
  /** Counts one rendering for an address. Undefined when it may go on, else the seconds until it may. */
  count(address: string): number | undefined;
  /** The same for work that is worth `many` renderings, which waits for the count: one too many would be many. */
  countMany(address: string, many: number): Promise<number | undefined>;
}

const addressesMax = 50_000;
/** So often an address that is over the limit is counted again: other processes may have given places back. */
const againMs = 5_000;

/**
 * Renderings per address and minute, counted by all processes together. Finished pages are free: only work is limited. No page waits for the count, which is
 * a statement on a database now and then: what it says holds from the next request on, so a process may render the few pages too many that were asked
 * for meanwhile. Memory is bounded; where too many addresses are shut out at once the oldest is let in.
 */
export function createPageLimit(limiter: Pick<Limiter, 'take'>, quota = pageQuota, now: () => number = () => performance.now()): PageLimit {
  const policy = { name: 'page', quota, windowSeconds: 60 } as const;
  const shut = new Map<string, { readonly until: number; readonly againAt: number }>();
  const shutSeconds = (partition: string) => {
    const known = shut.get(partition);
    if (known && known.againAt > now()) return Math.max(1, Math.ceil((known.until - now()) / 1000));
    shut.delete(partition);
    return undefined;
  };
  return {
    async countMany(address, many) {
      const partition = addressPartition(address);
      const seconds = shutSeconds(partition);
      if (seconds !== undefined) return seconds;
      // Who asks for more than a whole window has is refused when it has been used, not for ever.
      const answer = await limiter.take(partition, [policy], Math.min(many, quota)).catch(() => undefined);
      return answer?.violated?.resetSeconds;
    },
    count(address) {
      const partition = addressPartition(address);
      const seconds = shutSeconds(partition);
      if (seconds !== undefined) return seconds;
      limiter.take(partition, [policy], 1).then(
        ({ violated }) => {
          if (!violated) return;
          const waitMs = violated.resetSeconds * 1000;
          shut.set(partition, { until: now() + waitMs, againAt: now() + Math.min(waitMs, againMs) });
          if (shut.size > addressesMax) shut.delete(shut.keys().next().value ?? '');
        },
        // A limit is no reason not to answer.
        () => undefined,
      );
      return undefined;
    },
  };
}
