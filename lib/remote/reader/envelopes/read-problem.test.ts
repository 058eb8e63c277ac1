import { describe, expect, it } from 'vitest';
import { problemOfStatus, problemOfText, softProblem } from './read-problem.ts';

const none = new Headers();
const ofStatus = (status: number, body: unknown = '', headers: Record<string, string> = {}) =>
  problemOfStatus(status, new Headers(headers), typeof body === 'string' ? body : JSON.stringify(body));

describe('an error status', () => {
  it.each([
    [400, { type: 'x', title: 'One or more validation errors occurred.', status: 400, errors: { Year: ['bad'] } }, 'bad_request'],
    [401, '', 'auth'],
    [401, { statusCode: 401, message: 'Access denied due to missing subscription key.' }, 'auth'],
    [403, { message: 'Invalid API key' }, 'auth'],
    [403, { message: 'المفتاح غير صالح' }, 'auth'],
    [403, { message: 'Your region may not see this.' }, 'forbidden'],
    [403, '<html>Request Rejected. Your support ID is 1</html>', 'blocked'],
    [404, '<!DOCTYPE html><html>404</html>', 'not_found'],
    [410, { type: 'Error', httpStatus: 410, label: 'Gone' }, 'gone'],
    [422, {}, 'bad_request'],
    [429, { message: 'x', code: '429' }, 'rate_limited'],
    [429, { message: 'API calls quota exceeded! maximum admitted 120 per 1m.' }, 'rate_limited'],
    [429, { message: 'Daily quota exceeded' }, 'quota'],
    [429, { message: 'تجاوزت الحد اليومي' }, 'quota'],
    [500, { error: { code: 0, message: 'An internal error occurred' } }, 'upstream_error'],
    [501, '', 'upstream_error'],
    [502, 'Bad gateway', 'unavailable'],
    [503, '', 'unavailable'],
    [418, '', 'bad_request'],
  ])('%i with %j is reported as %s', (status, body, kind) => expect(ofStatus(status, body).kind).toBe(kind));

  it("reports the service's message in any of its forms", () => {
    expect(ofStatus(400, { error: { message: 'A', validationErrors: [] } }).detail).toBe('HTTP 400: A');
    expect(ofStatus(400, { errors: [{ description: 'B' }] }).detail).toBe('HTTP 400: B');
    expect(ofStatus(400, { messageAr: 'ج' }).detail).toBe('HTTP 400: ج');
    expect(ofStatus(500, { status: 'error', message: { name: 'X', description: 'D', stack: 'host' } }).detail).toBe('HTTP 500: D');
    expect(ofStatus(400, { message: 'x'.repeat(5000) }).detail?.length).toBeLessThan(400);
  });

  it('keeps the id of the request', () => {
    expect(ofStatus(500, { traceId: '00-abc-def-00' }).requestId).toBe('00-abc-def-00');
    expect(ofStatus(500, '', { 'x-request-id': 'req-12345' }).requestId).toBe('req-12345');
  });

  it('a limit that is renewed within an hour is a rate limit, with the seconds to wait', () => {
    const seconds = (headers: Record<string, string>) => ofStatus(429, '', headers);
    const inSeconds = (wait: number) => new Date(Date.now() + wait * 1000);
    for (const [headers, wait] of [
      [{ 'retry-after': '3' }, 3],
      [{ 'retry-after': '3600' }, 3600],
      [{ 'retry-after': inSeconds(35).toUTCString() }, 35],
      [{ ratelimit: '"burst";r=0;t=5' }, 5],
      [{ ratelimit: 'limit=120, remaining=0, reset=35' }, 35],
      [{ 'ratelimit-reset': '17' }, 17],
      [{ 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 7) }, 7],
      [{ 'x-rate-limit-reset': inSeconds(41).toISOString() }, 41],
      [{ 'ratelimit-policy': '120;w=30' }, 30],
      [{}, 60],
    ] as const) {
      const problem = seconds(headers);
      expect(problem.kind, JSON.stringify(headers)).toBe('rate_limited');
      expect(Math.abs((problem.retryAfterSeconds ?? 0) - wait), JSON.stringify(headers)).toBeLessThanOrEqual(2);
    }
  });

  it('a limit that is renewed later or is declared as daily is a quota', () => {
    expect(ofStatus(429, '', { 'retry-after': '40000' })).toMatchObject({ kind: 'quota', retryAfterSeconds: 40_000 });
    expect(ofStatus(429, { message: 'Come back tomorrow' })).toMatchObject({ kind: 'quota' });
    expect(ofStatus(429, { message: 'Daily quota' }, { 'retry-after': '20' })).toMatchObject({
      kind: 'rate_limited',
      retryAfterSeconds: 20,
    });
    expect(ofStatus(503, '', { 'retry-after': '40000' })).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 40_000 });
  });

  it('a limit inside a successful status has a wait too', () => {
    expect(softProblem({ success: false, message: 'Too many requests' }, new Headers())).toMatchObject({
      kind: 'rate_limited',
      retryAfterSeconds: 60,
    });
  });
});

describe('a failure inside a successful status', () => {
  const kind = (payload: unknown) => softProblem(payload, none)?.kind;
  it.each([
    [{ isSuccess: false, message: 'x', statusCode: 404 }, 'not_found'],
    [{ success: false, error_code: 'INVALID_API_KEY' }, 'auth'],
    [{ succeeded: false, errors: ['Unauthorized'] }, 'auth'],
    [{ success: false, message: 'غير مصرح' }, 'auth'],
    [{ isFailed: true, error: { code: '429', message: 'slow' } }, 'rate_limited'],
    [{ success: false, message: 'Quota of 1000 requests per day reached' }, 'quota'],
    [{ status: 'error', 'message-type': 'exception', message: { name: 'E' } }, 'upstream_error'],
    [{ Success: 'false', Message: 'لا توجد بيانات: السجل غير موجود' }, 'not_found'],
    [{ error: 'boom', message: 'it broke' }, 'upstream_error'],
    [{ statusCode: 500, message: 'x' }, 'upstream_error'],
    [{ Response: { IsOk: false, StatusCode: 401, Message: 'No key' } }, 'auth'],
    [{ Response: { IsOk: false, StatusCode: 401, Data: null } }, 'auth'],
    [{ GetAllResearchResult: { Response: { IsOk: false, StatusCode: 429 } } }, 'rate_limited'],
    [{ d: { result: { status: { code: 404, message: 'Nothing' } } } }, 'not_found'],
    [{ data: null, meta: { success: 'false', message: 'Invalid API key' } }, 'auth'],
    [{ Body: { Header: { ResponseCode: '403' } } }, 'forbidden'],
    [{ response: { title: 'Unauthorized', status: 401, type: 'about:blank' } }, 'auth'],
    [{ result: { error: { code: 401, message: 'Key' } } }, 'auth'],
  ])('is read from %j as %s', (payload, expected) => expect(kind(payload)).toBe(expected));

  it.each([
    [{ success: true, data: [] }],
    [{ id: 1, title: 'x', status: 'published' }],
    [[]],
    [{ status: 200, data: {} }],
    [{ items: [], error: null }],
    [{ id: 5, title: 'Error correction', code: 'ab' }],
    [{ Response: { IsOk: true, StatusCode: 200, Data: [{ id: 1, code: 404 }] } }],
    [{ data: { id: 1, title: 'x', type: { name: 'Error', code: 404 }, success: false } }],
    [{ id: 1, title: 'x', venue: { code: 450 } }],
    [{ data: { title: 'x', authors: [], status: 'failed' } }],
    [{ items: [{ success: false }], facets: { code: { code: 404 } }, links: { status: 500 } }],
  ])('is not read from %j', (payload) => expect(kind(payload)).toBeUndefined());
});

it('a page instead of an answer is a firewall’s or unreadable', () => {
  expect(problemOfText('<html>The requested URL was rejected. Your support ID is: 9</html>', 'text/html').kind).toBe('blocked');
  expect(problemOfText('<html>Welcome to IIS</html>', 'text/html').kind).toBe('bad_payload');
});
