import { Problem } from '#lib/base/problem.ts';
import type { Profile } from '#lib/remote/profile/profile.ts';
import { createSendHttp, type SendHttp } from './send-http.ts';

/** Sends one request to a service. Rejects with a `Problem` when no response arrives. No retries, no redirects. */
export type Transport = (request: Request) => Promise<Response>;

/** Placeholder origin in the URLs of requests. The transport replaces it with the base URL of the service. */
export const placeholderOrigin = 'http://madar.internal';

export type KeyPlacement = NonNullable<Profile['auth']>;

export const defaultKeyPlacement: KeyPlacement = { in: 'header', name: 'X-Api-Key', scheme: null };

export interface RemoteOptions {
  /** Base URL of the deployment; `/api/…` follows it. */
  readonly baseUrl: string;
  readonly key?: string;
  readonly keyPlacement?: KeyPlacement;
  /** Whether private addresses are allowed. A loopback address in `baseUrl` is always allowed. */
  readonly allowPrivate?: boolean;
  readonly send?: SendHttp;
}

/** A transport to a remote deployment. The key is sent to `baseUrl` only, and appears in no `Problem` or redirect. */
export function remoteTransport({
  baseUrl,
  key,
  keyPlacement = defaultKeyPlacement,
  allowPrivate = false,
  send,
}: RemoteOptions): Transport {
  const base = new URL(`${baseUrl.replace(/\/+$/, '')}/`);
  const sendHttp = send ?? createSendHttp({ allowPrivate });
  return async (request) => {
    const target = new URL(request.url);
    if (target.origin !== placeholderOrigin)
      throw new Problem('config', { detail: `A request for ${target.origin} does not belong to this service.` });
    const url = new URL(target.pathname.slice(1) + target.search, base);
    // A path such as `//host/` would change the host.
    if (url.origin !== base.origin) throw new Problem('config', { detail: 'The request targets another origin.' });
    if (key !== undefined && keyPlacement.in === 'query') url.searchParams.set(keyPlacement.name, key);
    const headers = {
      ...Object.fromEntries(request.headers),
      ...(key !== undefined && keyPlacement.in === 'header' && { [keyPlacement.name]: keyText(key, keyPlacement) }),
    };
    const response = await sendHttp(url, headers, request.signal);
    return withLocalRedirect(response, url, base, keyPlacement);
  };
}

function keyText(key: string, { scheme }: KeyPlacement): string {
  return scheme === null ? key : `${scheme} ${key}`;
}

/** Makes a redirect inside the service relative to the placeholder origin and removes the key. Other responses are unchanged. */
function withLocalRedirect(response: Response, url: URL, base: URL, { in: where, name }: KeyPlacement): Response {
  const location = response.headers.get('location');
  const target = location === null ? null : URL.parse(location, url);
  if (!target || target.origin !== base.origin || !target.pathname.startsWith(base.pathname)) return response;
  if (where === 'query') target.searchParams.delete(name);
  const headers = new Headers(response.headers);
  headers.set('location', `/${target.pathname.slice(base.pathname.length)}${target.search}`);
  return new Response(response.body, { status: response.status, headers });
}
