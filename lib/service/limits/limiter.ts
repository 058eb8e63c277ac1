/** One rule of a partition. `daily` windows end at midnight UTC for everybody, the others begin with the first request. */
export interface Policy {
  readonly name: 'burst' | 'daily' | 'anon';
  readonly quota: number;
  readonly windowSeconds: number;
}

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

interface Window {
  count: number;
  endsAt: number;
}

export type Limiter = ReturnType<typeof createLimiter>;

/** Windows kept before ended ones are swept out. */
const windowsMax = 20_000;

/**
 * Fixed windows in memory, with the time injected. Blocked requests cost nothing. `seeds` is what other processes or an earlier run
 * have already counted in the current window, so that a restart does not give a day's quota twice.
 */
export function createLimiter(clock: () => number) {
  const windows = new Map<string, Window>();
  const concurrent = new Map<string, number>();

  const windowOf = (partition: string, policy: Policy, now: number): Window => {
    const key = `${policy.name}:${partition}`;
    const known = windows.get(key);
    if (known && known.endsAt > now) return known;
    if (windows.size >= windowsMax) for (const [old, window] of windows) if (window.endsAt <= now) windows.delete(old);
    const lengthMs = policy.windowSeconds * 1000;
    const endsAt = policy.name === 'daily' ? (Math.floor(now / lengthMs) + 1) * lengthMs : now + lengthMs;
    const window = { count: 0, endsAt };
    windows.set(key, window);
    return window;
  };

  return {
    take(
      partition: string,
      policies: readonly Policy[],
      cost: number,
      seeds: Readonly<Partial<Record<Policy['name'], number>>> = {},
    ): LimitAnswer {
      const now = clock();
      const entries = policies.map((policy) => {
        const window = windowOf(partition, policy, now);
        window.count = Math.max(window.count, seeds[policy.name] ?? 0);
        return { policy, window };
      });
      const blocked = entries.find(({ policy, window }) => window.count + cost > policy.quota);
      if (!blocked) for (const { window } of entries) window.count += cost;
      const state = ({ policy, window }: (typeof entries)[number]): PolicyState => ({
        policy,
        remaining: Math.max(0, policy.quota - window.count),
        resetSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)) + (policy.name === 'daily' ? jitterOf(partition) : 0),
      });
      return { states: entries.map(state), ...(blocked && { violated: state(blocked) }) };
    },
    /** Gives back what a request cost that turned out to be free, and tells the new state. */
    giveBack(partition: string, policies: readonly Policy[], cost: number): void {
      const now = clock();
      for (const policy of policies) {
        const window = windowOf(partition, policy, now);
        window.count = Math.max(0, window.count - cost);
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

/** Zero to five seconds, the same for one partition at every call, so that not everybody comes back right at midnight. */
function jitterOf(partition: string): number {
  let sum = 0;
  for (const character of partition) sum = (sum * 31 + (character.codePointAt(0) as number)) % 9973;
  return sum % 6;
}
