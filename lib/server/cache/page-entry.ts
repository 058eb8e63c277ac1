import { compress, compressQuickly, type Encoding, expand } from '#lib/server/http/encoding.ts';
import type { FinishedPage } from '#lib/server/pages/finished-page.ts';
import { ownBuffer } from '#lib/service/answers/own-buffer.ts';

export interface Variant {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Flat list of names and values, ready for `writeHead`. */
  readonly head: string[];
  /** The headers of a 304, likewise. */
  readonly notModified: string[];
}

export interface PageEntry {
  /** When it was rendered, in milliseconds. */
  readonly madeAtMs: number;
  /** Fresh for a moment only, and never served stale. */
  readonly passing: boolean;
  /** Set while a stale page is rendered anew. */
  refreshing: boolean;
  hits: number;
  readonly size: number;
  /** What makes the page live, likewise. */
  readonly live?: PageEntry | undefined;
  /** The bytes in an encoding when they are ready. */
  ready(encoding: Encoding): Variant | undefined;
  /** The bytes in an encoding, made at its first use and kept; identity, which hardly anybody asks for, is shared by the responses under way. */
  variant(encoding: Encoding): Promise<Variant>;
  /** Somebody has asked again: what was packed in a hurry is packed well. */
  improve(): void;
}

/** The lists and functions around the bytes of an encoding, measured on small pages. */
const variantBytes = 2_000;
const vary = 'Accept-Encoding, RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch';

export interface EntryOptions {
  readonly cacheControl: string;
  readonly madeAtMs: number;
  /** Whether others wait for the process: then the page is packed quickly first, and again when it is asked for again. */
  readonly hurried: boolean;
  /** Hears of every byte more. */
  readonly onGrow: (bytes: number) => void;
}

/**
 * A page to keep. Only packed bytes are held (a tenth of the page): gzip at once, brotli when the first reader takes it. What makes it live is packed
 * quickly and packed anew for who asks, since most who get a page never do.
 */
export async function createPageEntry({ live, ...page }: FinishedPage, options: EntryOptions): Promise<PageEntry> {
  const script = live && createEntry(live, { bytes: ownBuffer(compressQuickly(live.body, 'br')), encoding: 'br', as: 'held' }, options);
  const held: Held = options.hurried
    ? { bytes: ownBuffer(compressQuickly(page.body, 'gzip')), encoding: 'gzip', as: 'quick' }
    : { bytes: ownBuffer(await compress(page.body, 'gzip', 'once')), encoding: 'gzip', as: 'good' };
  return createEntry(page, held, options, script);
}

/** The form in which a page is held: `held` only so, to make others of; `quick` sent until somebody asks again; `good` sent for good. */
interface Held {
  readonly bytes: Buffer;
  readonly encoding: 'br' | 'gzip';
  readonly as: 'held' | 'quick' | 'good';
}

function createEntry(page: FinishedPage, held: Held, { cacheControl, madeAtMs, onGrow }: EntryOptions, live?: PageEntry): PageEntry {
  const { body: _, ...described } = page;
  const bare = { ...described, headers: page.headers.map(([name, value]) => [name, ownText(value)] as const) };
  const variants = new Map<Encoding, Variant>();
  const sent = held.as !== 'held' && describeVariant(bare, held.bytes, held.encoding, cacheControl, held.as === 'quick' ? '-quick' : '');
  if (sent) variants.set(held.encoding, sent);
  const pending = new Map<Encoding, Promise<Variant>>();
  let size = held.bytes.length + variantBytes + bare.headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  // Alive while a response that waits for its reader holds it: hundreds of them share one copy, and the cache keeps none.
  let lastPlain: WeakRef<Buffer> | undefined;
  const make = async (encoding: Encoding): Promise<Variant> => {
    const plain = lastPlain?.deref() ?? (await expand(held.bytes, held.encoding));
    lastPlain = new WeakRef(plain);
    if (encoding === 'identity') return describeVariant(bare, plain, encoding, cacheControl);
    const variant = describeVariant(bare, ownBuffer(await compress(plain, encoding, 'once')), encoding, cacheControl);
    variants.set(encoding, variant);
    size += variant.bytes.length + variantBytes;
    onGrow(variant.bytes.length + variantBytes);
    return variant;
  };
  const variant = (encoding: Encoding): Promise<Variant> => {
    const known = variants.get(encoding);
    if (known) return Promise.resolve(known);
    const coming = pending.get(encoding) ?? make(encoding).finally(() => pending.delete(encoding));
    pending.set(encoding, coming);
    return coming;
  };
  let isQuick = held.as === 'quick';
  return {
    madeAtMs,
    passing: page.passing ?? false,
    refreshing: false,
    hits: 0,
    live,
    get size() {
      return size + (live?.size ?? 0);
    },
    ready: (encoding) => variants.get(encoding),
    variant,
    improve() {
      if (!isQuick) return;
      isQuick = false;
      // Until it is made, and if it cannot be, the quick one goes out.
      make(held.encoding).catch(() => undefined);
    },
  };
}

/** A text cut out of the page holds the whole of it in memory; its copy does not. */
const ownText = (text: string) => Buffer.from(text).toString();

/** Everything to be sent for one encoding. The tag differs by encoding, because a strong tag names exact bytes. */
export function describeVariant(
  page: Omit<FinishedPage, 'body'>,
  bytes: Buffer,
  encoding: Encoding,
  cacheControl: string,
  how = '',
): Variant {
  const etag = encoding === 'identity' ? `"${page.tag}"` : `"${page.tag}-${encoding}${how}"`;
  const lasting = ['Cache-Control', cacheControl, 'Vary', vary, 'ETag', etag];
  const packed = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const own = page.headers.flat();
  const policy = page.headers.filter(([name]) => name === 'Content-Security-Policy').flat();
  return {
    bytes,
    etag,
    head: [...own, ...packed, ...lasting, 'Content-Length', String(bytes.length)],
    // A browser that gets a new policy with a 304 applies it to its old copy; it is the same page, hence the same policy.
    notModified: [...lasting, ...policy],
  };
}
