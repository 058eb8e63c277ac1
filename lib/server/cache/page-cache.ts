import { type ByteBound, createByteBound } from '#lib/base/bounds/byte-bound.ts';
import type { FinishedPage } from '#lib/server/pages/finished-page.ts';
import { createPageEntry, type PageEntry } from '#lib/server/pages/page-entry.ts';

/** How long pages are cached, and how much memory they may take. */
export interface PageCacheOptions {
  readonly bytesMax: number;
  /** How long an entry is fresh, in ms. Infinite in embedded mode, where a page lives as long as its data version. */
  readonly freshMs: number;
  /** How long a stale entry is still served while it is rendered again. */
  readonly staleMs: number;
  /** How long a stale entry may be served in place of a failed rendering. */
  readonly staleIfErrorMs: number;
  readonly cacheControl: string;
  readonly now?: () => number;
  /** Whether other requests wait for the process. If so, pages are compressed faster. */
  readonly hurried?: () => boolean;
}

export type CacheResult = 'hit' | 'stale' | 'miss';

/** A cached entry, or a page that must not be cached. */
export type CacheLookup =
  | { readonly result: CacheResult; readonly entry: PageEntry; readonly page?: never }
  | { readonly result: 'miss'; readonly page: FinishedPage; readonly entry?: never };

/** Renders a page; resolves with undefined where the address is a file or a stream. */
export type Render = () => Promise<FinishedPage | undefined>;

export type PageCache = ReturnType<typeof createPageCache>;

/** A monotonic clock: a change of the system time neither freezes pages nor expires them all. */
const monotonic = () => performance.now();

/** How long a page is fresh if it shows cached data because the service failed (`isShortLived`). */
const shortLivedMs = 5_000;

/** An LRU cache of shareable pages. A rendering that began under one data version is never stored under the next. */
export function createPageCache(options: PageCacheOptions, initialVersion: string) {
  const { staleMs, now = monotonic } = options;
  const pages = createByteBound<PageEntry>(options.bytesMax);
  let version = initialVersion;
  const load = createLoader(options, pages, () => version);
  const refresh = (key: string, entry: PageEntry, render: Render) => {
    if (entry.refreshing) return;
    entry.refreshing = true;
    const finish = () => void Object.assign(entry, { refreshing: false });
    load(key, render).then(finish, finish);
  };
  // Where pages live as long as their data, only short-lived pages have an age.
  const ageOf = (entry: PageEntry) => (options.freshMs === Number.POSITIVE_INFINITY && !entry.isShortLived ? 0 : now() - entry.madeAtMs);
  const freshMsOf = (entry: PageEntry) => (entry.isShortLived ? Math.min(options.freshMs, shortLivedMs) : options.freshMs);
  const use = (key: string, entry: PageEntry) => {
    pages.touch(key, entry);
    entry.hits += 1;
    if (entry.hits === 1) entry.improve();
    return entry;
  };
  return {
    load,
    /** The entry when it is fresh. The key of an HTML page is its URL, so this look-up allocates nothing. */
    fresh(key: string): PageEntry | undefined {
      const entry = pages.get(key);
      return entry && ageOf(entry) < freshMsOf(entry) ? use(key, entry) : undefined;
    },
    /** The entry when it can be served at once; a stale one is rendered again in the background. */
    peek(key: string, render: Render): { readonly entry: PageEntry; readonly result: CacheResult } | undefined {
      const entry = pages.get(key);
      if (!entry) return undefined;
      const age = ageOf(entry);
      const freshMs = freshMsOf(entry);
      if (age >= freshMs + (entry.isShortLived ? 0 : staleMs)) return undefined;
      if (age >= freshMs) refresh(key, entry, render);
      return { entry: use(key, entry), result: age < freshMs ? 'hit' : 'stale' };
    },
    /** Empties the cache because the data changed; returns the keys that were requested, most requested first. */
    setVersion(next: string): readonly string[] {
      version = next;
      const keys = mostRequested(pages);
      pages.clear();
      return keys;
    },
    get version() {
      return version;
    },
    get bytes() {
      return pages.bytes;
    },
    get count() {
      return pages.count;
    },
  };
}

/**
 * Renders once for all callers that wait for the same page of the same data. The result is undefined where the address is no page; it
 * rejects when rendering fails and no stale entry exists.
 */
function createLoader(options: PageCacheOptions, pages: ByteBound<PageEntry>, version: () => string) {
  const { freshMs, staleIfErrorMs, now = monotonic } = options;
  const pending = new Map<string, Promise<CacheLookup | undefined>>();
  const renderOnce = async (key: string, render: Render): Promise<CacheLookup | undefined> => {
    const startVersion = version();
    const previous = pages.get(key);
    const fallback = previous && now() - previous.madeAtMs < freshMs + staleIfErrorMs ? previous : undefined;
    const page = await render().catch((error: unknown) => {
      if (!fallback) throw error;
      return 'failed' as const;
    });
    // Error pages other than 500 are sent: the remote client has already tried its cache, and a refused API key must be visible.
    if (fallback && (page === 'failed' || page?.status === 500)) return { result: 'stale', entry: fallback };
    if (!page || page === 'failed') return undefined;
    if (!page.shareable) pages.delete(key);
    if (!page.shareable || startVersion !== version()) return { result: 'miss', page };
    const entry = await makeEntry(options, pages, key, page);
    if (startVersion === version()) pages.set(key, entry);
    return { result: 'miss', entry };
  };
  return (key: string, render: Render): Promise<CacheLookup | undefined> => {
    const pendingKey = `${version()} ${key}`;
    return pending.getOrInsertComputed(pendingKey, () => renderOnce(key, render).finally(() => pending.delete(pendingKey)));
  };
}

/** A separate function, because its closure must not hold the previous entry: that would keep all earlier entries in memory. */
async function makeEntry(options: PageCacheOptions, pages: ByteBound<PageEntry>, key: string, page: FinishedPage): Promise<PageEntry> {
  const { cacheControl, now = monotonic, hurried = () => false } = options;
  const entry: PageEntry = await createPageEntry(page, {
    cacheControl: page.byHeaders
      ? 'private, max-age=0, must-revalidate'
      : page.isShortLived
        ? 'public, max-age=0, must-revalidate'
        : cacheControl,
    madeAtMs: now(),
    hurried: hurried(),
    onGrow: (bytes) => pages.grow(key, entry, bytes),
  });
  return entry;
}

function mostRequested(pages: ByteBound<PageEntry>): readonly string[] {
  const requested = [...pages.entries()].filter(([, entry]) => entry.hits > 0);
  return requested.sort(([, a], [, b]) => b.hits - a.hits).map(([key]) => key);
}
