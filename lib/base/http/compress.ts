import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Below this size the headers outweigh the saving. */
const bytesMin = 1024;
// The default of 16 kB would call zlib several times per page.
const chunkSize = 65_536;
const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** The encoding for a body of this length that the caller accepts; undefined for none. */
export function acceptedEncoding(length: number, acceptEncoding: string | null): 'br' | 'gzip' | undefined {
  if (length < bytesMin || !acceptEncoding) return undefined;
  return (['br', 'gzip'] as const).find((encoding) => accepts(acceptEncoding, encoding));
}

/** Compresses in a thread, with brotli at a quality that costs no more than gzip. */
export function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br' ? brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : gzipAsync(body, { level: 6 });
}

/**
 * Compresses a response that may never be requested again: three times as fast as `compress`, but a tenth larger. Synchronous, because a
 * thread would cost what this saves.
 */
export function compressQuickly(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  return encoding === 'br'
    ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 }, chunkSize })
    : gzipSync(body, { level: 1, chunkSize });
}

function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
