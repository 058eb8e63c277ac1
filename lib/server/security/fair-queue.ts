/** What waits for a place, for the client address that asked; undefined is nobody in particular. */
export interface Waiting {
  readonly since: number;
  readonly client: string | undefined;
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

export interface FairQueue {
  readonly length: number;
  add(waiting: Waiting): void;
  /** Takes out whose client asked least of late; of several the one that waits longest. */
  takeNext(): Waiting | undefined;
  /** Takes out whose client asked most of late, if that is more than `client` did; of several the newest. */
  takeLastBefore(client: string | undefined): Waiting | undefined;
  /** Whether a client asked for more of late than is always made. */
  isFlooding(client: string | undefined): boolean;
  /** Counts that a client asks, also where it is then turned away: who asks again at once goes behind those who wait. */
  asked(client: string | undefined): void;
}

/** After so long a request counts half. */
const halfLifeMs = 10_000;
/** Less than this is none. */
const leastShare = 0.5;
/** As many renderings as are always made (`load-shed.ts`): whoever is turned away behind one address alone has asked for more. */
const floodShare = 32;
const clientsMax = 20_000;

/**
 * A queue in which one client who asks for much waits for everybody else, and a crowd of such clients for those who ask for little. Shares of at most
 * 20,000 clients are known; those that asked longest ago are forgotten first.
 */
export function createFairQueue(now: () => number): FairQueue {
  const waiting: Waiting[] = [];
  const shares = new Map<string, { readonly count: number; readonly at: number }>();
  const shareOf = (client: string | undefined): number => {
    const known = client === undefined ? undefined : shares.get(client);
    const share = known ? known.count * 0.5 ** ((now() - known.at) / halfLifeMs) : 0;
    return share < leastShare ? 0 : share;
  };
  const bestAt = (isBetter: (share: number, best: number) => boolean): number => {
    let [found, best] = [-1, 0];
    for (const [at, { client }] of waiting.entries()) {
      const share = shareOf(client);
      if (found < 0 || isBetter(share, best)) [found, best] = [at, share];
    }
    return found;
  };
  const take = (at: number) => (at < 0 ? undefined : waiting.splice(at, 1)[0]);
  return {
    get length() {
      return waiting.length;
    },
    add: (one) => void waiting.push(one),
    takeNext: () => take(bestAt((share, best) => share < best)),
    takeLastBefore(client) {
      const at = bestAt((share, best) => share >= best);
      return at >= 0 && shareOf(waiting[at]?.client) > shareOf(client) ? take(at) : undefined;
    },
    isFlooding: (client) => shareOf(client) > floodShare,
    asked(client) {
      if (client === undefined) return;
      const count = shareOf(client) + 1;
      shares.delete(client);
      shares.set(client, { count, at: now() });
      if (shares.size > clientsMax) shares.delete(shares.keys().next().value ?? '');
    },
  };
}
