import { isProblem, Problem } from '#lib/base/problem.ts';
import { readBody } from '#lib/remote/reader/envelopes/read-body.ts';
import { followRedirects, parseAnswer } from '#lib/remote/transport/fetch-answer.ts';
import type { KeyPlacement, Transport } from '#lib/remote/transport/transport.ts';

/** One request of the doctor and its response. */
export interface Exchange {
  readonly path: string;
  /** HTTP status; 0 if no readable response arrived. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
  /** The parsed body with its references resolved; undefined when the body is empty or not JSON. */
  readonly payload: unknown;
  /** The problem that the client of the site would report for this response. */
  readonly problem?: Problem;
}

const timeoutMs = 10_000;

/** Sends one request without retries and parses the response as the client does. Never rejects. */
export async function exchange(transport: Transport, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Exchange> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  try {
    const response = await followRedirects(transport, path, { headers, signal: AbortSignal.timeout(timeoutMs) });
    const text = await readBody(response);
    return { path, status: response.status, headers: response.headers, text, milliseconds: elapsed(), ...parseOrFail(response, text) };
  } catch (error) {
    const problem = isProblem(error) ? error : new Problem('internal', { detail: String(error) });
    return { path, status: 0, headers: new Headers(), text: '', milliseconds: elapsed(), payload: undefined, problem };
  }
}

function parseOrFail(response: Response, text: string): Pick<Exchange, 'payload' | 'problem'> {
  try {
    return { payload: parseAnswer(response, text).payload };
  } catch (error) {
    return { payload: undefined, problem: isProblem(error) ? error : new Problem('bad_payload') };
  }
}

/** The key placements to try, most common first; query parameters only if allowed, because URLs appear in logs. */
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
