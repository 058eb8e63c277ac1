/** A waiting request and its client address; undefined for no particular client. */
export interface Waiting {
  readonly since: number;
  readonly client: string | undefined;
  /** How many renderings had begun when it arrived. */
  readonly begunBefore: number;
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

interface Share {
  readonly requests: number;
  readonly costMs: number;
  readonly at: number;
}

/** Prefix of a client without limits, which is a connection: it takes turns like others, and never floods. */
export const localConnection = 'connection ';

/** A rendering counts as one request, and as another for each time that an ordinary page takes. */
const ordinaryMs = 50;
/** Half-life of the weight that a request has in the share of its client. */
const halfLifeMs = 10_000;
/** A smaller share counts as zero. */
const leastShare = 0.5;
/** The number of renderings that are always served (`load-shed.ts`). */
const floodShare = 32;
const clientsMax = 20_000;

/**
 * Waiting requests, ordered by the shares of their clients, so that occasional clients go before frequent ones. A share counts a client's
 * requests, and what their renderings cost: one that took long counts as many. Older ones count less. At most 20,000 shares are stored.
 */
export function createFairQueue(now: () => number) {
  const waiting: Waiting[] = [];
  const shares = new Map<string, Share>();
  const recent = (client: string | undefined): Share => {
    const entry = client === undefined ? undefined : shares.get(client);
    const weight = entry ? 0.5 ** ((now() - entry.at) / halfLifeMs) : 0;
    return { requests: (entry?.requests ?? 0) * weight, costMs: (entry?.costMs ?? 0) * weight, at: now() };
  };
  const shareOf = (client: string | undefined): number => {
    const { requests, costMs } = recent(client);
    const share = requests + costMs / ordinaryMs;
    return share < leastShare ? 0 : share;
  };
  const add = (client: string | undefined, requests: number, costMs: number) => {
    if (client === undefined) return;
    const share = recent(client);
    shares.delete(client);
    shares.set(client, { ...share, requests: share.requests + requests, costMs: share.costMs + costMs });
    if (shares.size > clientsMax) shares.delete(shares.keys().next().value ?? '');
  };
  const anyClient = () => true;
  const bestIndex = (
    isBetter: (share: number, best: number) => boolean,
    isEligible: (client: string | undefined) => boolean = anyClient,
  ): number => {
    let [index, best] = [-1, 0];
    for (const [position, { client }] of waiting.entries()) {
      if (!isEligible(client)) continue;
      const share = shareOf(client);
      if (index < 0 || isBetter(share, best)) [index, best] = [position, share];
    }
    return index;
  };
  const take = (index: number) => (index < 0 ? undefined : waiting.splice(index, 1)[0]);
  return {
    get length() {
      return waiting.length;
    },
    add: (item: Waiting) => void waiting.push(item),
    /** Removes and returns the oldest request of the clients with the smallest recent share, among those that may begin. */
    takeNext: (mayBegin?: (client: string | undefined) => boolean) => take(bestIndex((share, best) => share < best, mayBegin)),
    /** Removes and returns the newest request of the clients with the largest recent share, if that share exceeds the share of `client`. */
    takeLastBefore(client: string | undefined): Waiting | undefined {
      const index = bestIndex((share, best) => share >= best);
      return index >= 0 && shareOf(waiting[index]?.client) > shareOf(client) ? take(index) : undefined;
    },
    /** Whether a client's recent requests exceed the number of renderings that are always served. */
    isFlooding: (client: string | undefined) => !client?.startsWith(localConnection) && recent(client).requests > floodShare,
    /** Whether a client's recent share, of requests and of time, exceeds that number of ordinary renderings. */
    isHeavy: (client: string | undefined) => shareOf(client) > floodShare,
    /** Counts a request of a client, also if it is refused, so that clients with many requests wait behind others. */
    countRequest: (client: string | undefined) => add(client, 1, 0),
    /** Adds to a client's share what a rendering cost, in ms of the process. */
    charge: (client: string | undefined, costMs: number) => add(client, 0, costMs),
  };
}
