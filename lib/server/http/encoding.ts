import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';
import { memoized } from '#lib/domain/bounds/memoized.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding a client takes. Browsers send a handful of different headers, so the answers are cached. */
export function chooseEncoding(accept: string | undefined): Encoding {
  return accept ? readAccept(accept) : 'identity';
}

/** Browsers send 17 to 23 characters. */
const readAccept = memoized(
  (accept: string): Encoding => {
    const refused = new Set<string>();
    const taken = new Set<string>();
    for (const part of accept.toLowerCase().split(',')) {
      const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
      const zero = parameters.some((one) => /^q=0(\.0*)?$/.test(one));
      (zero ? refused : taken).add(name);
    }
    const takes = (name: string) => taken.has(name) || (taken.has('*') && !refused.has(name));
    return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  },
  { most: 200, length: 64 },
);

const asyncGzip = promisify(gzip);
const asyncBrotli = promisify(brotliCompress);
const asyncGunzip = promisify(gunzip);
const asyncUnbrotli = promisify(brotliDecompress);

export function expand(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'gzip' ? asyncGunzip(bytes) : asyncUnbrotli(bytes);
}

// The usual 16 kB would hand a page to the threads and back several times.
const chunkSize = 131_072;
const gzipLevels = { once: 6, thorough: 9 } as const;
const brotliQualities = { once: 5, thorough: 11 } as const;

/** `once` while a reader waits, `thorough` for files that are kept for long. A list of 140 kB: 1.7 ms and 25.5 kB, 2.2 ms and 25.3 kB by gzip on one core; 2.3 ms and 23.3 kB, 100 ms and more by brotli. */
export function compress(bytes: Buffer, encoding: 'br' | 'gzip', effort: 'once' | 'thorough'): Promise<Buffer> {
  if (encoding === 'gzip') return asyncGzip(bytes, { level: gzipLevels[effort], chunkSize });
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort], [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return asyncBrotli(bytes, { params, chunkSize });
}

/** On the spot, for when others wait: a list takes 0.8 ms by gzip and is a tenth larger; 0.3 ms by brotli for what is only held. To give it to a thread and take it back costs as much. */
export function compressQuickly(bytes: Buffer, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 2, chunkSize });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params, chunkSize });
}
