/**
 * The request with its body read, or the answer that refuses it: larger than `bytesMax`, or several messages in one (a batch of JSON-RPC, which the
 * protocol has given up), since a request is counted as one.
 */
export async function readSingle(request: Request, bytesMax: number): Promise<Request | Response> {
  if (request.method !== 'POST' || !request.body) return request;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > bytesMax) return refusal(413, `Payload Too Large: a body has ${bytesMax} bytes at the most`);
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks).toString();
  // A byte order mark is a blank to `\s`, and no JSON.
  if (/^\s*\[/.test(body)) return refusal(400, 'Invalid Request: one message a request');
  return new Request(request.url, { method: 'POST', headers: request.headers, body });
}

function refusal(status: 400 | 413, message: string): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code: status === 400 ? -32_600 : -32_000, message } }, { status });
}
