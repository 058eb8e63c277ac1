import { isIPv6 } from 'node:net';

/** The address at which a server on `host` reaches itself: always plain http, even with a TLS proxy in front. */
export function localOrigin(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
