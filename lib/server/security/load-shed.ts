import { createFairQueue } from './fair-queue.ts';

export interface LoadShed {
  /** Seconds after which to come back, when the process is so far behind that an answer would come too late for anybody; undefined when all is well. */
  busySeconds(): number | undefined;
  /** Whether a client address asked for more renderings of late than are always made. */
  isFlooding(client: string | undefined): boolean;
  /** A connection has come. */
  arrived(): void;
  /** Runs a rendering for a client address, or rejects with `Overload` when those under way would keep it waiting too long. */
  run<T>(work: () => Promise<T>, client?: string): Promise<T>;
  /** Milliseconds that the process is behind, on average. */
  readonly lagMs: number;
  readonly underWay: number;
}

/** More work has come than can be done in time. */
export class Overload extends Error {
  override readonly name = 'Overload';
  readonly waitSeconds: number;
  /** It is the client's own, which asked for more than is always made. */
  readonly isOwn: boolean;

  constructor(waitSeconds: number, isOwn = false) {
    super('The process has more to do than it can.');
    this.waitSeconds = waitSeconds;
    this.isOwn = isOwn;
  }
}

export interface LoadShedOptions {
  /** Renderings at a time. More of them at once only make each of them late: they share one thread. */
  readonly atOnceMax?: number;
  /** How long a page may wait for those before it. A reader who waits longer has gone or asks again, which makes it worse. */
  readonly waitMsMax?: number;
  /** At most as many are always taken, and made however long they wait: a class that begins together, when the first pages after a start are slow. */
  readonly underWayMin?: number;
  readonly underWayMax?: number;
  /** Behind so far, the process takes no work at all. */
  readonly lagMsMax?: number;
  readonly now?: () => number;
}

const tickMs = 50;
/** Turns of the event loop in which nobody came, after which no connection waits. */
const quietTurns = 3;
const turnsMax = 500;
/** Weight of the newest figure in an average. */
const newest = 0.2;

/**
 * Turns work away before everybody waits: a rendering when those under way and waiting, at the pace at which they end now, would take longer than
 * `waitMsMax`, or when it has waited so long and others wait; anything that is work when the timers of the process come late by more than `lagMsMax`. Clients who asked
 * for few of late go first, and of those that wait the one is turned away who asked for most. Finished pages and files are always sent, they cost nothing.
 */
export function createLoadShed(options: LoadShedOptions = {}): LoadShed {
  const { now = () => performance.now(), lagMsMax = 1000 } = options;
  const lag = createLagMeter(now);
  const places = createPlaces(options, now);
  return {
    arrived: places.arrived,
    isFlooding: places.isFlooding,
    busySeconds: () => (lag.ms > lagMsMax ? Math.max(1, Math.ceil(lag.ms / 1000)) : undefined),
    async run(work, client) {
      const began = await places.enter(client);
      try {
        return await work();
      } finally {
        places.leave(began);
      }
    },
    get lagMs() {
      return lag.ms;
    },
    get underWay() {
      return places.underWay;
    },
  };
}

/** How late the timers of the process come, on average. */
function createLagMeter(now: () => number) {
  const lag = { ms: 0 };
  let last = now();
  setInterval(() => {
    const late = Math.max(0, now() - last - tickMs);
    last = now();
    lag.ms += newest * (late - lag.ms);
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
  /**
   * Accepts the connections that wait. Node.js takes one new connection in each turn of its event loop, and a turn in which pages are rendered is long:
   * without this a crowd waits in the kernel, where nobody can tell how long, instead of in the row here.
   */
  const letIn = async () => {
    let quiet = 0;
    for (let turn = 0; turn < turnsMax && quiet < quietTurns; turn += 1) {
      const before = arrivals;
      await new Promise((resolve) => setImmediate(resolve));
      quiet = arrivals === before ? quiet + 1 : 0;
    }
  };
  const overload = (client: string | undefined) =>
    new Overload(Math.max(1, Math.ceil(((active + waiting.length) * paceMs) / 1000)), waiting.isFlooding(client));
  const begin = () => {
    active += 1;
    return letIn();
  };
  const next = () => {
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
    /** Resolves when there is a place, with the moment; rejects with `Overload`. */
    async enter(client: string | undefined): Promise<number> {
      waiting.asked(client);
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
    leave(began: number): void {
      const at = now();
      // Alone, a rendering's pace is its time; among others, the time since the last one ended.
      paceMs += newest * (at - Math.max(began, lastEnd) - paceMs);
      lastEnd = at;
      active -= 1;
      next();
    },
  };
}
