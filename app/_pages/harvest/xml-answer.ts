/** XML for programs: cached for an hour, noindex. */
export function xmlAnswer(body: string | ReadableStream<Uint8Array> | null, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  });
}
