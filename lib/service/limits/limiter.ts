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
  /** The rule that refuses the request; then nothing was counted. */
  readonly violated?: PolicyState;
}

export type Limiter = ReturnType<typeof createLimiter>;

/**
 * Fixed windows, with the time injected, counted over all processes through `share`: see `limit-share.ts`. Together they never admit more than a quota.
 * Blocked requests cost nothing. Where the share cannot be asked, each process counts for itself: a limit is no reason not to answer.
 * Requests at a time are counted by each process alone, which is told its part of them.
 */
export function createLimiter(clock: () => number, share: LimitShare = memoryShare()) {
  const windows = limitWindows(clock, share);
  const concurrent = new Map<string, number>();
  return {
    async take(
      partition: string,
      policies: readonly Policy[],
      cost: number,
      seeds: Readonly<Partial<Record<Policy['name'], number>>> = {},
    ): Promise<LimitAnswer> {
      const now = clock();
      const entries = policies.map((policy) => windows.current(partition, policy, now, seeds[policy.name]));
      const answer = (violated?: LimitWindow): LimitAnswer => ({
        states: entries.map((window) => state(window, partition, now)),
        ...(violated && { violated: state(violated, partition, now) }),
      });
      // Another request may spend what was just brought in, so it is looked at again until all is there at once.
      for (;;) {
        const short = entries.find(({ held }) => held < cost);
        if (!short) break;
        if (!(await windows.fill(short, cost, now))) return answer(short);
      }
      for (const window of entries) {
        window.held -= cost;
        window.touchedAt = now;
      }
      return answer();
    },
    /** Gives back what a request cost that turned out to be free. */
    giveBack(partition: string, policies: readonly Policy[], cost: number): void {
      const now = clock();
      for (const policy of policies) {
        const window = windows.known(partition, policy, now);
        if (window && window.held + cost <= window.used) window.held += cost;
      }
    },
    /** Takes one of `max` places; false when all are taken. Each place must be left again. */
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

function state({ policy, used, held, endsAt }: LimitWindow, partition: string, now: number): PolicyState {
  return {
    policy,
    remaining: Math.max(0, policy.quota - used + held),
    resetSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) + (policy.name === 'daily' ? jitterOf(partition) : 0),
  };
}

/** Zero to five seconds, the same for one partition at every call, so that not everybody comes back right at midnight. */
function jitterOf(partition: string): number {
  let sum = 0;
  for (const character of partition) sum = (sum * 31 + (character.codePointAt(0) as number)) % 9973;
  return sum % 6;
}
