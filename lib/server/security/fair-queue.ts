/** A waiting request and its client address; undefined for no particular client. */
export interface Waiting {
  readonly since: number;
  readonly client: string | undefined;
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/** Waiting requests, ordered by the shares of their clients. A share counts a client's requests; older ones count less. */
export interface FairQueue {
  readonly length: number;
  add(waiting: Waiting): void;
  /** Removes and returns the oldest request of the clients with the smallest recent share. */
  takeNext(): Waiting | undefined;
  /** Removes and returns the newest request of the clients with the largest recent share, if that share exceeds the share of `client`. */
  takeLastBefore(client: string | undefined): Waiting | undefined;
  /** Whether a client's recent share exceeds the number of renderings that are always served. */
  isFlooding(client: string | undefined): boolean;
  /** Counts a request of a client, also if it is refused, so that clients with many requests wait behind others. */
  countRequest(client: string | undefined): void;
}

/** Half-life of the weight that a request has in the share of its client. */
const halfLifeMs = 10_000;
/** A smaller share counts as zero. */
const leastShare = 0.5;
/** The number of renderings that are always served (`load-shed.ts`). */
const floodShare = 32;
const clientsMax = 20_000;

/** A queue in which occasional clients go before frequent ones. It stores the shares of at most 20,000 clients. */
export function createFairQueue(now: () => number): FairQueue {
  const waiting: Waiting[] = [];
  const shares = new Map<string, { readonly count: number; readonly at: number }>();
  const shareOf = (client: string | undefined): number => {
    const entry = client === undefined ? undefined : shares.get(client);
    const share = entry ? entry.count * 0.5 ** ((now() - entry.at) / halfLifeMs) : 0;
    return share < leastShare ? 0 : share;
  };
  const bestIndex = (isBetter: (share: number, best: number) => boolean): number => {
    let [index, best] = [-1, 0];
    for (const [position, { client }] of waiting.entries()) {
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
    add: (item) => void waiting.push(item),
    takeNext: () => take(bestIndex((share, best) => share < best)),
    takeLastBefore(client) {
      const index = bestIndex((share, best) => share >= best);
      return index >= 0 && shareOf(waiting[index]?.client) > shareOf(client) ? take(index) : undefined;
    },
    isFlooding: (client) => shareOf(client) > floodShare,
    countRequest(client) {
      if (client === undefined) return;
      const count = shareOf(client) + 1;
      shares.delete(client);
      shares.set(client, { count, at: now() });
      if (shares.size > clientsMax) shares.delete(shares.keys().next().value ?? '');
    },
  };
}
