import { Problem } from '#lib/domain/problem.ts';
import { isLiteralLoopback } from './private-address.ts';
import { createSendHttp } from './send-http.ts';

export type OutwardFetch = (
  url: string,
  init: { readonly signal?: AbortSignal; readonly headers?: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<Response>;

const hopsMax = 5;

/**
 * GET for addresses that answers of others lead to: redirects and next pages are followed, but not into the private network nor to this machine, unless
 * `allowPrivate` or unless the operator's own `first` address is on this machine. What is judged is the address that is connected to, not the name.
 * A request with a `body` is a POST and follows nothing: what it carries is meant for one place. Rejects with a `Problem`.
 */
export function outwardFetch(first: string, allowPrivate: boolean, socketsMax?: number): OutwardFetch {
  const send = createSendHttp({ allowPrivate, ...(socketsMax !== undefined && { socketsMax }) });
  const own = URL.parse(first)?.host;
  return async (url, { signal, headers = {}, body }) => {
    let at = new URL(url);
    let told = headers;
    for (let hop = 0; hop <= hopsMax; hop += 1) {
      if (!/^https?:$/.test(at.protocol)) throw new Problem('config', { detail: `${at.protocol} is no address to fetch from.` });
      if (at.host !== own && isLiteralLoopback(at.hostname) && !allowPrivate)
        throw new Problem('config', { detail: `${at.host} is this machine, where another address led; that is not followed.` });
      const response = await send(at, told, signal, body);
      if (body !== undefined) return response;
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) return response;
      await response.body?.cancel();
      const target = URL.parse(location, at);
      if (!target) throw new Problem('upstream_error', { detail: `${at.host} redirects to no address.` });
      // A key is for the place it was given for.
      if (target.host !== at.host) told = Object.fromEntries(Object.entries(told).filter(([name]) => name !== 'authorization'));
      at = target;
    }
    throw new Problem('upstream_error', { detail: `More than ${hopsMax} redirects from ${url}.` });
  };
}
