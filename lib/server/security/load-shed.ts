import { createFairQueue } from './fair-queue.ts';

/** Bounds concurrent renderings and refuses work that would be late. */
export interface LoadShed {
  /** Seconds until a retry, when the process is so late that no response would be useful; undefined when all is well. */
  busySeconds(): number | undefined;
  /** Whether a client's recent renderings exceed the number that is always served. */
  isFlooding(client: string | undefined): boolean;
  /** Reports a new connection. */
  arrived(): void;
  /** Runs a rendering for a client address; rejects with `Overload` when the queue would take too long. */
  run<T>(work: () => Promise<T>, client?: string): Promise<T>;
  /** Average delay of the process's timers, in ms. */
  readonly lagMs: number;
  readonly active: number;
}

/** More work than can be done within the time limits. */
export class Overload extends Error {
  override readonly name = 'Overload';
  readonly waitSeconds: number;
  /** Whether the client caused the overload, with more requests than are always served. */
  readonly isOwn: boolean;

  constructor(waitSeconds: number, isOwn = false) {
    super('The process has more to do than it can.');
    this.waitSeconds = waitSeconds;
    this.isOwn = isOwn;
  }
}

/** The bounds of a load shed; the defaults are for rendering in one thread. */
export interface LoadShedOptions {
  /** Concurrent renderings. More only delay each of them: they share one thread. */
  readonly atOnceMax?: number;
  /** Maximum time in the queue. A reader who waits longer has left or retries, which adds load. */
  readonly waitMsMax?: number;
  /**
   * This many renderings are always accepted, even if they wait long. A school class may open the site just after a start, when pages are
   * slow.
   */
  readonly underWayMin?: number;
  readonly underWayMax?: number;
  /** The maximum average delay of timers. Above it, the process accepts no work. */
  readonly lagMsMax?: number;
  readonly now?: () => number;
}

const tickMs = 50;
/** After this many turns of the event loop without a new connection, none is pending. */
const quietTurns = 3;
const turnsMax = 500;
/** Weight of the newest value in an average. */
const newestWeight = 0.2;

/** Refuses renderings while the queue exceeds `waitMsMax`; `busySeconds` reports late timers. Occasional clients precede frequent ones. */
export function createLoadShed(options: LoadShedOptions = {}): LoadShed {
  const { now = () => performance.now(), lagMsMax = 1000 } = options;
  const lag = createLagMeter(now);
  const places = createPlaces(options, now);
  return {
    arrived: places.arrived,
    isFlooding: places.isFlooding,
    busySeconds: () => (lag.ms > lagMsMax ? Math.max(1, Math.ceil(lag.ms / 1000)) : undefined),
    async run(work, client) {
      const startedAt = await places.enter(client);
      try {
        return await work();
      } finally {
        places.leave(startedAt);
      }
    },
    get lagMs() {
      return lag.ms;
    },
    get active() {
      return places.underWay;
    },
  };
}

/** The average delay of the process's timers. */
function createLagMeter(now: () => number) {
  const lag = { ms: 0 };
  let last = now();
  setInterval(() => {
    const delayMs = Math.max(0, now() - last - tickMs);
    last = now();
    lag.ms += newestWeight * (delayMs - lag.ms);
  }, tickMs).unref();
  return lag;
}

function createPlaces(options: LoadShedOptions, now: () => number) {
  const { atOnceMax = 3, waitMsMax = 2000, underWayMin = 32, underWayMax = 500 } = options;
  const waiting = createFairQueue(now);
  let active = 0;
  let paceMs = 0;
  let lastEnd = now();
  let arrivals = 0;
  /** Accepts pending connections, since Node.js accepts one per event-loop turn and a crowd would wait in the kernel, uncounted. */
  const letIn = async () => {
    let quiet = 0;
    for (let turn = 0; turn < turnsMax && quiet < quietTurns; turn += 1) {
      const previousArrivals = arrivals;
      await new Promise((resolve) => setImmediate(resolve));
      quiet = arrivals === previousArrivals ? quiet + 1 : 0;
    }
  };
  const overload = (client: string | undefined) =>
    new Overload(Math.max(1, Math.ceil(((active + waiting.length) * paceMs) / 1000)), waiting.isFlooding(client));
  const begin = () => {
    active += 1;
    return letIn();
  };
  const beginNext = () => {
    for (let first = waiting.takeNext(); first; first = waiting.takeNext()) {
      if (now() - first.since > waitMsMax && active + waiting.length >= underWayMin) first.refuse(overload(first.client));
      else {
        begin().then(first.begin);
        return;
      }
    }
  };
  return {
    isFlooding: waiting.isFlooding,
    get underWay() {
      return active + waiting.length;
    },
    arrived() {
      arrivals += 1;
    },
    /** Waits for a place and resolves with the current time. Rejects with `Overload`. */
    async enter(client: string | undefined): Promise<number> {
      waiting.countRequest(client);
      const underWay = active + waiting.length;
      if (underWay >= underWayMax || (underWay >= underWayMin && underWay * paceMs > waitMsMax)) {
        const last = waiting.takeLastBefore(client);
        if (!last) throw overload(client);
        last.refuse(overload(last.client));
      }
      if (active < atOnceMax) await begin();
      else await new Promise<void>((resolve, refuse) => waiting.add({ since: now(), client, begin: resolve, refuse }));
      return now();
    },
    leave(startedAt: number): void {
      const endedAt = now();
      // The pace is the time per rendering. With concurrent renderings it counts only the time since the last one ended.
      paceMs += newestWeight * (endedAt - Math.max(startedAt, lastEnd) - paceMs);
      lastEnd = endedAt;
      active -= 1;
      beginNext();
    },
  };
}
