import type { Call } from '#lib/service/api/call.ts';
import type { FinishedAnswer } from './answer-cache.ts';
import type { AnswerHeaders } from './answer-headers.ts';
import { acceptedEncoding, compress, compressQuickly } from './compress.ts';

/** An answer as it leaves the process: what a server writes as it is, and what a `Response` is made of for all others. */
export interface Reply {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** An answer before its compression and length. The body of an operation is not here but in `Call.answer`. */
export interface Drafted {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: string | null;
}

/** Compression and length, last of all. A HEAD has the headers of its GET and no body. `answer` is what the body is made of, where it is kept. */
export async function finishResponse(
  { status, headers, body: text }: Drafted,
  call: Call,
  answer: FinishedAnswer | undefined,
): Promise<Reply> {
  const plain = answer?.bytes ?? (text === null ? undefined : Buffer.from(text));
  if (!plain) return { status, headers, body: null };
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
