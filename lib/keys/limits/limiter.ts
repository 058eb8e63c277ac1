import { type LimitShare, memoryShare } from './limit-share.ts';
import { type LimitWindow, limitWindows, type Policy } from './limit-windows.ts';

export interface PolicyState {
  readonly policy: Policy;
  readonly remaining: number;
  /** Whole seconds until the window ends. */
  readonly resetSeconds: number;
}

export interface LimitAnswer {
  readonly states: readonly PolicyState[];
  /** The limit that refuses the request. A refused request is not counted. */
  readonly violated?: PolicyState;
}

export type Limiter = ReturnType<typeof createLimiter>;

/** Limits requests in fixed windows. `share` holds the counts of all processes; if it fails, each process counts alone. */
export function createLimiter(clock: () => number, share: LimitShare = memoryShare()) {
  const windows = limitWindows(clock, share);
  const concurrent = new Map<string, number>();
  return {
    /** Takes `cost` units from all windows, or from none if one of them has too few left. */
    async take(
      partition: string,
      policies: readonly Policy[],
      cost: number,
      seeds: Readonly<Partial<Record<Policy['name'], number>>> = {},
    ): Promise<LimitAnswer> {
      const now = clock();
      const entries = policies.map((policy) => windows.current(partition, policy, now, seeds[policy.name]));
      const answer = (violated?: LimitWindow): LimitAnswer => ({
        states: entries.map((window) => stateOf(window, partition, now)),
        ...(violated && { violated: stateOf(violated, partition, now) }),
      });
      // A concurrent request may spend the reserved capacity, so all windows are checked again until each suffices.
      for (;;) {
        const insufficient = entries.find(({ held }) => held < cost);
        if (!insufficient) break;
        if (!(await windows.fill(insufficient, cost, now))) return answer(insufficient);
      }
      for (const window of entries) {
        window.held -= cost;
        window.touchedAt = now;
      }
      return answer();
    },
    /** Refunds the `cost` units that `take` charged for a request whose response turns out to be free, such as a 304. */
    giveBack(partition: string, policies: readonly Policy[], cost: number): void {
      const now = clock();
      for (const policy of policies) {
        const window = windows.find(partition, policy, now);
        if (window && window.held + cost <= window.used) window.held += cost;
      }
    },
    /** Takes one of `max` concurrent places; false when all are taken. Each place is freed with `leave`. */
    enter(partition: string, max: number): boolean {
      const running = concurrent.get(partition) ?? 0;
      if (running >= max) return false;
      concurrent.set(partition, running + 1);
      return true;
    },
    leave(partition: string): void {
      const running = (concurrent.get(partition) ?? 1) - 1;
      if (running > 0) concurrent.set(partition, running);
      else concurrent.delete(partition);
    },
  };
}

function stateOf({ policy, used, held, endsAt }: LimitWindow, partition: string, now: number): PolicyState {
  return {
    policy,
    remaining: Math.max(0, policy.quota - used + held),
    resetSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) + (policy.name === 'daily' ? jitterOf(partition) : 0),
  };
}

/** A delay of zero to five seconds, constant per partition, so that clients do not all retry at midnight. */
function jitterOf(partition: string): number {
  let sum = 0;
  for (const character of partition) sum = (sum * 31 + (character.codePointAt(0) as number)) % 9973;
  return sum % 6;
}
