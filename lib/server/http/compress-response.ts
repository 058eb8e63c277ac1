import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding, compressedBytesMin } from '#lib/base/http/encoding.ts';
import { formatOf } from '#lib/formats/formats.ts';

const compressible = /^(?:text\/|application\/(?:[\w.+-]*json|[\w.+-]*xml|javascript)|image\/svg)/;

/** Compresses Next.js responses (BFF, downloads) as a stream; pages and files are compressed once and cached, see `page-entry.ts`. */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
  if (encoding === 'identity' || request.method === 'HEAD') return;
  const plain = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
    writeHead: response.writeHead.bind(response),
  };
  let compressor: ReturnType<typeof createGzip> | ReturnType<typeof createBrotliCompress> | undefined;
  let isDecided = false;
  const decide = () => {
    if (isDecided) return;
    isDecided = true;
    // Restored, because Node.js calls `writeHead` itself for the first bytes.
    Object.assign(response, { writeHead: plain.writeHead });
    if (!isWorthCompressing(response)) return;
    setCompressedHeaders(response, encoding);
    compressor = encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip({ level: 6 });
    compressor.on('data', (bytes: Buffer) => plain.write(bytes) || compressor?.pause());
    compressor.on('drain', () => response.emit('drain'));
    compressor.on('end', () => plain.end());
    compressor.on('error', (error) => response.destroy(error));
    response.on('drain', () => compressor?.resume());
    response.once('close', () => compressor?.destroy());
  };
  const write = (...args: unknown[]) => {
    decide();
    return (compressor ? compressor.write : plain.write).apply(compressor ?? response, args as Parameters<typeof plain.write>);
  };
  const end = (...args: unknown[]) => {
    decide();
    if (compressor) compressor.end(...(args as []));
    else plain.end(...(args as []));
    return response;
  };
  const flushHeaders = () => {
    decide();
    plain.flushHeaders();
  };
  const writeHead = (status: number, ...args: unknown[]) => {
    response.statusCode = status;
    for (const [name, value] of headerPairs(args.find((arg) => typeof arg === 'object'))) response.setHeader(name, value);
    return response;
  };
  Object.assign(response, { write, end, flushHeaders, writeHead });
}

function isWorthCompressing(response: ServerResponse): boolean {
  if (response.headersSent || response.hasHeader('content-encoding') || response.hasHeader('content-range')) return false;
  if (response.statusCode < 200 || response.statusCode === 204 || response.statusCode === 304) return false;
  const length = response.getHeader('content-length');
  const type = String(response.getHeader('content-type') ?? '');
  return (compressible.test(type) || formatOf(type) !== undefined) && (length === undefined || Number(length) >= compressedBytesMin);
}

function setCompressedHeaders(response: ServerResponse, encoding: string): void {
  const etag = response.getHeader('etag');
  response.removeHeader('content-length');
  response.setHeader('Content-Encoding', encoding);
  response.appendHeader('Vary', 'Accept-Encoding');
  // A strong tag identifies exact bytes, and compression changes them.
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`);
}

function headerPairs(headers: unknown): readonly (readonly [string, OutgoingHttpHeader])[] {
  if (!headers) return [];
  if (!Array.isArray(headers)) return Object.entries(headers as Record<string, OutgoingHttpHeader>);
  return Array.from(
    { length: Math.floor(headers.length / 2) },
    (_, index) => [String(headers[2 * index]), headers[2 * index + 1]] as const,
  );
}
