import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServedInstance } from '#lib/server/process/served-instance.ts';
import { awayService, noService } from '#lib/service/no-service.ts';

export type ApiListener = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Gives `/api/*` and `/.well-known/*` to the embedded service with nothing between, `/mcp` to the tools for assistants where they are on, and tells it the client's address. With a remote service there is nothing to offer under our own address: 404. A process that is too far behind says so with 503. */
export function createApiListener(
  { service, mcp }: Pick<ServedInstance, 'service' | 'mcp'>,
  addressOf: (request: IncomingMessage) => string,
  hostname: string,
  busySeconds: () => number | undefined = () => undefined,
): ApiListener {
  const listen = getRequestListener(
    (request, bindings) => {
      const waitSeconds = busySeconds();
      if (waitSeconds !== undefined) return awayService(request, waitSeconds);
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
    if (!isPlain || !service?.reply || busySeconds() !== undefined) return listen(request, response);
    const { status, headers, body } = await service.reply(lightRequest(request, origin), { address: addressOf(request) });
    if (response.destroyed) return;
    const flat: string[] = [];
    for (const [name, value] of headers) flat.push(name, value);
    response.writeHead(status, flat);
    if (body) endTogether(response, body);
    else response.end();
  };
}

/** More is not copied: it would cost what a second buffer in the same write does. */
const togetherMax = 4_096;

/** Ends an answer with head and body in one piece: Node.js joins the two where the body is a text of bytes, and hands the socket a list of buffers where it is one. */
function endTogether(response: ServerResponse, body: Uint8Array): void {
  if (body.length > togetherMax) response.end(body);
  else response.end(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1'), 'latin1');
}

const isMcp = ({ url = '' }: IncomingMessage) => /^\/mcp(?:\?|$)/.test(url);

const hasNoBody = ({ headers }: IncomingMessage) => headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

/**
 * A request without a body as the service reads it: method, address and headers, straight from Node's. A `Request` of the platform costs more to make
 * than most answers to it.
 */
function lightRequest(incoming: IncomingMessage, origin: string): Request {
  const { method = 'GET', url = '/' } = incoming;
  return { method, url: `${origin}${url}`, headers: new LightHeaders(incoming), body: null } as unknown as Request;
}

/** What is read of headers: one by its name in any case, or all of them as they came. */
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
    for (let at = 0; at < rawHeaders.length; at += 2) yield [(rawHeaders[at] as string).toLowerCase(), rawHeaders[at + 1] as string];
  }
}
