import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { noService, unavailableResponse } from '#lib/api/no-api.ts';
import type { ServedInstance } from '#lib/server/http/served-instance.ts';

export type ApiListener = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Serves the API, its documents and `/mcp`, and passes on the client's address. Responds 404 in remote mode and 503 while the process is late. */
export function createApiListener(
  { service, mcp }: Pick<ServedInstance, 'service' | 'mcp'>,
  addressOf: (request: IncomingMessage) => string,
  hostname: string,
  lateSeconds: () => number | undefined = () => undefined,
): ApiListener {
  const listen = getRequestListener(
    (request, bindings) => {
      const waitSeconds = lateSeconds();
      if (waitSeconds !== undefined) return unavailableResponse(request, waitSeconds);
      const { incoming } = bindings as { incoming: IncomingMessage };
      const answer = mcp && isMcp(incoming) ? mcp : service?.fetch;
      return answer ? answer(request, { address: addressOf(incoming) }) : noService(request);
    },
    { overrideGlobalObjects: false, hostname },
  );
  const origin = `http://${hostname}`;
  return async (request, response) => {
    const isPlain =
      (request.method === 'GET' || request.method === 'HEAD') && request.url?.startsWith('/') && hasNoBody(request) && !isMcp(request);
    if (!isPlain || !service?.reply || lateSeconds() !== undefined) return listen(request, response);
    const { status, headers, body } = await service.reply(lightRequest(request, origin), { address: addressOf(request) });
    if (response.destroyed) return;
    const headerList: string[] = [];
    for (const [name, value] of headers) headerList.push(name, value);
    response.writeHead(status, headerList);
    if (body) writeAtOnce(response, body);
    else response.end();
  };
}

/** Larger bodies are written separately, because copying them would save nothing. */
const togetherMax = 4_096;

/** Sends head and body in one write: Node.js concatenates them when the body is a latin1 string, not when it is a buffer. */
function writeAtOnce(response: ServerResponse, body: Uint8Array): void {
  if (body.length > togetherMax) response.end(body);
  else response.end(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1'), 'latin1');
}

const isMcp = ({ url = '' }: IncomingMessage) => /^\/mcp(?:\?|$)/.test(url);

const hasNoBody = ({ headers }: IncomingMessage) => headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

/**
 * A request that has no body, with only what the service reads: method, URL and headers. A platform `Request` costs more to create than
 * most responses.
 */
function lightRequest(incoming: IncomingMessage, origin: string): Request {
  const { method = 'GET', url = '/' } = incoming;
  return { method, url: `${origin}${url}`, headers: new LightHeaders(incoming), body: null } as unknown as Request;
}

/** The part of `Headers` that the service uses: lookup by name, and iteration. */
class LightHeaders {
  readonly #incoming: IncomingMessage;

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
  }

  get(name: string): string | null {
    const value = this.#incoming.headers[name.toLowerCase()];
    return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value;
  }

  has(name: string): boolean {
    return this.#incoming.headers[name.toLowerCase()] !== undefined;
  }

  *[Symbol.iterator](): Generator<[string, string]> {
    const { rawHeaders } = this.#incoming;
    for (let index = 0; index < rawHeaders.length; index += 2)
      yield [(rawHeaders[index] as string).toLowerCase(), rawHeaders[index + 1] as string];
  }
}
