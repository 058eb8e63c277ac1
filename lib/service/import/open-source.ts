import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A file under way: its text in pieces, and how much of it has been read. */
export interface OpenSource {
  readonly name: string;
  readonly pieces: AsyncIterable<string>;
  /** Bytes of the file as it lies on disk. */
  bytesRead(): number;
}

const pieceBytes = 1 << 18;

/** Opens a file for reading, unpacked where its first bytes say that it is gzip. Rejects as the file system does. */
export function openSource(path: string, name = path): OpenSource {
  const stream = createReadStream(path, { highWaterMark: pieceBytes });
  return { name, pieces: textOf(stream), bytesRead: () => stream.bytesRead };
}

/** UTF-8 to text; bytes that are none become U+FFFD, a byte order mark goes. UTF-16 is known by its mark. */
async function* textOf(stream: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const bytes of unpacked(stream)) {
    decoder ??= new TextDecoder(encodingOf(bytes));
    const text = decoder.decode(bytes, { stream: true });
    if (text) yield text;
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
}

async function* unpacked(stream: Readable): AsyncGenerator<Buffer> {
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await pieces.next();
  if (first.done) return;
  const all = (async function* () {
    yield first.value;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  })();
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* all;
    return;
  }
  const gunzip = createGunzip({ chunkSize: pieceBytes });
  const feeding = (async () => {
    for await (const bytes of all) if (!gunzip.write(bytes)) await new Promise((resolve) => gunzip.once('drain', resolve));
    gunzip.end();
  })();
  feeding.catch((error: Error) => gunzip.destroy(error));
  yield* gunzip as AsyncIterable<Buffer>;
  await feeding;
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}
