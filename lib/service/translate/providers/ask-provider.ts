import { isProblem, Problem } from '#lib/domain/problem.ts';
import type { ProviderSettings } from './provider.ts';

export interface Question {
  /** Below the address of the service. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const attemptsMax = 5;
const timeoutMsDefault = 60_000;
const pauseMsDefault = 1000;
/** A service that asks for more patience than this is asked again another day. */
const waitSecondsMax = 300;
const bodyBytesMax = 20 * 1024 * 1024;
const messageMax = 200;

/**
 * Asks a service and gives its JSON; a busy service (408, 429, 5xx, no answer, half an answer) is asked again after its own `Retry-After`, else after a
 * pause that doubles. Rejects with a `Problem`: `auth`, `quota`, `bad_request` (this request is refused), `unavailable` or `bad_payload`. The key is in none of them.
 */
export function createAsk(settings: ProviderSettings): (question: Question) => Promise<unknown> {
  const { url, note, pauseMs = pauseMsDefault } = settings;
  const { host } = new URL(url);
  return async (question) => {
    let why = '';
    for (let attempt = 1; ; attempt += 1) {
      const answer = await askOnce(settings, question);
      if ('json' in answer) return answer.json;
      if (!answer.again) throw refusal(host, answer.status, answer.why);
      why = answer.why;
      if (attempt === attemptsMax) break;
      const seconds = Math.min(waitSecondsMax, answer.retryAfter ?? (2 ** (attempt - 1) * pauseMs) / 1000);
      note?.(`The translation service at ${host}: ${why}; asking again in ${Math.ceil(seconds)} s`);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
    throw new Problem('unavailable', {
      detail: `The translation service at ${host} does not answer: ${why}. What is translated is kept; run the same command again to go on.`,
    });
  };
}

type Answer =
  | { readonly json: unknown }
  | { readonly why: string; readonly status: number; readonly again: boolean; readonly retryAfter?: number };

async function askOnce(settings: ProviderSettings, { path, body, headers = {} }: Question): Promise<Answer> {
  const { url, fetch, key, timeoutMs = timeoutMsDefault } = settings;
  try {
    const response = await fetch(url + path, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await bounded(response);
    const { status } = response;
    if (response.ok) return parsed(text, status);
    const again = status >= 500 || status === 429 || status === 408;
    const retryAfter = secondsOf(response.headers.get('retry-after'));
    const said = again ? '' : messageOf(text, key);
    return { why: `status ${status}${said && `, ${said}`}`, status, again, ...(retryAfter !== undefined && { retryAfter }) };
  } catch (error) {
    // What an operator has to set right does not pass by itself.
    if (isProblem(error) && error.kind === 'config') throw error;
    const detail = isProblem(error) ? error.detail : (error as Error).message;
    return { why: withoutKey(detail ?? 'no answer', key).replace(/\.$/, ''), status: 0, again: true };
  }
}

/** Half an answer is no answer: it may be whole the next time. */
function parsed(text: string, status: number): Answer {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { why: 'an answer that is not JSON', status, again: true };
  }
}

function refusal(host: string, status: number, why: string): Problem {
  if (status === 401 || status === 403)
    return new Problem('auth', {
      detail: `The translation service at ${host} refuses the key (${why}). Set TRANSLATE_KEY to one that it knows.`,
    });
  if (status === 456 || status === 402)
    return new Problem('quota', { detail: `The translation service at ${host} has no quota left for this key (${why}).` });
  if (status === 400 || status === 413 || status === 422)
    return new Problem('bad_request', { detail: `The translation service at ${host} refuses the request (${why}).` });
  return new Problem('config', {
    detail: `The translation service at ${host} does not know the request (${why}). See whether TRANSLATE_URL and TRANSLATE_KIND are right.`,
  });
}

/** What the service says of a refusal, in one short line. */
function messageOf(text: string, key: string | undefined): string {
  let said: unknown = text;
  try {
    const json = JSON.parse(text) as { error?: unknown; message?: unknown; detail?: unknown };
    const error = json.error as { message?: unknown } | undefined;
    said = error?.message ?? json.error ?? json.message ?? json.detail ?? '';
  } catch {
    // A page of a proxy, which says nothing to an operator.
    if (text.trimStart().startsWith('<')) said = '';
  }
  const line = (typeof said === 'string' ? said : JSON.stringify(said)).replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return withoutKey(line, key).slice(0, messageMax);
}

/** A service may say the key back, as it is or with its end only. */
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

async function bounded(response: Response): Promise<string> {
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
