import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { runOnce } from '#lib/base/bounds/run-once.ts';
import { chooseEncoding, compress, type Encoding } from '#lib/base/http/encoding.ts';
import { matchesTag } from '#lib/base/http/matches-tag.ts';

export type StaticFiles = ReturnType<typeof createStaticFiles>;

interface StaticFile {
  readonly type: string;
  readonly isCompressible: boolean;
  readonly cacheControl: string;
  /** Read and compressed once. */
  readonly content: () => Promise<Content>;
}

interface Content {
  readonly tag: string;
  readonly variants: Map<Encoding, Buffer>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};
const compressibleType = /^(?:text\/|application\/|image\/svg)/;
const hintable = /^\/_next\/static\/chunks\/.*\.js$/;
/** Makes Chromium compile all functions of a file off the main thread, which cuts blocking to a third. Other browsers ignore it. */
const compileAhead = Buffer.from('//# allFunctionsCalledOnLoad\n');
// Next.js streams larger files.
const bytesMax = 4_000_000;
const forever = 'public, max-age=31536000, immutable';

/** Sends the files of the build and of `public/` without Next.js. They never change during the process, and are cached on first use. */
export function createStaticFiles(folders: readonly { readonly folder: string; readonly prefix: string }[], headers: readonly string[]) {
  const files = new Map<string, StaticFile>();
  for (const { folder, prefix } of folders) {
    for (const file of filesIn(folder)) {
      const path = prefix + relative(folder, file).split(sep).map(encodeURIComponent).join('/');
      const type = types[extname(file)];
      if (!type || statSync(file).size > bytesMax) continue;
      const isImmutable = path.startsWith('/_next/static/') || path.startsWith('/fonts/');
      const isCompressible = compressibleType.test(type);
      files.set(path, {
        type,
        isCompressible,
        cacheControl: isImmutable ? forever : 'public, max-age=3600',
        content: runOnce(() => read(file, isCompressible, hintable.test(path))),
      });
    }
  }
  const send = async (request: IncomingMessage, response: ServerResponse, file: StaticFile) => {
    const { tag, variants } = await file.content();
    const accepted = file.isCompressible ? chooseEncoding(request.headers['accept-encoding'] as string | undefined) : 'identity';
    const encoding = variants.has(accepted) ? accepted : accepted === 'identity' ? 'identity' : 'gzip';
    const bytes = variants.get(encoding) ?? Buffer.alloc(0);
    const etag = `"${tag}-${encoding}"`;
    const head = [
      'Content-Type',
      file.type,
      'Cache-Control',
      file.cacheControl,
      'ETag',
      etag,
      ...headers,
      ...(file.isCompressible ? ['Vary', 'Accept-Encoding'] : []),
    ];
    if (matchesTag(request.headers['if-none-match'], etag)) return response.writeHead(304, head).end();
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    response.writeHead(200, [...head, 'Content-Length', String(bytes.length)]);
    return request.method === 'HEAD' ? response.end() : response.end(bytes);
  };
  return {
    /** Responds if the path is one of the files. The path is looked up in a map, never joined to a folder. */
    send(request: IncomingMessage, response: ServerResponse, path: string): boolean {
      const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(path) : undefined;
      if (!file) return false;
      send(request, response, file).catch((error: Error) => response.destroy(error));
      return true;
    },
    /** Compresses every text file, such as scripts and style sheets, with brotli's best quality, one at a time. */
    async warm(): Promise<void> {
      for (const file of files.values()) {
        if (!file.isCompressible) continue;
        const { variants } = await file.content();
        const plain = variants.get('identity');
        if (plain && !variants.has('br')) variants.set('br', await compress(plain, 'br', 'thorough'));
      }
    },
  };
}

/** Reads a file and compresses it with gzip. Brotli at its best takes 0.2 s per 100 kB, so only `warm` uses it. */
async function read(file: string, isCompressible: boolean, isHinted: boolean): Promise<Content> {
  const text = await readFile(file);
  const bytes = isHinted ? Buffer.concat([compileAhead, text]) : text;
  const variants = new Map<Encoding, Buffer>([['identity', bytes]]);
  if (isCompressible) variants.set('gzip', await compress(bytes, 'gzip', 'thorough'));
  return { tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22), variants };
}

function filesIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch {
    // The folder may be absent.
    return [];
  }
}
