import { createReadStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

/** Characters a chunk has at least; with 32,000 a file of 100,000 records takes some 5,000 writes. */
const chunkLength = 32_000;

interface RequestContext {
  readonly method: string;
  readonly signal: AbortSignal;
}

/** Pieces of text as a body of bytes. An error in the middle breaks the connection, so that a cut file never looks whole. `close` ends what the pieces come from. */
export function streamText(
  request: RequestContext,
  pieces: AsyncIterable<string>,
  close?: () => Promise<unknown>,
): ReadableStream<Uint8Array> | null {
  return streamBody(request, chunksOf(pieces), close);
}

/** A file as a body. It is opened when the first byte is asked for, so that an answer nobody reads holds no descriptor. */
export function streamFile(request: RequestContext, path: string): ReadableStream<Uint8Array> | null {
  return streamBody(request, fileChunks(path));
}

/**
 * The one place where bodies are streamed: chunks are taken only as fast as the reader reads, and their source is closed when the reader leaves.
 * Next.js neither reads nor cancels the body of an answer to HEAD, nor one whose reader left before it was begun: there the source is closed here.
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
    // The store answers without waiting; between chunks other readers get their turn.
    await setImmediate();
  }
  if (text) yield encoder.encode(text);
}

async function* fileChunks(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>;
}
