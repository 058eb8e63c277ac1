import { type ByteBound, createByteBound } from '#lib/domain/bounds/byte-bound.ts';
import type { FinishedPage } from '#lib/server/pages/finished-page.ts';
import { createPageEntry, type PageEntry } from './page-entry.ts';

export interface PageCacheOptions {
  readonly bytesMax: number;
  /** How long an entry is fresh. Infinite in embedded mode, where a page lives exactly as long as its data version. */
  readonly freshMs: number;
  /** How long after that it is still served at once while it is rendered anew. */
  readonly staleMs: number;
  /** How long a page that cannot be rendered anew is served instead of the failure. */
  readonly staleIfErrorMs: number;
  readonly cacheControl: string;
  readonly now?: () => number;
  /** Whether others wait for the process, so that a page should cost it as little as can be. */
  readonly hurried?: () => boolean;
}

export type CacheResult = 'hit' | 'stale' | 'miss';

/** What there is to send: an entry that is kept, or a page that may not be. */
export type Found =
  | { readonly result: CacheResult; readonly entry: PageEntry; readonly page?: never }
  | { readonly result: 'miss'; readonly page: FinishedPage; readonly entry?: never };

/** Renders a page; undefined where the address is a file or a stream. */
export type Render = () => Promise<FinishedPage | undefined>;

export interface PageCache {
  /** The entry when it is fresh: the whole way of a request that costs nothing. The key of a page in HTML is its address. */
  fresh(key: string): PageEntry | undefined;
  /** The entry when it can be served without waiting; a stale one is rendered anew in the background. */
  peek(key: string, render: Render): { readonly entry: PageEntry; readonly result: CacheResult } | undefined;
  /** Renders, once for all who ask at the same time. Undefined where the address turned out to be no page; rejects where rendering did and there is nothing to serve instead. */
  load(key: string, render: Render): Promise<Found | undefined>;
  /** Forgets everything because the data changed; answers with the keys that were asked for, most first. */
  setVersion(version: string): readonly string[];
  readonly version: string;
  readonly bytes: number;
  readonly count: number;
}

/** Ages are measured, so that a clock that is set neither freezes pages nor throws them all away. */
const monotonic = () => performance.now();

/** How long a page of kept data is shown before the service is asked again. */
const passingMs = 5_000;

/**
 * Finished pages, least recently used out first. A rendering begun under one data version is never kept under the next.
 * Only shareable pages are kept: failures, redirects and whatever sets a cookie pass through.
 */
export function createPageCache(options: PageCacheOptions, initialVersion: string): PageCache {
  const { staleMs, now = monotonic } = options;
  const kept = createByteBound<PageEntry>(options.bytesMax);
  let version = initialVersion;
  const load = createLoader(options, kept, () => version);
  const refresh = (key: string, entry: PageEntry, render: Render) => {
    if (entry.refreshing) return;
    entry.refreshing = true;
    const done = () => void Object.assign(entry, { refreshing: false });
    load(key, render).then(done, done);
  };
  // A passing page grows old also where the others live as long as their data.
  const ageOf = (entry: PageEntry) => (options.freshMs === Number.POSITIVE_INFINITY && !entry.passing ? 0 : now() - entry.madeAtMs);
  const freshMsOf = (entry: PageEntry) => (entry.passing ? Math.min(options.freshMs, passingMs) : options.freshMs);
  const use = (key: string, entry: PageEntry) => {
    kept.touch(key, entry);
    entry.hits += 1;
    if (entry.hits === 1) entry.improve();
    return entry;
  };
  return {
    load,
    fresh(key) {
      const entry = kept.get(key);
      return entry && ageOf(entry) < freshMsOf(entry) ? use(key, entry) : undefined;
    },
    peek(key, render) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      const age = ageOf(entry);
      const freshMs = freshMsOf(entry);
      if (age >= freshMs + (entry.passing ? 0 : staleMs)) return undefined;
      if (age >= freshMs) refresh(key, entry, render);
      return { entry: use(key, entry), result: age < freshMs ? 'hit' : 'stale' };
    },
    setVersion(next) {
      version = next;
      const asked = mostAsked(kept);
      kept.clear();
      return asked;
    },
    get version() {
      return version;
    },
    get bytes() {
      return kept.bytes;
    },
    get count() {
      return kept.count;
    },
  };
}

/** Renders once for all who wait for the same page of the same data. */
function createLoader(options: PageCacheOptions, kept: ByteBound<PageEntry>, version: () => string): PageCache['load'] {
  const { freshMs, staleIfErrorMs, now = monotonic } = options;
  const pending = new Map<string, Promise<Found | undefined>>();
  const renderOnce = async (key: string, render: Render): Promise<Found | undefined> => {
    const began = version();
    const old = kept.get(key);
    const rescue = old && now() - old.madeAtMs < freshMs + staleIfErrorMs ? old : undefined;
    const page = await render().catch((error: unknown) => {
      if (!rescue) throw error;
      return 'failed' as const;
    });
    // Other failures are the service's: the client has already looked for kept answers, and a refused key must show.
    if (rescue && (page === 'failed' || page?.status === 500)) return { result: 'stale', entry: rescue };
    if (!page || page === 'failed') return undefined;
    if (!page.shareable) kept.delete(key);
    if (!page.shareable || began !== version()) return { result: 'miss', page };
    const entry = await makeEntry(options, kept, key, page);
    if (began === version()) kept.set(key, entry);
    return { result: 'miss', entry };
  };
  return (key, render) => {
    const pendingKey = `${version()} ${key}`;
    const coming = pending.get(pendingKey) ?? renderOnce(key, render).finally(() => pending.delete(pendingKey));
    pending.set(pendingKey, coming);
    return coming;
  };
}

/** A function of its own: what the entry remembers of its making is the key alone, and not the entry before it, which would hold the one before that. */
async function makeEntry(options: PageCacheOptions, kept: ByteBound<PageEntry>, key: string, page: FinishedPage): Promise<PageEntry> {
  const { cacheControl, now = monotonic, hurried = () => false } = options;
  const entry: PageEntry = await createPageEntry(page, {
    cacheControl: page.byHeaders
      ? 'private, max-age=0, must-revalidate'
      : page.passing
        ? 'public, max-age=0, must-revalidate'
        : cacheControl,
    madeAtMs: now(),
    hurried: hurried(),
    onGrow: (more) => kept.grow(key, entry, more),
  });
  return entry;
}

function mostAsked(kept: ByteBound<PageEntry>): readonly string[] {
  const asked = [...kept.entries()].filter(([, entry]) => entry.hits > 0);
  return asked.sort(([, a], [, b]) => b.hits - a.hits).map(([key]) => key);
}
