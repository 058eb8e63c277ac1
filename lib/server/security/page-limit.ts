import { pageQuota } from '#lib/domain/page-quota.ts';
import { addressPartition } from '#lib/keys/limits/limit-headers.ts';
import type { Limiter } from '#lib/keys/limits/limiter.ts';

export type PageLimit = ReturnType<typeof createPageLimit>;

const addressesMax = 50_000;
/** An address over the limit is counted again after this time: other processes may have released capacity. */
const recountMs = 5_000;

/** Limits renderings per address and minute across processes. `count` does not wait for the limiter, so refusals begin one request late. */
export function createPageLimit(limiter: Pick<Limiter, 'take'>, quota = pageQuota, now: () => number = () => performance.now()) {
  const policy = { name: 'page', quota, windowSeconds: 60 } as const;
  const blocked = new Map<string, { readonly until: number; readonly recountAt: number }>();
  const blockedSeconds = (partition: string) => {
    const entry = blocked.get(partition);
    if (entry && entry.recountAt > now()) return Math.max(1, Math.ceil((entry.until - now()) / 1000));
    blocked.delete(partition);
    return undefined;
  };
  return {
    /** Counts work that costs several renderings. Waits for the limiter, since one request too many would be expensive. */
    async countMany(address: string, renderings: number): Promise<number | undefined> {
      const partition = addressPartition(address);
      const seconds = blockedSeconds(partition);
      if (seconds !== undefined) return seconds;
      // Counts no more than the quota: otherwise work that needs more could never be allowed.
      const answer = await limiter.take(partition, [policy], Math.min(renderings, quota)).catch(() => undefined);
      return answer?.violated?.resetSeconds;
    },
    /** Counts one rendering for an address. Undefined when allowed, otherwise seconds to wait. */
    count(address: string): number | undefined {
      const partition = addressPartition(address);
      const seconds = blockedSeconds(partition);
      if (seconds !== undefined) return seconds;
      limiter.take(partition, [policy], 1).then(
        ({ violated }) => {
          if (!violated) return;
          const waitMs = violated.resetSeconds * 1000;
          blocked.set(partition, { until: now() + waitMs, recountAt: now() + Math.min(waitMs, recountMs) });
          if (blocked.size > addressesMax) blocked.delete(blocked.keys().next().value ?? '');
        },
        // A failing limiter must not block readers.
        () => undefined,
      );
      return undefined;
    },
  };
}
