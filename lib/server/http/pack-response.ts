import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding } from './encoding.ts';

const packable = /^(?:text\/|application\/(?:[\w.+-]*json|[\w.+-]*xml|javascript|x-bibtex|x-research-info-systems)|image\/svg)/;
const bytesMin = 1024;

/** Packs what passes through from Next.js (answers to the browser half, downloads of any length) while it flows; pages and files are packed once and kept, see `page-entry.ts`. */
export function packResponse(request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
  if (encoding === 'identity' || request.method === 'HEAD') return;
  const plain = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
    writeHead: response.writeHead.bind(response),
  };
  let packer: ReturnType<typeof createGzip> | ReturnType<typeof createBrotliCompress> | undefined;
  let decided = false;
  const decide = () => {
    if (decided) return;
    decided = true;
    // Node.js itself sends the head through this method once the first bytes go out.
    Object.assign(response, { writeHead: plain.writeHead });
    if (!isWorthPacking(response)) return;
    describePacked(response, encoding);
    packer = encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip({ level: 6 });
    packer.on('data', (bytes: Buffer) => plain.write(bytes) || packer?.pause());
    packer.on('drain', () => response.emit('drain'));
    packer.on('end', () => plain.end());
    packer.on('error', (error) => response.destroy(error));
    response.on('drain', () => packer?.resume());
    response.once('close', () => packer?.destroy());
  };
  const write = (...given: unknown[]) => {
    decide();
    return (packer ? packer.write : plain.write).apply(packer ?? response, given as Parameters<typeof plain.write>);
  };
  const end = (...given: unknown[]) => {
    decide();
    if (packer) packer.end(...(given as []));
    else plain.end(...(given as []));
    return response;
  };
  const flushHeaders = () => {
    decide();
    plain.flushHeaders();
  };
  const writeHead = (status: number, ...given: unknown[]) => {
    response.statusCode = status;
    for (const [name, value] of pairs(given.find((one) => typeof one === 'object'))) response.setHeader(name, value);
    return response;
  };
  Object.assign(response, { write, end, flushHeaders, writeHead });
}

function isWorthPacking(response: ServerResponse): boolean {
  if (response.headersSent || response.hasHeader('content-encoding') || response.hasHeader('content-range')) return false;
  if (response.statusCode < 200 || response.statusCode === 204 || response.statusCode === 304) return false;
  const length = response.getHeader('content-length');
  return packable.test(String(response.getHeader('content-type') ?? '')) && (length === undefined || Number(length) >= bytesMin);
}

function describePacked(response: ServerResponse, encoding: string): void {
  const etag = response.getHeader('etag');
  response.removeHeader('content-length');
  response.setHeader('Content-Encoding', encoding);
  response.appendHeader('Vary', 'Accept-Encoding');
  // A strong tag names exact bytes, and these are no longer the ones it was made for.
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`);
}

function pairs(headers: unknown): readonly (readonly [string, OutgoingHttpHeader])[] {
  if (!headers) return [];
  if (!Array.isArray(headers)) return Object.entries(headers as Record<string, OutgoingHttpHeader>);
  return Array.from(
    { length: Math.floor(headers.length / 2) },
    (_, index) => [String(headers[2 * index]), headers[2 * index + 1]] as const,
  );
}
