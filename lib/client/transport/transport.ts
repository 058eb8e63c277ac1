import type { Profile } from '#lib/client/profile/profile.ts';
import { Problem } from '#lib/domain/problem.ts';
import { createSendHttp, type SendHttp } from './send-http.ts';

/** Carries one request to a service and its answer back. Rejects with a `Problem` when no answer came. Does not retry, does not follow redirects. */
export type Transport = (request: Request) => Promise<Response>;

/** Where the requests of the client point: it does not know where the service is, and a transport puts its own base in this place. */
export const placeOrigin = 'http://madar.internal';

export type KeyPlacement = NonNullable<Profile['auth']>;

export const defaultKeyPlacement: KeyPlacement = { in: 'header', name: 'X-Api-Key', scheme: null };

export interface RemoteOptions {
  /** Of the deployment; `/api/…` follows it. */
  readonly baseUrl: string;
  readonly key?: string;
  readonly keyPlacement?: KeyPlacement;
  /** Whether addresses of a private network may be connected to. This machine, written as such in `baseUrl`, always may. */
  readonly allowPrivate?: boolean;
  readonly send?: SendHttp;
}

/** Somebody else's deployment. The key travels with requests to `baseUrl` and nowhere else; it is in no `Problem` and no redirect. */
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
    const asked = new URL(request.url);
    if (asked.origin !== placeOrigin)
      throw new Problem('config', { detail: `A request for ${asked.origin} does not belong to this service.` });
    const url = new URL(asked.pathname.slice(1) + asked.search, base);
    // A path that begins with slashes could name a host.
    if (url.origin !== base.origin) throw new Problem('config', { detail: 'The request leaves the service.' });
    if (key !== undefined && keyPlacement.in === 'query') url.searchParams.set(keyPlacement.name, key);
    const headers = {
      ...Object.fromEntries(request.headers),
      ...(key !== undefined && keyPlacement.in === 'header' && { [keyPlacement.name]: keyText(key, keyPlacement) }),
    };
    const response = await sendHttp(url, headers, request.signal);
    return inPlace(response, url, base, keyPlacement);
  };
}

function keyText(key: string, { scheme }: KeyPlacement): string {
  return scheme === null ? key : `${scheme} ${key}`;
}

/** A redirect inside the service, said in terms of the place; without the key that our own address had. */
function inPlace(response: Response, url: URL, base: URL, { in: where, name }: KeyPlacement): Response {
  const location = response.headers.get('location');
  const target = location === null ? null : URL.parse(location, url);
  if (!target || target.origin !== base.origin || !target.pathname.startsWith(base.pathname)) return response;
  if (where === 'query') target.searchParams.delete(name);
  const headers = new Headers(response.headers);
  headers.set('location', `/${target.pathname.slice(base.pathname.length)}${target.search}`);
  return new Response(response.body, { status: response.status, headers });
}
