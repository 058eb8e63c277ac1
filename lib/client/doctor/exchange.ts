import { problemOfStatus, problemOfText, softProblem } from '#lib/client/reader/envelopes/read-problem.ts';
import { resolveReferences } from '#lib/client/reader/envelopes/references.ts';
import { followRedirects } from '#lib/client/transport/fetch-answer.ts';
import { parseJson, readBody } from '#lib/client/transport/read-body.ts';
import type { KeyPlacement, Transport } from '#lib/client/transport/transport.ts';
import { isProblem, Problem } from '#lib/domain/problem.ts';

/** One request of the doctor and everything that came back. */
export interface Exchange {
  readonly path: string;
  /** 0 when nothing came back. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
  /** Without references; undefined when there is none or it is not JSON. */
  readonly payload?: unknown;
  /** The failure that the client would see. */
  readonly problem?: Problem;
}

const timeoutMs = 10_000;

/** Asks once, without retries, and judges the answer by the same reading as the client. Never rejects. */
export async function exchange(transport: Transport, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Exchange> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  try {
    const response = await followRedirects(transport, path, { headers, signal: AbortSignal.timeout(timeoutMs) });
    const text = await readBody(response);
    return { path, status: response.status, headers: response.headers, text, milliseconds: elapsed(), ...judged(response, text) };
  } catch (error) {
    const problem = isProblem(error) ? error : new Problem('internal', { detail: String(error) });
    return { path, status: 0, headers: new Headers(), text: '', milliseconds: elapsed(), problem };
  }
}

function judged(response: Response, text: string): { payload?: unknown; problem?: Problem } {
  if (response.status >= 400) return { problem: problemOfStatus(response.status, response.headers, text) };
  if (text.trim() === '') return {};
  const type = response.headers.get('content-type') ?? '';
  if (/html/i.test(type) || /^\s*<(!doctype|html)/i.test(text)) return { problem: problemOfText(text, type) };
  try {
    const payload = parseJson(text);
    const problem = softProblem(payload, response.headers);
    return problem ? { problem } : { payload: resolveReferences(payload).payload };
  } catch (error) {
    return { problem: isProblem(error) ? error : new Problem('bad_payload') };
  }
}

/** The ways to send a key that are tried, most usual first; those in the address only by explicit wish, because addresses are logged. */
export function placementsToTry(allowQueryKey: boolean): readonly KeyPlacement[] {
  const header = (name: string, scheme: string | null = null): KeyPlacement => ({ in: 'header', name, scheme });
  const query = (name: string): KeyPlacement => ({ in: 'query', name, scheme: null });
  return [
    header('X-Api-Key'),
    header('ApiKey'),
    header('Api-Key'),
    header('Authorization', 'Bearer'),
    header('Authorization', 'ApiKey'),
    header('Authorization'),
    header('Ocp-Apim-Subscription-Key'),
    ...(allowQueryKey ? [query('api_key'), query('apikey')] : []),
  ];
}
