/** What one process asks of the count that all share: places in a window, in advance. */
export interface Reservation {
  readonly key: string;
  /** Milliseconds, the caller's clock. */
  readonly now: number;
  /** When the window would end, if this call begins it. */
  readonly endsAt: number;
  readonly lengthMs: number;
  readonly quota: number;
  /** What is known to be used of a window that begins. */
  readonly seed: number;
  /** Less than this is of no use to the caller. */
  readonly least: number;
  readonly wanted: number;
}

export interface Reserved {
  /** Places that are now the caller's; 0 where fewer than `least` are left. */
  readonly granted: number;
  /** Places of the window that some process has, these among them. */
  readonly used: number;
  readonly endsAt: number;
}

/**
 * The count of windows that every process of an installation shares. A process reserves some places and spends them without asking again, so that
 * together they never admit more than a quota, and a request seldom waits for a write.
 */
export interface LimitShare {
  reserve(reservation: Reservation): Promise<Reserved>;
  /** Gives back places that were reserved in the window that ends at `endsAt` and not spent. */
  giveBack(key: string, endsAt: number, count: number): Promise<void>;
  close(): Promise<void>;
}

/** What a window holds after a reservation; the one rule of all shares. */
export function grant(
  known: { readonly used: number; readonly endsAt: number } | undefined,
  { now, endsAt, lengthMs, quota, seed, least, wanted }: Reservation,
): Reserved {
  // A window that ends later than one begun now was made before the clock was set back.
  const window = known && known.endsAt > now && known.endsAt <= now + lengthMs ? known : { used: seed, endsAt };
  const left = quota - window.used;
  const granted = left >= wanted ? wanted : left >= least ? left : 0;
  return { granted, used: window.used + granted, endsAt: window.endsAt };
}

/** Windows that a process remembers: some 10 MB. Addresses are chosen by whoever asks, a network of IPv6 has 65,536 of those that are counted. */
export const windowsMax = 20_000;

/**
 * Makes room for one window more: those that have ended go, and when none has, the one begun first. What is shared is not lost with it; a caller who
 * floods a process that counts alone gains a new window for each twenty thousand addresses.
 */
export function makeRoom<Window extends { readonly endsAt: number }>(windows: Map<string, Window>, now: number): void {
  if (windows.size < windowsMax) return;
  // From the oldest on, so that a window is looked at once and not at each request of a flood.
  for (const [key, { endsAt }] of windows) {
    if (endsAt > now && windows.size < windowsMax) return;
    windows.delete(key);
  }
}

/** For a single process, and for a test. */
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
