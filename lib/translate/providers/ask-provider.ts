import { isProblem, Problem } from '#lib/base/problem.ts';
import type { ProviderSettings } from './provider.ts';

export interface ProviderRequest {
  /** Path relative to the address of the service. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const attemptsMax = 5;
const timeoutMsDefault = 60_000;
const pauseMsDefault = 1000;
/** Longest wait for a busy service. */
const waitSecondsMax = 300;
const bodyBytesMax = 20 * 1024 * 1024;
const messageMax = 200;

/** JSON client with retries for a busy service. Rejects with `auth`, `quota`, `bad_request`, `config` or `unavailable`, without the key. */
export function createProviderRequest(settings: ProviderSettings): (request: ProviderRequest) => Promise<unknown> {
  const { url, note, pauseMs = pauseMsDefault } = settings;
  const { host } = new URL(url);
  return async (request) => {
    let failure = '';
    for (let attempt = 1; ; attempt += 1) {
      const answer = await requestOnce(settings, request);
      if ('json' in answer) return answer.json;
      if (!answer.isRetryable) throw refusal(host, answer.status, answer.failure);
      failure = answer.failure;
      if (attempt === attemptsMax) break;
      const seconds = Math.min(waitSecondsMax, answer.retryAfter ?? (2 ** (attempt - 1) * pauseMs) / 1000);
      note?.(`The translation service at ${host}: ${failure}; retrying in ${Math.ceil(seconds)} s`);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
    throw new Problem('unavailable', {
      detail: `The translation service at ${host} does not answer: ${failure}. Finished translations are stored; run the same command again to continue.`,
    });
  };
}

type ProviderReply =
  | { readonly json: unknown }
  | { readonly failure: string; readonly status: number; readonly isRetryable: boolean; readonly retryAfter?: number };

async function requestOnce(settings: ProviderSettings, { path, body, headers = {} }: ProviderRequest): Promise<ProviderReply> {
  const { url, fetch, key, timeoutMs = timeoutMsDefault } = settings;
  try {
    const response = await fetch(url + path, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await readBody(response);
    const { status } = response;
    if (response.ok) return parseAnswer(text, status);
    const isRetryable = status >= 500 || status === 429 || status === 408;
    const retryAfter = secondsOf(response.headers.get('retry-after'));
    const message = isRetryable ? '' : messageOf(text, key);
    return {
      failure: `status ${status}${message && `, ${message}`}`,
      status,
      isRetryable,
      ...(retryAfter !== undefined && { retryAfter }),
    };
  } catch (error) {
    // A wrong setting does not resolve itself, so there is no retry.
    if (isProblem(error) && error.kind === 'config') throw error;
    const detail = isProblem(error) ? error.detail : (error as Error).message;
    return { failure: withoutKey(detail ?? 'no answer', key).replace(/\.$/, ''), status: 0, isRetryable: true };
  }
}

/** Broken JSON may be a truncated answer, so it is retryable. */
function parseAnswer(text: string, status: number): ProviderReply {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { failure: 'an answer that is not JSON', status, isRetryable: true };
  }
}

function refusal(host: string, status: number, failure: string): Problem {
  if (status === 401 || status === 403)
    return new Problem('auth', {
      detail: `The translation service at ${host} refuses the key (${failure}). Set TRANSLATE_KEY to a valid key.`,
    });
  if (status === 456 || status === 402)
    return new Problem('quota', { detail: `The translation service at ${host} has no quota left for this key (${failure}).` });
  if (status === 400 || status === 413 || status === 422)
    return new Problem('bad_request', { detail: `The translation service at ${host} refuses the request (${failure}).` });
  return new Problem('config', {
    detail: `The translation service at ${host} does not support the request (${failure}). Check TRANSLATE_URL and TRANSLATE_KIND.`,
  });
}

/** The service's own message about a refusal, in one short line. */
function messageOf(text: string, key: string | undefined): string {
  let message: unknown = text;
  try {
    const json = JSON.parse(text) as { error?: unknown; message?: unknown; detail?: unknown };
    const error = json.error as { message?: unknown } | undefined;
    message = error?.message ?? json.error ?? json.message ?? json.detail ?? '';
  } catch {
    // An HTML page of a proxy is useless to an operator.
    if (text.trimStart().startsWith('<')) message = '';
  }
  const line = (typeof message === 'string' ? message : JSON.stringify(message)).replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return withoutKey(line, key).slice(0, messageMax);
}

/** Removes the key from a message: services may echo it, or its beginning or end. */
export function withoutKey(text: string, key: string | undefined): string {
  if (!key) return text;
  const forms = [
    key,
    encodeURIComponent(key),
    JSON.stringify(key).slice(1, -1),
    ...(key.length >= 12 ? [key.slice(-6), key.slice(0, 6)] : []),
  ];
  return forms.reduce((clean, form) => clean.replaceAll(form, '[key]'), text);
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > bodyBytesMax) throw new Problem('bad_payload', { detail: `more than ${bodyBytesMax} bytes` });
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function secondsOf(value: string | null): number | undefined {
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const until = Date.parse(value);
  return Number.isNaN(until) ? undefined : Math.max(0, (until - Date.now()) / 1000);
}
