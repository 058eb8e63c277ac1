import type { Call } from '#lib/service/operations/call.ts';
import type { FinishedAnswer } from './answer-cache.ts';
import { acceptedEncoding, compress, compressQuickly } from './compress.ts';

/** An answer as it leaves the process: what a server writes as it is, and what a `Response` is made of for all others. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Compression and length, last of all. A HEAD has the headers of its GET and no body. `answer` is what the body is made of, where it is kept. */
export async function finishResponse(response: Response, call: Call, answer: FinishedAnswer | undefined): Promise<Reply> {
  const { headers, status } = response;
  if (response.body === null && !answer) return { status, headers, body: null };
  const plain = answer?.bytes ?? Buffer.from(await response.arrayBuffer());
  if (call.isHead) {
    headers.set('Content-Length', String(plain.length));
    return { status, headers, body: null };
  }
  const encoding = acceptedEncoding(plain.length, call.request.headers.get('accept-encoding'));
  let body = plain;
  if (encoding) {
    body = await encode(plain, encoding, answer);
    headers.set('Content-Encoding', encoding);
  }
  headers.set('Content-Length', String(body.length));
  return { status, headers, body: body as Uint8Array<ArrayBuffer> };
}

/** Most new questions are asked once: only an answer that is asked for again is compressed well, and kept so. */
async function encode(plain: Buffer, encoding: 'br' | 'gzip', answer: FinishedAnswer | undefined): Promise<Buffer> {
  const known = answer?.encoded(encoding);
  if (known) return known;
  if (!answer?.isAskedAgain(encoding)) return compressQuickly(plain, encoding);
  const body = await compress(plain, encoding);
  answer.keepEncoded(encoding, body);
  return body;
}
