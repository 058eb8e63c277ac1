import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  deflateRaw,
  deflateRawSync,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import { memoized } from '#lib/base/bounds/memoized.ts';
import { readAccept } from './accept.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this size the headers outweigh the saving. */
export const compressedBytesMin = 1024;

/** The best encoding for a body of `length` bytes that a client accepts; memoised, because browsers send few different headers. */
export function chooseEncoding(accept: string | null | undefined, length = Number.POSITIVE_INFINITY): Encoding {
  return accept && length >= compressedBytesMin ? bestEncoding(accept) : 'identity';
}

/** Browsers send 17 to 23 characters. Headers of more than 64 characters are read, but not cached. */
const bestEncoding = memoized(
  (accept: string): Encoding => {
    const items = readAccept(accept);
    const qualityOf = (name: string) =>
      (items.find(({ value }) => value === name) ?? items.find(({ value }) => value === '*'))?.quality ?? 0;
    return qualityOf('br') > 0 ? 'br' : qualityOf('gzip') > 0 ? 'gzip' : 'identity';
  },
  { most: 200, length: 64 },
);

const asyncGzip = promisify(gzip);
const asyncBrotli = promisify(brotliCompress);
const asyncDeflate = promisify(deflateRaw);
const asyncGunzip = promisify(gunzip);
const asyncUnbrotli = promisify(brotliDecompress);

export function expand(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'gzip' ? asyncGunzip(bytes) : asyncUnbrotli(bytes);
}

// The default of 16 kB would pass a page to the thread pool and back several times.
const chunkSize = 131_072;
const gzipLevels = { once: 6, thorough: 9 } as const;
const brotliQualities = { once: 5, thorough: 11 } as const;

/**
 * Compresses with effort `once` during a request, or `thorough` for cached files. For a list of 140 kB `once` takes 1.7 ms by gzip
 * (25.5 kB) and 2.3 ms by brotli; `thorough` takes 2.2 ms by gzip (25.3 kB) and 100 ms by brotli.
 */
export function compress(bytes: Buffer, encoding: 'br' | 'gzip', effort: 'once' | 'thorough'): Promise<Buffer> {
  if (encoding === 'gzip') return asyncGzip(bytes, { level: gzipLevels[effort], chunkSize });
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort], [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return asyncBrotli(bytes, { params, chunkSize });
}

/**
 * Compresses fast and synchronously, for a busy process. A list takes 0.8 ms by gzip or 0.3 ms by brotli; a thread hand-over costs as much.
 */
export function compressQuickly(bytes: Buffer, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 2, chunkSize });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params, chunkSize });
}

/** Raw deflate, the content of a gzip stream: fast as `compressQuickly`, else as `compress` during a request. */
export function deflate(bytes: Buffer, isHurried: boolean): Buffer | Promise<Buffer> {
  return isHurried ? deflateRawSync(bytes, { level: 2, chunkSize }) : asyncDeflate(bytes, { level: gzipLevels.once, chunkSize });
}
