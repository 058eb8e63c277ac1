import { constants, crc32, deflateRawSync } from 'node:zlib';
import { styleSource } from '#lib/server/http/inline-hashes.ts';

/** The bytes before the rest of a page, and the same bytes compressed once for all pages. */
interface Start {
  readonly text: Buffer;
  /** Raw deflate that ends on a byte, so that the rest of a gzip stream can follow. */
  readonly deflated: Buffer;
  readonly crc: number;
}

/** The start of a page, up to its style sheets, for the two kinds of visits. */
export interface PageStart {
  /** For a first visit: contains the style sheets, so that the first paint waits for no file. */
  readonly inlined: Start;
  /** For a reader who comes from a page of this site, which has fetched the style sheets: contains their links. */
  readonly linked: Start;
  /** The sources of the inlined style sheets in a content security policy. */
  readonly sources: readonly string[];
}

const starts = new Map<string, PageStart>();
const startsMax = 20;

/** The start of a page; cached, since pages of a language share it. `html` and `links` are without the mark of a page. */
export function pageStart(html: string, links: string, styles: readonly string[]): PageStart {
  const key = html + links;
  const cached = starts.get(key);
  if (cached) return cached;
  const inlined = styles.map((text) => `<style>${text}</style>`).join('');
  const start = { inlined: startOf(html + inlined), linked: startOf(html + links), sources: styles.map(styleSource) };
  if (starts.size >= startsMax) starts.clear();
  starts.set(Buffer.from(key, 'latin1').toString('latin1'), start);
  return start;
}

function startOf(html: string): Start {
  const text = Buffer.from(html, 'latin1');
  return { text, deflated: deflateRawSync(text, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }), crc: crc32(text) };
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const trailerBytes = 8;
const empty: Start = { text: Buffer.alloc(0), deflated: Buffer.alloc(0), crc: 0 };

/** A gzip stream of a start, if any, and the rest of the page. `deflated` is the rest as raw deflate. */
export function joinGzip(start: Start = empty, rest: Buffer, deflated: Buffer): Buffer {
  const trailer = Buffer.alloc(trailerBytes);
  trailer.writeUInt32LE(crc32(rest, start.crc), 0);
  trailer.writeUInt32LE(start.text.length + rest.length, 4);
  return Buffer.concat([gzipHeader, start.deflated, deflated, trailer]);
}

/** The rest of a page as raw deflate, taken from a stream of `joinGzip`. */
export const deflatedRest = (start: Start, stream: Buffer) =>
  stream.subarray(gzipHeader.length + start.deflated.length, stream.length - trailerBytes);

export const wholePage = (start: Start, rest: Buffer) => Buffer.concat([start.text, rest]);
