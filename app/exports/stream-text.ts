import { setImmediate } from 'node:timers/promises';

/** Characters a chunk has at least; with 32,000 a file of 100,000 records takes some 5,000 writes. */
const chunkLength = 32_000;

/** Pieces of text as a body of bytes, taken only as fast as the reader reads. An error in the middle breaks the connection, so that a cut file never looks whole. */
export function streamText(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const chunks = chunksOf(pieces);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      // A reader who leaves ends the walk through the store too.
      cancel: async () => void (await chunks.return(undefined)),
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
