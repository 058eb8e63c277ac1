export interface LoadShed {
  /** Seconds after which to come back, when the process is so far behind that an answer would come too late for anybody; undefined when all is well. */
  busySeconds(): number | undefined;
  /** Runs a rendering, or rejects with `Overload` when those under way would keep it waiting too long. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Milliseconds that the process is behind, on average. */
  readonly lagMs: number;
  readonly underWay: number;
}

/** More work has come than can be done in time. */
export class Overload extends Error {
  override readonly name = 'Overload';
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super('The process has more to do than it can.');
    this.waitSeconds = waitSeconds;
  }
}

export interface LoadShedOptions {
  /** How long a page may wait for those before it. A reader who waits longer has gone or asks again, which makes it worse. */
  readonly waitMsMax?: number;
  /** So many renderings are always taken: the first ones after a start are slow. */
  readonly underWayMin?: number;
  readonly underWayMax?: number;
  /** Behind so far, the process takes no work at all. */
  readonly lagMsMax?: number;
  readonly now?: () => number;
}

const tickMs = 50;
/** Weight of the newest figure in an average. */
const newest = 0.2;

/**
 * Turns work away before everybody waits: a rendering when those under way, at the pace at which they end now, would take longer than `waitMsMax`;
 * anything that is work when the timers of the process come late by more than `lagMsMax`. Finished pages and files are always sent, they cost nothing.
 */
export function createLoadShed(options: LoadShedOptions = {}): LoadShed {
  const { waitMsMax = 2000, underWayMin = 16, underWayMax = 500, lagMsMax = 1000, now = () => performance.now() } = options;
  let underWay = 0;
  let paceMs = 0;
  let lastEnd = now();
  let lastTick = now();
  let lagMs = 0;
  setInterval(() => {
    const late = Math.max(0, now() - lastTick - tickMs);
    lastTick = now();
    lagMs += newest * (late - lagMs);
  }, tickMs).unref();
  const end = (began: number) => {
    const at = now();
    // Alone, a rendering's pace is its time; among others, the time since the last one ended.
    paceMs += newest * (at - Math.max(began, lastEnd) - paceMs);
    lastEnd = at;
    underWay -= 1;
  };
  return {
    busySeconds: () => (lagMs > lagMsMax ? Math.max(1, Math.ceil(lagMs / 1000)) : undefined),
    async run(work) {
      const waitMs = underWay * paceMs;
      if (underWay >= underWayMax || (underWay >= underWayMin && waitMs > waitMsMax))
        throw new Overload(Math.max(1, Math.ceil(waitMs / 1000)));
      const began = now();
      underWay += 1;
      try {
        return await work();
      } finally {
        end(began);
      }
    },
    get lagMs() {
      return lagMs;
    },
    get underWay() {
      return underWay;
    },
  };
}
