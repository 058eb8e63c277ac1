/** A request of a process to reserve capacity of a shared window. */
export interface Reservation {
  readonly key: string;
  /** Milliseconds, by the caller's clock. */
  readonly now: number;
  /** The end of the window if this call starts a new one. */
  readonly endsAt: number;
  readonly lengthMs: number;
  readonly quota: number;
  /** Units that count as used if this call starts the window. */
  readonly seed: number;
  /** Smallest grant that is of use to the caller. */
  readonly least: number;
  readonly wanted: number;
}

export interface ReservationResult {
  /** Capacity granted to the caller; 0 if fewer than `least` units remain. */
  readonly granted: number;
  /** Capacity granted to all processes, including this grant. */
  readonly used: number;
  readonly endsAt: number;
}

/** Window counters of all processes. Each process reserves capacity, then spends it in its memory, so that few requests have to wait. */
export interface LimitShare {
  reserve(reservation: Reservation): Promise<ReservationResult>;
  /** Returns unspent capacity of the window that ends at `endsAt`. */
  giveBack(key: string, endsAt: number, count: number): Promise<void>;
  close(): Promise<void>;
}

/** The state of a window after a reservation. All implementations of `LimitShare` use this function. */
export function grant(
  existing: { readonly used: number; readonly endsAt: number } | undefined,
  { now, endsAt, lengthMs, quota, seed, least, wanted }: Reservation,
): ReservationResult {
  // If a window ends later than a window that begins now would, the clock was set back, and the window is replaced.
  const window = existing && existing.endsAt > now && existing.endsAt <= now + lengthMs ? existing : { used: seed, endsAt };
  const remaining = quota - window.used;
  const granted = remaining >= wanted ? wanted : remaining >= least ? remaining : 0;
  return { granted, used: window.used + granted, endsAt: window.endsAt };
}

/** Maximum windows per process (about 10 MB). Without it, an owner of an IPv6 /48 could fill memory with 65,536 counted addresses. */
export const windowsMax = 20_000;

/** At the maximum, removes the oldest window and the ended ones after it. A running window is lost only in a flood from many callers. */
export function makeRoom<Window extends { readonly endsAt: number }>(windows: Map<string, Window>, now: number): void {
  if (windows.size < windowsMax) return;
  // The map is ordered by age. The loop stops at the first window that has not ended, so a flood does not make it check all of them.
  for (const [key, { endsAt }] of windows) {
    if (endsAt > now && windows.size < windowsMax) return;
    windows.delete(key);
  }
}

/** Counters in memory, for a single process and for tests. */
export function memoryShare(): LimitShare {
  const windows = new Map<string, { used: number; endsAt: number }>();
  return {
    async reserve(reservation) {
      const { key, now } = reservation;
      if (!windows.has(key)) makeRoom(windows, now);
      const { granted, used, endsAt } = grant(windows.get(key), reservation);
      windows.set(key, { used, endsAt });
      return { granted, used, endsAt };
    },
    async giveBack(key, endsAt, count) {
      const window = windows.get(key);
      if (window?.endsAt === endsAt) window.used = Math.max(0, window.used - count);
    },
    close: async () => undefined,
  };
}
