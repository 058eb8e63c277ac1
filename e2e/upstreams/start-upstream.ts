import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response of a test upstream: objects as JSON, strings unchanged. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Delay of the response in milliseconds. */
  readonly delayMs?: number;
}

export type OperationName = 'researchTypes' | 'researchAreas' | 'findResearch' | 'research' | 'findAuthors' | 'author';

export interface ApiRequest {
  readonly operation: OperationName;
  readonly language: string;
  /** Empty if the operation has no id. */
  readonly id: string;
  /** Parameters by lower-case name, as .NET compares them. */
  readonly sent: ReadonlyMap<string, string>;
  readonly headers: IncomingMessage['headers'];
  /** Number of requests that the upstream received before this one. */
  readonly count: number;
}

/** One way to implement the interface, with particular envelopes, member names and errors. */
export interface Dialect {
  readonly name: string;
  /** The header that carries the key, and the scheme before the key; absent if no key is required. */
  readonly key?: { readonly header: string; readonly scheme?: string };
  /** The response to a missing or wrong key. */
  readonly refusal: Reply;
  answer(ask: ApiRequest): Reply;
}

export interface Upstream {
  readonly url: string;
  readonly key: string;
  /** Path with query of every request, in order. */
  readonly seen: string[];
  close(): Promise<void>;
}

const routes: readonly (readonly [RegExp, OperationName])[] = [
  [/^\/api\/([^/]+)\/lookup\/getallresearchtypes$/i, 'researchTypes'],
  [/^\/api\/([^/]+)\/lookup\/getallresearchareas$/i, 'researchAreas'],
  [/^\/api\/([^/]+)\/publication\/getallresearch$/i, 'findResearch'],
  [/^\/api\/([^/]+)\/publication\/getresearchbyid\/([^/]+)$/i, 'research'],
  [/^\/api\/([^/]+)\/publication\/getallauthor$/i, 'findAuthors'],
  [/^\/api\/([^/]+)\/publication\/getauthorbyid\/([^/]+)$/i, 'author'],
];

/** Serves a dialect on a free local port. */
export async function startUpstream(dialect: Dialect, port = 0): Promise<Upstream> {
  const key = 'test-key-7f3a-SECRET';
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://upstream');
    const count = paths.push(url.pathname + url.search) - 1;
    const reply = isAuthorised(dialect, request, key) ? route(dialect, url, request, count) : dialect.refusal;
    if (reply.delayMs) await new Promise((resolve) => setTimeout(resolve, reply.delayMs));
    const isText = typeof reply.body === 'string';
    const type = isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
    response.writeHead(reply.status ?? 200, { ...(reply.body !== undefined && { 'content-type': type }), ...reply.headers });
    response.end(reply.body === undefined || isText ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    seen: paths,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isAuthorised({ key: placement }: Dialect, request: IncomingMessage, key: string): boolean {
  if (!placement) return true;
  return request.headers[placement.header.toLowerCase()] === (placement.scheme ? `${placement.scheme} ${key}` : key);
}

function route(dialect: Dialect, url: URL, request: IncomingMessage, count: number): Reply {
  for (const [pattern, operation] of routes) {
    const [, language, id = ''] = pattern.exec(url.pathname) ?? [];
    if (language === undefined) continue;
    const parameters = new Map(
      [...url.searchParams].filter(([, value]) => value !== '').map(([name, value]) => [name.toLowerCase(), value]),
    );
    return dialect.answer({
      operation,
      language: language.toLowerCase(),
      id: decodeURIComponent(id),
      sent: parameters,
      headers: request.headers,
      count,
    });
  }
  return { status: 404 };
}
