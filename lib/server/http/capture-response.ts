import { IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** What Next.js wrote as its response to one request. */
export interface CapturedResponse {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
  /** The request's id, for pages that show it as a reference. */
  readonly requestId?: string | undefined;
}

/** A response object for Next.js, and the promise of what it writes. */
export interface Capture {
  readonly response: ServerResponse;
  /** The complete response; undefined for files and streams, which the caller requests again (never for forms). Rejects if cut short. */
  readonly finished: Promise<CapturedResponse | undefined>;
  /** Rejects `finished` with the reason and destroys the response if it is not complete. */
  abandon(reason: Error): void;
}

const pageTypes = /^text\/(?:html|x-component)\b/;

/** A response without a client: it collects what Next.js writes, so that status, policy and encoding can be decided afterwards. */
export function captureResponse(request: IncomingMessage): Capture {
  const response = new ServerResponse(request);
  const isRepeatable = request.method === 'GET' || request.method === 'HEAD';
  const chunks: Buffer[] = [];
  const requestId = request.headers['x-request-id'] as string | undefined;
  const { promise: finished, resolve, reject } = Promise.withResolvers<CapturedResponse | undefined>();
  // The caller handles the rejection; without this listener Node.js would end the process.
  finished.catch(() => undefined);
  let state: 'open' | 'started' | 'ended' = 'open';
  const collect = (chunk: unknown, encoding: unknown) => {
    if (state === 'open') {
      state = 'started';
      if (isRepeatable && response.statusCode === 200 && !pageTypes.test(String(response.getHeader('content-type') ?? ''))) stopCapture();
    }
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  };
  const stopCapture = () => {
    resolve(undefined);
    process.nextTick(() => response.destroy());
  };
  const end = (...args: unknown[]) => {
    if (state === 'ended') return response;
    collect(typeof args[0] === 'function' ? undefined : args[0], args[1]);
    state = 'ended';
    resolve({ status: response.statusCode, headers: headersOf(response), body: Buffer.concat(chunks), requestId });
    callBack(args);
    process.nextTick(() => {
      response.emit('finish');
      response.emit('close');
    });
    return response;
  };
  const write = (...args: unknown[]) => {
    collect(args[0], args[1]);
    callBack(args);
    return true;
  };
  const writeHead = (status: number, ...args: unknown[]) => {
    response.statusCode = status;
    addHeaders(
      response,
      args.find((arg) => typeof arg === 'object'),
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
  response.once('close', () => reject(new Error('The page ended before it was complete.')));
  const abandon = (reason: Error) => {
    reject(reason);
    if (state !== 'ended') response.destroy();
  };
  return { response, finished, abandon };
}

/** A synthetic request. For a shared page it has no cookies, so that one reader never affects what others see. */
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

function headersOf(response: ServerResponse): CapturedResponse['headers'] {
  const headers: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value !== undefined) headers[name.toLowerCase()] = typeof value === 'number' ? String(value) : value;
  }
  return headers;
}

function callBack(args: unknown[]): void {
  const last = args.at(-1);
  if (typeof last === 'function') process.nextTick(last);
}
