import { Problem, type ProblemKind } from '#lib/base/problem.ts';
import { envelope } from '#lib/remote/reader/tables/envelope-table.ts';
import {
  dayWords,
  defaultWaitSeconds,
  firewallWords,
  keyWords,
  kindOfStatus,
  kindOfWord,
  rateLimitSecondsMax,
} from '#lib/remote/reader/tables/error-table.ts';
import { isMembers, type Members, namesIn } from '#lib/remote/reader/tables/names.ts';
import { openRow } from '#lib/remote/reader/tables/row.ts';
import { parseLine } from '#lib/remote/reader/values/parse-text.ts';
import { parseFlag, parseInteger } from '#lib/remote/reader/values/parse-value.ts';
import { parseJson } from './read-body.ts';

/** The problem of a response with an error status. `body` is its text, of any content type. */
export function problemOfStatus(status: number, headers: Headers, body: string): Problem {
  const payload = quietParse(body);
  const level = isMembers(payload) ? failingLevel(payload) : undefined;
  const message = messageOf(payload) ?? messageOf(level) ?? '';
  const requestId = requestIdOf(headers, payload) ?? requestIdOf(headers, level);
  const detail = `HTTP ${status}${message ? `: ${message}` : ''}`;
  let kind: ProblemKind = kindOfStatus[status] ?? (status >= 500 ? 'upstream_error' : 'bad_request');
  if (status === 403 && payload === undefined && firewallWords.test(body)) kind = 'blocked';
  else if (status === 403 && keyWords.test(message || body.slice(0, 2000))) kind = 'auth';
  return withWait(kind, { detail, ...(requestId && { requestId }) }, `${message} ${body.slice(0, 2000)}`, headers);
}

/**
 * Reads the error that a service reports in the body although the HTTP status is 2xx, such as `{isSuccess: false, message}`.
 * Searches wrapper objects, too. Returns undefined if the body reports no error.
 */
export function softProblem(payload: unknown, headers: Headers): Problem | undefined {
  const level = isMembers(payload) ? failingLevel(payload) : undefined;
  if (!level) return undefined;
  const message = messageOf(level) ?? messageOf(payload) ?? '';
  const statusCode = statusInside(level);
  const requestId = requestIdOf(headers, level) ?? requestIdOf(headers, payload);
  const codeWords = String(openRow(level).get('errorcode') ?? '').replaceAll('_', ' ');
  const kindFromWords = kindOfWord.find(([words]) => words.test(message) || words.test(codeWords))?.[1];
  const kind = (statusCode !== undefined && statusCode >= 400 ? kindOfStatus[statusCode] : undefined) ?? kindFromWords ?? 'upstream_error';
  const detail = `An answer with a success status reports: ${message || 'failed'}`;
  return withWait(kind, { detail, ...(requestId && { requestId }) }, `${message} ${codeWords}`, headers);
}

/** Adds the seconds to wait. A rate limit with a wait of over an hour, or with no wait and a message about a day, becomes `quota`. */
function withWait(kind: ProblemKind, fields: { detail: string; requestId?: string }, words: string, headers: Headers): Problem {
  const statedWait = waitSeconds(headers);
  const createProblem = (problemKind: ProblemKind, wait = statedWait) =>
    new Problem(problemKind, { ...fields, ...(wait !== undefined && { retryAfterSeconds: wait }) });
  if (kind !== 'rate_limited') return createProblem(kind);
  const wait = statedWait ?? (dayWords.test(words) ? undefined : (windowSeconds(headers) ?? defaultWaitSeconds));
  return wait === undefined || wait > rateLimitSecondsMax ? createProblem('quota') : createProblem('rate_limited', wait);
}

/** The problem of a response that is not JSON: a firewall page, or an unreadable body. */
export function problemOfText(body: string, contentType: string): Problem {
  const isFirewall = firewallWords.test(body.slice(0, 20_000));
  return new Problem(isFirewall ? 'blocked' : 'bad_payload', {
    detail: isFirewall ? 'A firewall answered in place of the service.' : `The answer is ${contentType || 'of no type'}, not JSON.`,
  });
}

/** Maximum depth of nested wrapper objects. */
const envelopeDepthMax = 5;
const recordNames = namesIn('id researchid authorid name fullname nameen namear titleen titlear year publicationyear authors');

/** The object that reports a failure: the response or a wrapper inside it. The search stops at the first record. */
function failingLevel(level: Members, depth = 1): Members | undefined {
  const row = openRow(level);
  const isRecord = recordNames.some((name) => row.shape.has(name));
  if ((depth === 1 || !isRecord) && hasFailure(level)) return level;
  if (isRecord || depth === envelopeDepthMax) return undefined;
  for (const name of row.shape.keys()) {
    const inner = envelope.notList.includes(name) ? undefined : row.get(name);
    const failing = isMembers(inner) ? failingLevel(inner, depth + 1) : undefined;
    if (failing) return failing;
  }
  return undefined;
}

function hasFailure(payload: Members): boolean {
  const row = openRow(payload);
  if (envelope.ok.some((name) => parseFlag(row.get(name)) === false)) return true;
  if (envelope.failed.some((name) => parseFlag(row.get(name)) === true)) return true;
  const status = row.get('status');
  if (typeof status === 'string' && /^(error|fail|failed|failure|false)$/i.test(status)) return true;
  if (row.get('unauthorizedrequest') === true) return true;
  // An `error` member is a failure if no other member could be content.
  const error = row.get('error');
  if (
    (isMembers(error) || typeof error === 'string') &&
    [...row.shape.keys()].every((name) =>
      /^(error|errors|message|status|code|statuscode|timestamp|path|traceid|requestid|type|title|detail)$/.test(name),
    )
  )
    return true;
  const inner = statusInside(payload);
  return inner !== undefined && inner >= 400 && inner < 600;
}

const statusNames = namesIn('statuscode httpstatus httpstatuscode responsecode resultcode status code errorcode');

function statusInside(payload: Members): number | undefined {
  const row = openRow(payload);
  const error = row.get('error');
  const codes = statusNames.map((name) => row.get(name));
  return [...codes, isMembers(error) ? openRow(error).get('code') : undefined]
    .map(parseInteger)
    .find((code) => code !== undefined && code >= 100 && code < 600);
}

/** The service's error message, truncated, in the language that it uses. */
function messageOf(payload: unknown): string | undefined {
  if (typeof payload === 'string') return parseLine(payload)?.slice(0, 300);
  if (!isMembers(payload)) return undefined;
  const row = openRow(payload);
  const direct = envelope.message.flatMap((name) => [row.get(name), row.get(`${name}en`), row.get(`${name}ar`)]);
  const nested = direct.filter(isMembers).map(messageOf);
  const lists = [row.get('errors'), row.get('validationerrors')].map(firstMessage);
  return [...direct.map((value) => (typeof value === 'string' ? parseLine(value) : undefined)), ...nested, ...lists]
    .find((text) => text !== undefined)
    ?.slice(0, 300);
}

function firstMessage(errors: unknown): string | undefined {
  const [first] = Array.isArray(errors) ? errors : isMembers(errors) ? Object.values(errors).flat() : [];
  return messageOf(first);
}

function requestIdOf(headers: Headers, payload: unknown): string | undefined {
  const row = isMembers(payload) ? openRow(payload) : undefined;
  const id = headers.get('x-request-id') ?? parseLine(row?.get('requestid')) ?? parseLine(row?.get('traceid'));
  return id !== undefined && /^[\w.:|-]{4,128}$/.test(id) ? id : undefined;
}

/** Seconds until a retry, from `Retry-After` (seconds or a date) or a rate limit header (seconds, epoch seconds or a date). */
function waitSeconds(headers: Headers): number | undefined {
  const limit = headers.get('ratelimit') ?? '';
  const candidates = [
    headers.get('retry-after'),
    /(?:^|;)\s*t=(\d+)/.exec(limit)?.[1] ?? /\breset=(\d+)/.exec(limit)?.[1],
    ...['ratelimit-reset', 'x-ratelimit-reset', 'x-rate-limit-reset'].map((name) => headers.get(name)),
  ];
  return candidates.map((text) => secondsFrom(text?.trim() ?? '')).find((seconds) => seconds !== undefined);
}

/** A number of this size is an epoch time in seconds, not a duration. */
const momentMin = 1_000_000_000;

function secondsFrom(text: string): number | undefined {
  const isNumber = /^\d{1,12}(?:\.\d+)?$/.test(text);
  if (isNumber && Number(text) < momentMin) return Math.ceil(Number(text));
  const atMs = isNumber ? Number(text) * 1000 : Date.parse(text);
  return Number.isNaN(atMs) ? undefined : Math.max(0, Math.ceil((atMs - Date.now()) / 1000));
}

/** The shortest time window of the rate limits, in seconds (`w=60` in `RateLimit-Policy: 120;w=60`). */
function windowSeconds(headers: Headers): number | undefined {
  const windows = [...(headers.get('ratelimit-policy') ?? '').matchAll(/;\s*w=(\d{1,9})/g)].map(([, seconds]) => Number(seconds));
  return windows.length > 0 ? Math.min(...windows) : undefined;
}

function quietParse(body: string): unknown {
  try {
    // `parseJson` also limits depth and size, because an extremely nested body must not be searched.
    return parseJson(body);
  } catch {
    return /^\s*</.test(body) ? undefined : body.slice(0, 2000) || undefined;
  }
}
