import { requestIdOf } from '#lib/base/http/request-id.ts';
import type { Tier } from '#lib/contract/service-limits.ts';
import { apiVersion } from '#lib/contract/version.ts';
import type { Language } from '#lib/languages/languages.ts';
import { negotiateLanguage } from '#lib/languages/negotiate-language.ts';
import type { FinishedAnswer } from './answer-cache.ts';
import { AnswerHeaders } from './answer-headers.ts';
import { languageOfPath } from './match-route.ts';

/** The caller: the holder of a key. */
export interface Principal {
  /** Public id of the key. */
  readonly keyId: string;
  readonly tier: Tier;
  /** Requests that all processes counted for this key today, as of the last look-up of the key. */
  readonly usedToday: number;
}

/** One request during its processing. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly requestId: string;
  /** Language of problem responses: from the path, else from `Accept-Language`, else English. */
  readonly language: Language;
  readonly isHead: boolean;
  /** Headers of every response to this call, including problem responses. Admission adds the limit headers. */
  readonly headers: AnswerHeaders;
  /** `operation` and `keyId` are for the log and the counters. Each is set as soon as it is known. */
  operation?: string;
  keyId?: string;
  /** The answer of an operation, with the response body; undefined for other responses, such as documents and problems. */
  answer?: FinishedAnswer;
}

const exposedHeaders =
  'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, X-Api-Version, Deprecation, Sunset, Content-Language, Content-Location';

/** Starts a call: its id, language and common headers. `now` is in milliseconds. */
export function startCall(request: Request, now: number): Call {
  const url = new URL(request.url);
  const requestId = requestIdOf(request.headers.get('x-request-id'), now);
  const headers = new AnswerHeaders({
    'X-Request-Id': requestId,
    'X-Api-Version': apiVersion,
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': exposedHeaders,
  });
  const language = languageOfPath(url.pathname) ?? negotiateLanguage(request.headers.get('accept-language'));
  return { request, url, requestId, language, isHead: request.method === 'HEAD', headers };
}
