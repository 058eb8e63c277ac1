import { isProblem, Problem } from '#lib/base/problem.ts';
import { parseJson, readBody } from '#lib/remote/reader/envelopes/read-body.ts';
import { problemOfStatus, problemOfText, softProblem } from '#lib/remote/reader/envelopes/read-problem.ts';
import { resolveReferences } from '#lib/remote/reader/envelopes/references.ts';
import { placeholderOrigin, type Transport } from './transport.ts';

/** A successful response: its JSON value with references resolved (undefined without content), and headers, which may contain totals. */
export interface FetchedResponse {
  readonly payload: unknown;
  readonly headers: Headers;
  /** Size for the cache: characters of the body, or `valueSize` per value if that is more. */
  readonly size: number;
}

/** Characters counted per value, because empty objects and resolved references take more memory than their text. */
const valueSize = 16;

const hopsMax = 3;

/** Requests a path and parses the response. Rejects with a `Problem` for every failure, including failures reported with status 200. */
export async function fetchAnswer(transport: Transport, path: string, signal?: AbortSignal): Promise<FetchedResponse> {
  const response = await followRedirects(transport, path, { ...(signal && { signal }) });
  return readAnswer(response).catch((cause: unknown) => {
    // A parser that fails on data of the service is not an internal error of this site.
    throw isProblem(cause) ? cause : new Problem('bad_payload', { detail: 'The answer cannot be read.', cause });
  });
}

async function readAnswer(response: Response): Promise<FetchedResponse> {
  const text = await readBody(response);
  const { payload, count } = parseAnswer(response, text);
  return { payload, headers: response.headers, size: payload === undefined ? 0 : Math.max(text.length, count * valueSize) };
}

/**
 * The JSON value of a response with references resolved, and its number of values; undefined without content. Throws the `Problem` that the
 * response reports by its status, its type or its content.
 */
export function parseAnswer({ status, headers }: Response, text: string): { readonly payload: unknown; readonly count: number } {
  if (status >= 400) throw problemOfStatus(status, headers, text);
  if (text.trim() === '') return { payload: undefined, count: 0 };
  const contentType = headers.get('content-type') ?? '';
  if (/html/i.test(contentType) || /^\s*<(!doctype|html)/i.test(text)) throw problemOfText(text, contentType);
  const payload = parseJson(text);
  const softFailure = softProblem(payload, headers);
  if (softFailure) throw softFailure;
  return resolveReferences(payload);
}

/**
 * Follows redirects inside the service. If a record moved to another id, rejects with `movedTo`, so that this site redirects the browser
 * too.
 */
export async function followRedirects(
  transport: Transport,
  path: string,
  { signal, headers }: { readonly signal?: AbortSignal; readonly headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  let url = new URL(path, placeholderOrigin);
  for (let hop = 0; hop <= hopsMax; hop++) {
    const response = await transport(
      new Request(url, { headers: { accept: 'application/json', ...headers }, redirect: 'manual', ...(signal && { signal }) }),
    );
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || response.status === 304 || location === null) return response;
    await response.body?.cancel();
    const target = URL.parse(location, url);
    if (!target || target.origin !== placeholderOrigin || target.username !== '' || target.password !== '')
      throw new Problem('config', {
        detail: `The service redirects to another origin${target ? ` (${target.origin})` : ''}; that is not followed.`,
      });
    const movedTo = otherId(url.pathname, target.pathname);
    if (movedTo !== undefined) throw new Problem('not_found', { detail: `Merged into ${movedTo}.`, movedTo });
    url = target;
  }
  throw new Problem('upstream_error', { detail: `More than ${hopsMax} redirects.` });
}

function otherId(from: string, to: string): string | undefined {
  const detail = /^(.*\/Get(?:Research|Author)ById)\/([^/]+)$/i;
  const [, fromPath, fromId] = detail.exec(from) ?? [];
  const [, toPath, toId] = detail.exec(to) ?? [];
  return fromPath !== undefined && toId !== undefined && fromPath.toLowerCase() === toPath?.toLowerCase() && fromId !== toId
    ? decode(toId)
    : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw new Problem('upstream_error', { detail: 'The service redirects to an address that cannot be read.', cause });
  }
}
