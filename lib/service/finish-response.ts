import type { FinishedAnswer } from './answer-cache.ts';
import type { Call } from './call.ts';
import { acceptedEncoding, compress } from './compress.ts';

/** Compression and length, last of all. A HEAD has the headers of its GET and no body. `answer` is what the body is made of, where it is kept. */
export async function finishResponse(response: Response, call: Call, answer: FinishedAnswer | undefined): Promise<Response> {
  if (response.body === null && !answer) return response;
  const plain = answer?.bytes ?? Buffer.from(await response.arrayBuffer());
  const { headers, status } = response;
  if (call.isHead) {
    headers.set('Content-Length', String(plain.length));
    return new Response(null, { status, headers });
  }
  const encoding = acceptedEncoding(plain.length, call.request.headers.get('accept-encoding'));
  let body = plain;
  if (encoding) {
    body = answer?.encoded.get(encoding) ?? (await compress(plain, encoding));
    answer?.encoded.set(encoding, body);
    headers.set('Content-Encoding', encoding);
  }
  headers.set('Content-Length', String(body.length));
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
}
