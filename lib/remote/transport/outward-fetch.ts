import { Problem } from '#lib/base/problem.ts';
import { isLiteralLoopback } from './private-address.ts';
import { createSendHttp } from './send-http.ts';

export type OutwardFetch = (
  url: string,
  init: { readonly signal?: AbortSignal; readonly headers?: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<Response>;

const hopsMax = 5;

/**
 * A fetch (POST with `body`) for URLs from other services. Unless `allowPrivate` is set, rejects private and loopback addresses, except a
 * loopback address that is the host of the URL `first`.
 */
export function outwardFetch(first: string, allowPrivate: boolean, socketsMax?: number): OutwardFetch {
  const send = createSendHttp({ allowPrivate, ...(socketsMax !== undefined && { socketsMax }) });
  const firstHost = URL.parse(first)?.host;
  return async (url, { signal, headers = {}, body }) => {
    let current = new URL(url);
    let sentHeaders = headers;
    for (let hop = 0; hop <= hopsMax; hop += 1) {
      if (!/^https?:$/.test(current.protocol)) throw new Problem('config', { detail: `${current.protocol} is not a supported protocol.` });
      if (current.host !== firstHost && isLiteralLoopback(current.hostname) && !allowPrivate)
        throw new Problem('config', { detail: `${current.host} is this machine; redirects to it are not followed.` });
      const response = await send(current, sentHeaders, signal, body);
      if (body !== undefined) return response;
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) return response;
      await response.body?.cancel();
      const target = URL.parse(location, current);
      if (!target) throw new Problem('upstream_error', { detail: `${current.host} redirects without an address.` });
      // The key is sent only to the host for which it is intended.
      if (target.host !== current.host)
        sentHeaders = Object.fromEntries(Object.entries(sentHeaders).filter(([name]) => name !== 'authorization'));
      current = target;
    }
    throw new Problem('upstream_error', { detail: `More than ${hopsMax} redirects from ${url}.` });
  };
}
