import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expiredCertificate } from './expired-certificate.ts';

type FaultHandler = (response: ServerResponse, request: IncomingMessage, count: number) => void;

const json = { 'content-type': 'application/json' };
const validBody = JSON.stringify({ items: [{ id: 1, name: 'Journal article' }], totalCount: 1 });

/** Faults of a service. `count` is the number of earlier requests. */
const faults = {
  'reset-mid-body': (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' });
    response.write('{"items":[');
    setTimeout(() => response.socket?.resetAndDestroy(), 20);
  },
  hang: () => undefined,
  'truncated-json': (response) => response.writeHead(200, json).end(validBody.slice(0, 20)),
  'huge-body': (response) => {
    response.writeHead(200, json);
    response.end(`{"items":[{"id":1,"name":"${'x'.repeat(5 * 1024 * 1024)}"}]}`);
  },
  'huge-when-unpacked': (response) =>
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(`{"items":["${'x'.repeat(20 * 1024 * 1024)}"]}`)),
  'too-deep': (response) => response.writeHead(200, json).end(`${'{"data":'.repeat(40)}1${'}'.repeat(40)}`),
  'rate-limited-once': (response, _request, count) =>
    count === 0
      ? response.writeHead(429, { ...json, 'retry-after': '1' }).end('{"message":"slow down"}')
      : response.writeHead(200, json).end(validBody),
  quota: (response) => response.writeHead(429, json).end('{"message":"Daily quota exceeded"}'),
  'quota-until-tomorrow': (response) => response.writeHead(429, { ...json, 'retry-after': '40000' }).end(),
  'error-500': (response) => response.writeHead(500, json).end('{"message":"NullReferenceException"}'),
  'redirect-away': (response) => response.writeHead(302, { location: 'http://203.0.113.7/api/en/LookUp/GetAllResearchTypes' }).end(),
  'redirect-within': (response, request) =>
    request.url?.endsWith('/')
      ? response.writeHead(200, json).end(validBody)
      : response.writeHead(308, { location: `${request.url}/` }).end(),
  'redirect-in-circles': (response, request) => response.writeHead(302, { location: `${request.url}x` }).end(),
  'echoes-the-key': (response, request) =>
    response.writeHead(500, json).end(JSON.stringify({ message: `bad key ${request.headers['x-api-key']}` })),
  'expired-certificate': (response) => response.writeHead(200, json).end(validBody),
  gzip: (response) => response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(`\ufeff${validBody}`)),
} as const satisfies Record<string, FaultHandler>;

export type FaultName = keyof typeof faults;

export interface FaultyServer {
  readonly url: string;
  /** All requests so far, oldest first. */
  readonly seen: IncomingMessage[];
  close(): Promise<void>;
}

/** Starts a service with one of the faults on a free local port. */
export async function startFault(name: FaultName): Promise<FaultyServer> {
  const requests: IncomingMessage[] = [];
  const listen = (request: IncomingMessage, response: ServerResponse) =>
    (faults[name] as FaultHandler)(response, request, requests.push(request) - 1);
  const isTls = name === 'expired-certificate';
  const server = isTls ? createTlsServer(expiredCertificate(), listen) : createServer(listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${isTls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
