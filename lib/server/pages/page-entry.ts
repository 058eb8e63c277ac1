import { trimBuffer } from '#lib/api/respond/trim-buffer.ts';
import { compress, compressQuickly, deflate, type Encoding, expand } from '#lib/base/http/encoding.ts';
import type { FinishedPage } from './finished-page.ts';
import { deflatedRest, joinGzip, type PageStart, wholePage } from './page-start.ts';

/** The starts of a page (`page-start.ts`). */
export type Visit = 'inlined' | 'linked';

/** A page in one encoding, with its headers. */
export interface Variant {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Flat list of header names and values, ready for `writeHead`. */
  readonly head: string[];
  /** The headers of a 304, as a flat list. */
  readonly notModified: string[];
}

/** A cached page in all its encodings. */
export interface PageEntry {
  /** When the page was rendered, in milliseconds of the clock of the cache. */
  readonly madeAtMs: number;
  /** Fresh for a few seconds and never served stale. */
  readonly isShortLived: boolean;
  /** Set while a stale page is rendered again. */
  refreshing: boolean;
  hits: number;
  readonly size: number;
  /** The hydration data of the page, also cached. */
  readonly live?: PageEntry | undefined;
  /** The bytes in an encoding, if already compressed. `visit` decides whether the page contains its style sheets or links them. */
  ready(encoding: Encoding, visit?: Visit): Variant | undefined;
  /** The bytes in an encoding, compressed at first use and cached. Concurrent responses share one uncompressed copy. */
  variant(encoding: Encoding, visit?: Visit): Promise<Variant>;
  /** Called on the second request: replaces the fast compression with a better one. */
  improve(): void;
}

/** Memory of the lists and functions around a variant, measured on small pages. */
const variantBytes = 2_000;
const vary = 'Accept-Encoding, Sec-Fetch-Site, RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch';

export interface EntryOptions {
  readonly cacheControl: string;
  readonly madeAtMs: number;
  /** Whether other requests wait for the process: then the page is compressed fast, and again on its second request. */
  readonly hurried: boolean;
  /** Receives the size of every new variant. */
  readonly onGrow: (bytes: number) => void;
}

/** A cache entry of compressed bytes only: the page by gzip, its hydration data by fast brotli. Other encodings are added on first use. */
export async function createPageEntry({ live, ...page }: FinishedPage, options: EntryOptions): Promise<PageEntry> {
  const script = live && createEntry(live, { bytes: trimBuffer(compressQuickly(live.body, 'br')), encoding: 'br', as: 'held' }, options);
  const deflated = await deflate(page.body, options.hurried);
  const bytes = trimBuffer(joinGzip(page.start?.inlined, page.body, deflated));
  return createEntry(page, { bytes, encoding: 'gzip', as: options.hurried ? 'quick' : 'good' }, options, script);
}

/**
 * How stored bytes are used: `held` is never sent, but all encodings are made from it; `quick` is sent until better bytes are ready;
 * `good` is always sent.
 */
interface StoredForm {
  readonly bytes: Buffer;
  readonly encoding: 'br' | 'gzip';
  readonly as: 'held' | 'quick' | 'good';
}

function createEntry(
  page: FinishedPage,
  stored: StoredForm,
  { cacheControl, madeAtMs, onGrow }: EntryOptions,
  live?: PageEntry,
): PageEntry {
  const { body: _, start, ...meta } = page;
  const detached = { ...meta, headers: page.headers.map(([name, value]) => [name, copyText(value)] as const) };
  const variants = { inlined: new Map<Encoding, Variant>(), linked: new Map<Encoding, Variant>() };
  let isQuick = stored.as === 'quick';
  if (stored.as !== 'held')
    variants.inlined.set(stored.encoding, describeVariant(detached, stored.bytes, stored.encoding, cacheControl, isQuick ? '-quick' : ''));
  const pending = { inlined: new Map<Encoding, Promise<Variant>>(), linked: new Map<Encoding, Promise<Variant>>() };
  let size = stored.bytes.length + variantBytes + detached.headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  let bestGzip = stored.bytes;
  const plainOf = sharedWhileUsed(() => expand(stored.bytes, stored.encoding));
  const grow = (bytes: number) => {
    size += bytes;
    onGrow(bytes);
  };
  const make = async (encoding: Encoding, visit: Visit): Promise<Variant> => {
    const plain = await plainOf();
    // Made of the stored bytes, so not the same bytes as those of a page that was compressed well.
    const isMadeQuickly = visit === 'linked' && encoding === 'gzip' && stored.as === 'quick' && bestGzip === stored.bytes;
    const bytes = await bytesOf(start, plain, bestGzip, encoding, visit);
    const suffix = `${visit === 'linked' ? '-linked' : ''}${isMadeQuickly ? '-quick' : ''}`;
    if (encoding === 'identity') return describeVariant(detached, bytes, encoding, cacheControl, suffix);
    const variant = describeVariant(detached, trimBuffer(bytes), encoding, cacheControl, suffix);
    variants[visit].set(encoding, variant);
    grow(variant.bytes.length + variantBytes);
    return variant;
  };
  const variant = (encoding: Encoding, askedVisit: Visit = 'inlined'): Promise<Variant> => {
    const visit = start ? askedVisit : 'inlined';
    const cached = variants[visit].get(encoding);
    if (cached) return Promise.resolve(cached);
    const inVisit = pending[visit];
    return inVisit.getOrInsertComputed(encoding, () => make(encoding, visit).finally(() => inVisit.delete(encoding)));
  };
  return {
    madeAtMs,
    isShortLived: page.isShortLived ?? false,
    refreshing: false,
    hits: 0,
    live,
    get size() {
      return size + (live?.size ?? 0);
    },
    ready: (encoding, visit = 'inlined') => variants[start ? visit : 'inlined'].get(encoding),
    variant,
    improve() {
      if (!isQuick) return;
      isQuick = false;
      // The fast variant stays in use until the better one is ready, and for good if that compression fails. That of the linked page
      // contains it, so it is made again.
      const dropLinked = async ({ bytes }: Variant) => {
        bestGzip = bytes;
        const quick = (await pending.linked.get('gzip')?.catch(() => undefined)) ?? variants.linked.get('gzip');
        if (quick && variants.linked.delete('gzip')) grow(-quick.bytes.length - variantBytes);
      };
      make('gzip', 'inlined').then(dropLinked, () => undefined);
    },
  };
}

/** Concurrent responses share one uncompressed copy, which is garbage collected afterwards. */
function sharedWhileUsed(read: () => Promise<Buffer>): () => Promise<Buffer> {
  let last: WeakRef<Buffer> | undefined;
  return async () => {
    const value = last?.deref() ?? (await read());
    last = new WeakRef(value);
    return value;
  };
}

/** A page in an encoding. `gzip` is its best gzip so far, which the gzip of a linked page contains. */
async function bytesOf(start: PageStart | undefined, plain: Buffer, gzip: Buffer, encoding: Encoding, visit: Visit): Promise<Buffer> {
  if (!start) return encoding === 'identity' ? plain : compress(plain, encoding, 'once');
  const rest = plain.subarray(start.inlined.text.length);
  if (encoding === 'gzip')
    return joinGzip(start[visit], rest, visit === 'linked' ? deflatedRest(start.inlined, gzip) : await deflate(rest, false));
  const whole = visit === 'linked' ? wholePage(start.linked, rest) : plain;
  return encoding === 'identity' ? whole : compress(whole, encoding, 'once');
}

/** Copies a text, because a substring would retain the complete page in memory. */
const copyText = (text: string) => Buffer.from(text).toString();

/** The headers and bytes of one encoding. Each encoding has its own tag, because a strong tag identifies exact bytes. */
export function describeVariant(
  page: Omit<FinishedPage, 'body'>,
  bytes: Buffer,
  encoding: Encoding,
  cacheControl: string,
  tagSuffix = '',
): Variant {
  const etag = `"${page.tag}${encoding === 'identity' ? '' : `-${encoding}`}${tagSuffix}"`;
  const cacheHeaders = ['Cache-Control', cacheControl, 'Vary', vary, 'ETag', etag];
  const encodingHeaders = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const pageHeaders = page.headers.flat();
  const policy = page.headers.filter(([name]) => name === 'Content-Security-Policy').flat();
  return {
    bytes,
    etag,
    head: [...pageHeaders, ...encodingHeaders, ...cacheHeaders, 'Content-Length', String(bytes.length)],
    // A browser applies the policy of a 304 to its cached copy, which has the same policy.
    notModified: [...cacheHeaders, ...policy],
  };
}
