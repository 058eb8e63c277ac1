import { chooseEncoding, compress, compressQuickly } from '#lib/base/http/encoding.ts';
import type { FinishedAnswer } from './answer-cache.ts';
import type { AnswerHeaders } from './answer-headers.ts';
import type { Call } from './call.ts';

/** A finished response, for a server to write or to convert into a `Response`. */
export interface Reply {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** A response before compression. The body of an operation is in `Call.answer` instead. */
export interface UncompressedResponse {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: string | null;
}

/**
 * Compresses the body and sets its length. A response to HEAD has no body, but states the length of the uncompressed body. `answer` is
 * the cached source of the body, if any.
 */
export async function finishResponse(
  { status, headers, body: text }: UncompressedResponse,
  call: Call,
  answer: FinishedAnswer | undefined,
): Promise<Reply> {
  const plain = answer?.bytes ?? (text === null ? undefined : Buffer.from(text));
  if (!plain) return { status, headers, body: null };
  if (call.isHead) {
    headers.set('Content-Length', String(plain.length));
    return { status, headers, body: null };
  }
  const encoding = chooseEncoding(call.request.headers.get('accept-encoding'), plain.length);
  let body = plain;
  if (encoding !== 'identity') {
    body = await encode(plain, encoding, answer);
    headers.set('Content-Encoding', encoding);
  }
  headers.set('Content-Length', String(body.length));
  return { status, headers, body: body as Uint8Array<ArrayBuffer> };
}

/** Most new queries occur once, so only a repeated response is compressed well and cached. */
async function encode(plain: Buffer, encoding: 'br' | 'gzip', answer: FinishedAnswer | undefined): Promise<Buffer> {
  const cached = answer?.encoded(encoding);
  if (cached) return cached;
  if (!answer?.isRequestedAgain(encoding)) return compressQuickly(plain, encoding);
  const body = await compress(plain, encoding, 'once');
  answer.keepEncoded(encoding, body);
  return body;
}
