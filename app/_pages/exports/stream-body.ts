import { createReadStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

/** Minimum characters per chunk; 32,000 make about 5,000 writes for 100,000 records. */
const chunkLength = 32_000;

interface RequestContext {
  readonly method: string;
  readonly signal: AbortSignal;
}

/** Text pieces as a byte stream. An error breaks the connection, so that a truncated file never looks complete. `close` ends the source. */
export function streamText(
  request: RequestContext,
  pieces: AsyncIterable<string>,
  close?: () => Promise<unknown>,
): ReadableStream<Uint8Array> | null {
  return streamBody(request, chunksOf(pieces), close);
}

/** A file as a body, opened with the first read, so that an unread response holds no descriptor. */
export function streamFile(request: RequestContext, path: string): ReadableStream<Uint8Array> | null {
  return streamBody(request, fileChunks(path));
}

/**
 * Streams at the pace of the client. Closes the source itself for HEAD requests and aborted requests, because Next.js does not cancel
 * their bodies.
 */
function streamBody(
  request: RequestContext,
  chunks: AsyncGenerator<Uint8Array>,
  close?: () => Promise<unknown>,
): ReadableStream<Uint8Array> | null {
  const finish = async () => {
    await chunks.return(undefined);
    await close?.();
  };
  if (request.method === 'HEAD' || request.signal.aborted) {
    finish().catch(console.error);
    return null;
  }
  request.signal.addEventListener('abort', () => void finish().catch(() => undefined), { once: true });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: finish,
    },
    { highWaterMark: 0 },
  );
}

async function* chunksOf(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < chunkLength) continue;
    yield encoder.encode(text);
    text = '';
    // The store is synchronous, so other requests can run only between chunks.
    await setImmediate();
  }
  if (text) yield encoder.encode(text);
}

async function* fileChunks(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>;
}
