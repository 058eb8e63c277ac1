import { type LimitShare, makeRoom, memoryShare } from './limit-share.ts';

/** One rule of a partition. `daily` windows end at midnight UTC for everybody, the others begin with the first request. */
export interface Policy {
  readonly name: 'burst' | 'daily' | 'anon' | 'page' | FormPolicyName;
  readonly quota: number;
  readonly windowSeconds: number;
}

/** Windows of the forms of keys and of the messages they send: see `lib/service/keys/forms/form-limits.ts`. */
export type FormPolicyName = 'form-hour' | 'form-day' | 'form-network' | 'form-all' | 'mail-again' | 'mail-day';

/** What this process knows of a window, and the places in it that are its own. */
export interface LimitWindow {
  readonly key: string;
  readonly policy: Policy;
  /** Places that some process has, as last heard. */
  used: number;
  /** Places of this process, not yet spent. */
  held: number;
  endsAt: number;
  /** Until then nobody asks again whether there are places, so that a refusal costs nothing. */
  emptyUntil: number;
  touchedAt: number;
  /** A reservation under way; all who wait for places wait for it. */
  coming?: Promise<boolean> | undefined;
}

/** A process takes a sixteenth of what is left, so that what others hold unspent turns nobody away for long; near the end it takes single places. */
const partHeld = 16;
const heldMax = 100;
const emptyMs = 250;
const idleMs = 500;

export interface LimitWindows {
  /** The window of now; one that this process does not know yet begins with `seed` places used. */
  current(partition: string, policy: Policy, now: number, seed?: number): LimitWindow;
  /** The same, where it is known. */
  known(partition: string, policy: Policy, now: number): LimitWindow | undefined;
  /** Brings places into a window; false when there are none. */
  fill(window: LimitWindow, cost: number, now: number): Promise<boolean> | boolean;
}

/** The windows that this process counts in, filled from what all processes share. */
export function limitWindows(clock: () => number, share: LimitShare): LimitWindows {
  const windows = new Map<string, LimitWindow>();
  const alone = memoryShare();
  const known = (partition: string, policy: Policy, now: number): LimitWindow | undefined => {
    const window = windows.get(`${policy.name}:${partition}`);
    // A clock that was set back must not leave anybody shut out until the old time comes again.
    return window && window.endsAt > now && window.endsAt <= now + policy.windowSeconds * 1000 ? window : undefined;
  };
  const reserve = async (window: LimitWindow, cost: number, now: number): Promise<boolean> => {
    const { key, policy, used, endsAt } = window;
    const { quota, windowSeconds } = policy;
    const wanted = Math.max(cost, Math.min(heldMax, Math.floor((quota - used) / partHeld)));
    const reservation = { key, now, endsAt, lengthMs: windowSeconds * 1000, quota, seed: used, least: cost, wanted };
    const reserved = await share.reserve(reservation).catch(() => alone.reserve(reservation));
    window.used = reserved.used;
    window.endsAt = reserved.endsAt;
    window.held += reserved.granted;
    if (reserved.granted === 0) window.emptyUntil = now + emptyMs;
    return reserved.granted > 0;
  };
  setInterval(() => void giveIdleBack(windows, share, clock()), idleMs).unref();
  return {
    known,
    current(partition, policy, now, seed = 0) {
      const found = known(partition, policy, now);
      if (found) return found;
      makeRoom(windows, now);
      const lengthMs = policy.windowSeconds * 1000;
      const endsAt = policy.name === 'daily' ? (Math.floor(now / lengthMs) + 1) * lengthMs : now + lengthMs;
      const key = `${policy.name}:${partition}`;
      const window: LimitWindow = { key, policy, used: seed, held: 0, endsAt, emptyUntil: 0, touchedAt: now };
      windows.set(key, window);
      return window;
    },
    fill(window, cost, now) {
      if (window.emptyUntil > now) return false;
      window.coming ??= reserve(window, cost, now).finally(() => {
        window.coming = undefined;
      });
      return window.coming;
    },
  };
}

/** Places that a process holds and does not spend go back, so that whoever is served by another one has the whole quota. */
async function giveIdleBack(windows: ReadonlyMap<string, LimitWindow>, share: LimitShare, now: number): Promise<void> {
  for (const window of windows.values()) {
    if (window.held === 0 || window.endsAt <= now || window.touchedAt > now - idleMs) continue;
    const places = window.held;
    window.held = 0;
    window.used -= places;
    // When it fails the places are lost until the window ends: a sixteenth of what was left.
    await share.giveBack(window.key, window.endsAt, places).catch(() => undefined);
  }
}
