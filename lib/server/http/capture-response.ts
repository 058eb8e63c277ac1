import { IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export interface Captured {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
  /** The request's own, for a page that has to say how it can be found in the log. */
  readonly requestId?: string | undefined;
}

export interface Capture {
  readonly response: ServerResponse;
  /**
   * The whole answer; undefined when it turned out to be no page (a file, a stream), which is then left alone; rejects when the answer broke off.
   * The answer to a form is always taken, whatever it is: what the form asked for has been done and must not be done again.
   */
  readonly finished: Promise<Captured | undefined>;
  /** Gives up: `finished` rejects with the reason, and whoever still writes is told that nobody listens. */
  abandon(reason: Error): void;
}

const pageTypes = /^text\/(?:html|x-component)\b/;

/** A response that Next.js writes a page into and nobody reads from: the bytes are collected, so that status, policy and encodings can be decided on the finished page. */
export function captureResponse(request: IncomingMessage): Capture {
  const response = new ServerResponse(request);
  const mayLeave = request.method === 'GET' || request.method === 'HEAD';
  const chunks: Buffer[] = [];
  const requestId = request.headers['x-request-id'] as string | undefined;
  const { promise: finished, resolve, reject } = Promise.withResolvers<Captured | undefined>();
  // Whoever waits is told; without a listener Node.js would end the process.
  finished.catch(() => undefined);
  let state: 'open' | 'started' | 'ended' = 'open';
  const take = (chunk: unknown, encoding: unknown) => {
    if (state === 'open') {
      state = 'started';
      if (mayLeave && response.statusCode === 200 && !pageTypes.test(String(response.getHeader('content-type') ?? ''))) leave();
    }
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  };
  const leave = () => {
    resolve(undefined);
    process.nextTick(() => response.destroy());
  };
  const end = (...given: unknown[]) => {
    if (state === 'ended') return response;
    take(typeof given[0] === 'function' ? undefined : given[0], given[1]);
    state = 'ended';
    resolve({ status: response.statusCode, headers: headersOf(response), body: Buffer.concat(chunks), requestId });
    callLast(given);
    process.nextTick(() => {
      response.emit('finish');
      response.emit('close');
    });
    return response;
  };
  const write = (...given: unknown[]) => {
    take(given[0], given[1]);
    callLast(given);
    return true;
  };
  const writeHead = (status: number, ...given: unknown[]) => {
    response.statusCode = status;
    addHeaders(
      response,
      given.find((one) => typeof one === 'object'),
    );
    return response;
  };
  Object.assign(response, { write, end, writeHead, flushHeaders: () => undefined });
  Object.defineProperties(response, {
    headersSent: { get: () => state !== 'open' },
    finished: { get: () => state === 'ended' },
    writableEnded: { get: () => state === 'ended' },
    writableFinished: { get: () => state === 'ended' },
  });
  response.once('close', () => reject(new Error('The page broke off before it was finished.')));
  const abandon = (reason: Error) => {
    reject(reason);
    if (state !== 'ended') response.destroy();
  };
  return { response, finished, abandon };
}

/** A request nobody sent: a page is rendered from its address and representation alone, so that one reader's cookies or languages can never shape what others see. */
export function pageRequest(
  url: string,
  headers: Readonly<Record<string, string>>,
  form?: { method: string; body: Buffer },
): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = form?.method ?? 'GET';
  request.url = url;
  request.httpVersion = '1.1';
  request.headers = { ...headers };
  if (form && form.body.length > 0) request.push(form.body);
  request.push(null);
  return request;
}

function addHeaders(response: ServerResponse, headers: unknown): void {
  if (Array.isArray(headers)) {
    for (let index = 0; index + 1 < headers.length; index += 2) response.appendHeader(String(headers[index]), String(headers[index + 1]));
  } else if (headers) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as OutgoingHttpHeader);
  }
}

function headersOf(response: ServerResponse): Captured['headers'] {
  const headers: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value !== undefined) headers[name.toLowerCase()] = typeof value === 'number' ? String(value) : value;
  }
  return headers;
}

function callLast(given: unknown[]): void {
  const last = given.at(-1);
  if (typeof last === 'function') process.nextTick(last);
}
