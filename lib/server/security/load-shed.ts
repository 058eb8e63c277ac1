import { createFairQueue } from './fair-queue.ts';

export type LoadShed = ReturnType<typeof createLoadShed>;

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
  /** The maximum average delay of timers. Above it, the process accepts no more than `underWayMin` renderings. */
  readonly lagMsMax?: number;
  readonly now?: () => number;
  /** Called when a rendering begins: whether its client has a heavy share, and how many others began since it arrived. */
  readonly onTurn?: (isHeavy: boolean, passedBy: number) => void;
}

const leastUnderWay = 32;
const tickMs = 50;
/** After this many turns of the event loop without a new connection, none is pending. */
const quietTurns = 3;
const turnsMax = 500;
/** Weight of the newest value in an average. */
const newestWeight = 0.2;

/**
 * Refuses renderings while the queue exceeds `waitMsMax`; `busySeconds` reports late timers. Clients whose recent renderings cost little
 * precede others, and no client has all places, so that one with slow renderings does not make others wait for them.
 */
export function createLoadShed(options: LoadShedOptions = {}) {
  const { now = () => performance.now(), lagMsMax = 1000, underWayMin = leastUnderWay } = options;
  const lag = createLagMeter(now);
  const places = createPlaces(options, now);
  const lateSeconds = () => (lag.ms > lagMsMax ? Math.max(1, Math.ceil(lag.ms / 1000)) : undefined);
  return {
    /** Reports a new connection. */
    arrived: places.arrived,
    /** Whether a client's recent renderings exceed the number that is always served. */
    isFlooding: places.isFlooding,
    /** Seconds until a retry, when the process is so late that no response would be useful; undefined when all is well. */
    lateSeconds,
    /** The same for pages: a few readers with slow queries make the timers late too, but all of them get their page. */
    busySeconds: () => (places.underWay >= underWayMin ? lateSeconds() : undefined),
    /** Runs a rendering for a client address; rejects with `Overload` when the queue would take too long. */
    async run<T>(work: () => Promise<T>, client?: string): Promise<T> {
      const visit = await places.enter(client);
      try {
        return await work();
      } finally {
        places.leave(visit);
      }
    },
    /** Average delay of the process's timers, in ms. */
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

/** A rendering in progress. */
interface Visit {
  readonly client: string | undefined;
  readonly startedAt: number;
  /** Cost of a rendering that would have been in progress since the start of the process, when this one began. */
  readonly costAtStart: number;
}

/** The renderings in progress, by client. They share one thread, so each costs the time that passes divided by their number. */
function createOccupancy(atOnceMax: number, now: () => number) {
  // One place is always left for others. Where renderings share a thread, a client alone loses nothing.
  const perClientMax = Math.max(1, atOnceMax - 1);
  const counts = new Map<string, number>();
  let active = 0;
  let costMs = 0;
  let countedAt = now();
  /** The cost so far of a rendering that never ends. */
  const cost = () => {
    costMs += (now() - countedAt) / Math.max(1, active);
    countedAt = now();
    return costMs;
  };
  return {
    cost,
    get active() {
      return active;
    },
    mayBegin: (client: string | undefined) => client === undefined || (counts.get(client) ?? 0) < perClientMax,
    change(client: string | undefined, by: 1 | -1): void {
      cost();
      active += by;
      if (client === undefined) return;
      const count = (counts.get(client) ?? 0) + by;
      if (count === 0) counts.delete(client);
      else counts.set(client, count);
    },
  };
}

/** Accepts pending connections, since Node.js accepts one per event-loop turn and a crowd would wait in the kernel, uncounted. */
function createEntrance() {
  let arrivals = 0;
  return {
    arrived() {
      arrivals += 1;
    },
    async letIn(): Promise<void> {
      let quiet = 0;
      for (let turn = 0; turn < turnsMax && quiet < quietTurns; turn += 1) {
        const previousArrivals = arrivals;
        await new Promise((resolve) => setImmediate(resolve));
        quiet = arrivals === previousArrivals ? quiet + 1 : 0;
      }
    },
  };
}

function createPlaces(options: LoadShedOptions, now: () => number) {
  const { atOnceMax = 3, waitMsMax = 2000, underWayMin = leastUnderWay, underWayMax = 500, onTurn } = options;
  const waiting = createFairQueue(now);
  const occupancy = createOccupancy(atOnceMax, now);
  const entrance = createEntrance();
  let paceMs = 0;
  let lastEnd = now();
  let begun = 0;
  const underWay = () => occupancy.active + waiting.length;
  const overload = (client: string | undefined) =>
    new Overload(Math.max(1, Math.ceil((underWay() * paceMs) / 1000)), waiting.isFlooding(client));
  const begin = (client: string | undefined, begunBefore = begun) => {
    onTurn?.(waiting.isHeavy(client), begun - begunBefore);
    begun += 1;
    occupancy.change(client, 1);
    return entrance.letIn();
  };
  const beginNext = () => {
    for (let first = waiting.takeNext(occupancy.mayBegin); first; first = waiting.takeNext(occupancy.mayBegin)) {
      if (now() - first.since > waitMsMax && underWay() >= underWayMin) first.refuse(overload(first.client));
      else {
        begin(first.client, first.begunBefore).then(first.begin);
        return;
      }
    }
  };
  return {
    isFlooding: waiting.isFlooding,
    arrived: entrance.arrived,
    get underWay() {
      return underWay();
    },
    /** Waits for a place. Rejects with `Overload`. */
    async enter(client: string | undefined): Promise<Visit> {
      waiting.countRequest(client);
      if (underWay() >= underWayMax || (underWay() >= underWayMin && underWay() * paceMs > waitMsMax)) {
        const last = waiting.takeLastBefore(client);
        if (!last) throw overload(client);
        last.refuse(overload(last.client));
      }
      if (occupancy.active < atOnceMax && occupancy.mayBegin(client)) await begin(client);
      else await new Promise<void>((resolve, refuse) => waiting.add({ since: now(), client, begunBefore: begun, begin: resolve, refuse }));
      return { client, startedAt: now(), costAtStart: occupancy.cost() };
    },
    leave({ client, startedAt, costAtStart }: Visit): void {
      const endedAt = now();
      // The pace is the time per rendering. With concurrent renderings it counts only the time since the last one ended.
      paceMs += newestWeight * (endedAt - Math.max(startedAt, lastEnd) - paceMs);
      lastEnd = endedAt;
      waiting.charge(client, occupancy.cost() - costAtStart);
      occupancy.change(client, -1);
      beginNext();
    },
  };
}
