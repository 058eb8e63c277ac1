import { type LimitShare, makeRoom, memoryShare } from './limit-share.ts';

/** One limit of a partition, such as a key or an address. `daily` windows end at midnight UTC, the others start with the first request. */
export interface Policy {
  readonly name: 'burst' | 'daily' | 'anon' | 'page' | FormPolicyName;
  readonly quota: number;
  readonly windowSeconds: number;
}

/** Windows of key forms and their messages: see `lib/keys/forms/form-limits.ts`. */
export type FormPolicyName = 'form-hour' | 'form-day' | 'form-network' | 'form-all' | 'mail-again' | 'mail-day' | 'mail-subscribe';

/** A window as this process knows it, with the capacity that this process has reserved. */
export interface LimitWindow {
  readonly key: string;
  readonly policy: Policy;
  /** Capacity granted to all processes, as last reported. */
  used: number;
  /** Unspent capacity of this process. */
  held: number;
  endsAt: number;
  /** Time until which no further reservation is attempted, so that refusing requests costs nothing. */
  emptyUntil: number;
  touchedAt: number;
  /** A reservation in progress, shared by all waiting requests. */
  reservation?: Promise<boolean> | undefined;
}

/** A process reserves 1/16 of the remaining quota, to leave most to other processes, but at least the cost of the call. */
const reservedFraction = 16;
const reservationMax = 100;
const emptyMs = 250;
const idleMs = 500;

/** The windows of this process, filled from the shared counters. */
export function limitWindows(clock: () => number, share: LimitShare) {
  const windows = new Map<string, LimitWindow>();
  const localShare = memoryShare();
  const existingWindow = (partition: string, policy: Policy, now: number): LimitWindow | undefined => {
    const window = windows.get(`${policy.name}:${partition}`);
    // After the clock is set back, a window must not block until the old time is reached.
    return window && window.endsAt > now && window.endsAt <= now + policy.windowSeconds * 1000 ? window : undefined;
  };
  const reserve = async (window: LimitWindow, cost: number, now: number): Promise<boolean> => {
    const { key, policy, used, endsAt } = window;
    const { quota, windowSeconds } = policy;
    const amount = Math.max(cost, Math.min(reservationMax, Math.floor((quota - used) / reservedFraction)));
    const reservation = { key, now, endsAt, lengthMs: windowSeconds * 1000, quota, seed: used, least: cost, wanted: amount };
    const result = await share.reserve(reservation).catch(() => localShare.reserve(reservation));
    window.used = result.used;
    window.endsAt = result.endsAt;
    window.held += result.granted;
    if (result.granted === 0) window.emptyUntil = now + emptyMs;
    return result.granted > 0;
  };
  setInterval(() => void returnIdle(windows, share, clock()), idleMs).unref();
  return {
    /** The current window; undefined if none has been started. */
    find: existingWindow,
    /** The current window; a new one starts with `seed` units used. */
    current(partition: string, policy: Policy, now: number, seed = 0): LimitWindow {
      const existing = existingWindow(partition, policy, now);
      if (existing) return existing;
      makeRoom(windows, now);
      const lengthMs = policy.windowSeconds * 1000;
      const endsAt = policy.name === 'daily' ? (Math.floor(now / lengthMs) + 1) * lengthMs : now + lengthMs;
      const key = `${policy.name}:${partition}`;
      const window: LimitWindow = { key, policy, used: seed, held: 0, endsAt, emptyUntil: 0, touchedAt: now };
      windows.set(key, window);
      return window;
    },
    /** Reserves capacity for a window; false if none remains. */
    fill(window: LimitWindow, cost: number, now: number): Promise<boolean> | boolean {
      if (window.emptyUntil > now) return false;
      window.reservation ??= reserve(window, cost, now).finally(() => {
        window.reservation = undefined;
      });
      return window.reservation;
    },
  };
}

/** Returns reservations that were not used for a while, so that other processes can use the full quota. */
async function returnIdle(windows: ReadonlyMap<string, LimitWindow>, share: LimitShare, now: number): Promise<void> {
  for (const window of windows.values()) {
    if (window.held === 0 || window.endsAt <= now || window.touchedAt > now - idleMs) continue;
    const capacity = window.held;
    window.held = 0;
    window.used -= capacity;
    // If this fails, nobody can use this capacity until the window ends.
    await share.giveBack(window.key, window.endsAt, capacity).catch(() => undefined);
  }
}
