import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Problem } from '#lib/base/problem.ts';

/** A file being read: its text in pieces, and progress. */
export interface OpenSource {
  readonly name: string;
  readonly pieces: AsyncIterable<string>;
  /** Compressed bytes read so far. */
  bytesRead(): number;
}

const pieceBytes = 1 << 18;

/** Opens a file, unpacking gzip. Reading rejects with a `Problem`: the store would report any other error as one of its database. */
export function openSource(path: string, name = path, encoding = 'utf-8'): OpenSource {
  const stream = createReadStream(path, { highWaterMark: pieceBytes });
  return { name, pieces: textOf(unpacked(path, stream), encoding), bytesRead: () => stream.bytesRead };
}

/** The bytes of a file, unpacked. */
export function openBytes(path: string): AsyncIterable<Buffer> {
  return unpacked(path, createReadStream(path, { highWaterMark: pieceBytes }));
}

/** Decodes text: invalid bytes become U+FFFD, and a byte order mark is dropped. */
async function* textOf(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes) {
    const text = decoder.decode(piece, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

async function* unpacked(path: string, stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* (await isPacked(path)) ? gunzipped(stream) : (stream as AsyncIterable<Buffer>);
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    const reason = code.startsWith('Z_') ? `it is not a complete gzip file (${message})` : code || message;
    throw new Problem('bad_request', { detail: `${path} cannot be read: ${reason}.`, cause });
  }
}

async function* gunzipped(stream: Readable): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: pieceBytes });
  stream.on('error', (error) => gunzip.destroy(error));
  stream.pipe(gunzip);
  try {
    yield* gunzip as AsyncIterable<Buffer>;
  } finally {
    // Close the file when the consumer stops early.
    stream.destroy();
  }
}

async function isPacked(path: string): Promise<boolean> {
  const [first, second] = await firstBytesOf(path);
  return first === 0x1f && second === 0x8b;
}

/** The first bytes of a file on disk, at most 512. Rejects with the error of the file system. */
export async function firstBytesOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
