import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expiredCertificate } from '#e2e/upstreams/expired-certificate.ts';

export interface TlsProxy {
  readonly port: number;
  close(): Promise<void>;
}

const configuration = readFileSync('docs/deploy/nginx.conf', 'utf8');

/** The settings that docs/deploy/nginx.conf names in its first line. */
export function settingsBehindProxy(): { readonly SITE_URL: string; readonly TRUST_PROXY: string } {
  const [, siteUrl, trusted] = /SITE_URL=(\S+) and TRUST_PROXY=(\S+)/.exec(configuration) ?? [];
  if (!siteUrl || !trusted) throw new Error('docs/deploy/nginx.conf does not state what to set.');
  return { SITE_URL: siteUrl, TRUST_PROXY: trusted };
}

/** The nginx variables that docs/deploy/nginx.conf uses. A missing one throws an error, so that both files stay in sync. */
const variables: Readonly<Record<string, (incoming: IncomingMessage) => string>> = {
  $host: ({ headers }) => (headers.host ?? '').replace(/:\d+$/, '').toLowerCase(),
  $http_host: ({ headers }) => headers.host ?? '',
  $scheme: () => 'https',
  $proxy_add_x_forwarded_for: ({ headers, socket }) =>
    [headers['x-forwarded-for'], socket.remoteAddress?.replace('::ffff:', '')].filter(Boolean).join(', '),
  '""': () => '',
};

const proxyHeaders = [...configuration.matchAll(/^\s*proxy_set_header\s+(\S+)\s+(\S+);/gm)].map(([, name = '', value = '']) => {
  const write = variables[value];
  if (!write) throw new Error(`docs/deploy/nginx.conf sends ${value}, which this proxy does not know.`);
  return { name: name.toLowerCase(), write };
});

/** A TLS proxy in front of `siteUrl` with the headers of docs/deploy/nginx.conf. Its certificate is self-signed. */
export async function startTlsProxy(siteUrl: string): Promise<TlsProxy> {
  const { hostname, port } = new URL(siteUrl);
  const server = createServer(expiredCertificate(), (incoming, outgoing) => {
    const headers = { ...incoming.headers };
    for (const { name, write } of proxyHeaders) {
      const value = write(incoming);
      if (value === '') delete headers[name];
      else headers[name] = value;
    }
    const upstreamRequest = request({ host: hostname, port, method: incoming.method, path: incoming.url, headers, agent: false });
    upstreamRequest.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    upstreamRequest.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(upstreamRequest);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closing = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closing;
    },
  };
}
