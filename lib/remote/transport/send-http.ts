import { lookup } from 'node:dns';
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { Problem } from '#lib/base/problem.ts';
import { isLiteralLoopback, isLoopbackAddress, isPrivateAddress } from './private-address.ts';

/** A `body` makes the request a POST. */
export type SendHttp = (url: URL, headers: Readonly<Record<string, string>>, signal?: AbortSignal, body?: string) => Promise<Response>;

/** Sends a GET or POST. Checks the IP address it connects to, for which `fetch` has no hook. Rejects with a `Problem`. */
export function createSendHttp(
  options: { readonly allowPrivate?: boolean; readonly socketsMax?: number; readonly allowUntrusted?: boolean } = {},
): SendHttp {
  const { allowPrivate = false, socketsMax = 6, allowUntrusted = false } = options;
  const keepAlive = { keepAlive: true, maxSockets: socketsMax, keepAliveMsecs: 5000 };
  const agents = { 'http:': new HttpAgent(keepAlive), 'https:': new HttpsAgent({ ...keepAlive, rejectUnauthorized: !allowUntrusted }) };
  return (url, headers, signal, body) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isLocalHost = isLiteralLoopback(host);
    const isRefused = (address: string) => isPrivateAddress(address) && !allowPrivate && !(isLocalHost && isLoopbackAddress(address));
    if (isIP(host) && isRefused(host)) return Promise.reject(refusal());
    const https = url.protocol === 'https:';
    try {
      const outgoing = (https ? requestHttps : requestHttp)(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'madar/1.0', ...headers },
        agent: https ? agents['https:'] : agents['http:'],
        lookup: guardedLookup(isRefused),
        ...(signal && { signal }),
      });
      outgoing.once('response', (message) => {
        try {
          resolve(responseOf(message));
        } catch (error) {
          // Caught, because an error thrown in this event handler would end the process.
          message.destroy();
          reject(networkProblem(error));
        }
      });
      outgoing.once('upgrade', (_message, socket) => {
        socket.destroy();
        reject(new Problem('upstream_error', { detail: 'No answer: the service requests another protocol (101).' }));
      });
      outgoing.on('error', (error) => reject(networkProblem(error)));
      // Ensures that the promise settles: a pending promise would let a command-line program exit without an error.
      outgoing.once('close', () => reject(new Problem('unavailable', { detail: 'No answer: the connection was closed.' })));
      outgoing.end(body);
    } catch (error) {
      // An invalid header throws synchronously, before anything is sent.
      reject(networkProblem(error));
    }
    return promise;
  };
}

function refusal(): Problem {
  return new Problem('config', { detail: 'The service has a private address; set UPSTREAM_ALLOW_PRIVATE=1 if this is intended.' });
}

function guardedLookup(refuses: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const allowed = addresses.filter(({ address }) => !refuses(address));
      const [firstAllowed] = allowed;
      if (!firstAllowed) return callback(refusal(), '', 0);
      if (options.all) return callback(null, allowed);
      callback(null, firstAllowed.address, firstAllowed.family);
    });
  };
}

const decoders: Readonly<Record<string, () => Transform>> = lookupTable<() => Transform>({
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
});

function responseOf(message: IncomingMessage): Response {
  const status = message.statusCode ?? 502;
  const headers = new Headers();
  for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) {
    headers.append(message.rawHeaders[index] as string, message.rawHeaders[index + 1] as string);
  }
  if (status === 204 || status === 205 || status === 304 || status < 200 || status > 599) {
    message.resume();
    return new Response(null, { status: status < 200 || status > 599 ? 502 : status, headers });
  }
  const decoder = decoders[(headers.get('content-encoding') ?? '').toLowerCase()]?.();
  if (!decoder) return new Response(Readable.toWeb(message) as ReadableStream<Uint8Array>, { status, headers });
  // The header states the compressed length; the body is decompressed.
  headers.delete('content-length');
  pipeline(message, decoder, () => undefined);
  return new Response(Readable.toWeb(decoder) as ReadableStream<Uint8Array>, { status, headers });
}

const certificate = /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_|ERR_SSL_|EPROTO|HOSTNAME_MISMATCH|ERR_INVALID_PROTOCOL)/;

/** A `Problem` for a failed request: `config` if the operator must act, `unavailable` if a retry may succeed. */
function networkProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = codeOf(error);
  const detail = `No answer: ${code}.`;
  if (certificate.test(code))
    return new Problem('config', { detail: `The certificate or protocol of the service was rejected: ${code}.`, cause: error });
  if (code === 'ENOTFOUND')
    return new Problem('config', { detail: 'The host name of the service cannot be resolved (DNS).', cause: error });
  if (code === 'ERR_INVALID_CHAR')
    return new Problem('config', { detail: 'The key contains characters that are not allowed in a header.' });
  return new Problem('unavailable', { detail, cause: error });
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}
