import type { IncomingMessage } from 'node:http';

/**
 * A request without a body as the service reads it: method, address and headers, straight from Node's. A `Request` of the platform costs more to make
 * than most answers to it.
 */
export function lightRequest(incoming: IncomingMessage, origin: string): Request {
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
