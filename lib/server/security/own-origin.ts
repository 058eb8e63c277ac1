import { isIPv6 } from 'node:net';

/** The address at which a server that listens on `host` reaches itself: always plain http, whatever stands in front of it. */
export function ownOrigin(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
