import { describe, expect, test } from 'vitest';
import { pageVerdict, payloadShowsCachedData, refusedStatus, showsCachedData, showsProblem } from './page-verdict.ts';

test.each([
  ['<div tabindex="-1" role="alert" data-refused="422" class="a">', 422],
  ['1:{"kind":"faults","status":429,"values":{}}', 429],
  ['1:{"kind":"gone","status":410}', 410],
  ['1:{"kind":"issued","status":500}', undefined],
  // Text typed into the form is returned with its quotation marks escaped.
  ['<input value="a data-refused=&quot;503&quot;">1:{"name":"\\"kind\\":\\"faults\\",\\"status\\":503"}', undefined],
])('the answer to a form, %s, refuses it with %s', (answer, status) => expect(refusedStatus(answer)).toBe(status));

describe('the verdict of a page', () => {
  test.each([404, 410, 429, 503])('data-status %i on main is the status', (status) => {
    expect(pageVerdict(`<body><main id="content" data-status="${status}" class="a">x</main>`)).toEqual({ status });
  });
  test('main without a status is 200', () => {
    expect(pageVerdict('<main id="content">')).toEqual({ status: 200 });
  });
  test('a page without main has no verdict', () => {
    expect(pageVerdict('<body>Internal Server Error</body>')).toBeUndefined();
  });
  test('only the attributes of main count', () => {
    expect(pageVerdict('<p data-status="404"></p><main data-x="data-status=500">')).toEqual({ status: 200 });
    expect(pageVerdict('<mainly data-status="404"><main>')).toEqual({ status: 200 });
  });
  test('a redirecting page gives its path with entities decoded', () => {
    expect(pageVerdict('<main data-status="301" data-location="/en/research/2?a=1&amp;b=2">')).toEqual({
      status: 301,
      location: '/en/research/2?a=1&b=2',
    });
  });
  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/a b', ''])('a redirect to %j is ignored', (location) => {
    expect(pageVerdict(`<main data-status="301" data-location="${location}">`)).toEqual({ status: 200 });
  });
  test('an error may set Retry-After, a success may not', () => {
    expect(pageVerdict('<main data-status="429" data-retry-after="7">')).toEqual({ status: 429, retryAfterSeconds: 7 });
    expect(pageVerdict('<main data-status="200" data-retry-after="7">')).toEqual({ status: 200 });
    expect(pageVerdict('<main data-status="503" data-retry-after="x">')).toEqual({ status: 503 });
  });
  test('an invalid status is 200', () => {
    expect(pageVerdict('<main data-status="9999">')).toEqual({ status: 200 });
    expect(pageVerdict('<main data-status="x">')).toEqual({ status: 200 });
  });
});

test('a payload with a problem is recognised by the same attribute', () => {
  expect(showsProblem('["$","main",null,{"id":"content","data-status":404}]')).toBe(true);
  expect(showsProblem('["$","main",null,{"id":"content"}]')).toBe(false);
});

test('cached data are recognised by their mark, in a page and in a payload', () => {
  expect(showsCachedData('<p data-as-of="2026-11-21T08:00:00Z">')).toBe(true);
  expect(payloadShowsCachedData('["$","p",null,{"data-as-of":"2026-11-21T08:00:00Z"}]')).toBe(true);
  expect(showsCachedData('<p>data-as-of</p>')).toBe(false);
  expect(payloadShowsCachedData('["$","$L1",null,{"initial":{"page":{"asOf":"2026-11-21T08:00:00Z"}}}]')).toBe(true);
  expect(payloadShowsCachedData('["$","p",null,{"children":"say \\"asOf\\":\\"now\\""}]')).toBe(false);
});

test('cached data are recognised in a JSON string, and text of records cannot imitate them', () => {
  const payload = (answer: object) => JSON.stringify(['$', '$L1', null, { initial: JSON.stringify(answer) }]);
  expect(payloadShowsCachedData(payload({ page: { items: [], asOf: '2026-11-21T08:00:00Z' } }))).toBe(true);
  expect(payloadShowsCachedData(payload({ page: {}, facetsFailed: true }))).toBe(true);
  expect(payloadShowsCachedData(payload({ page: { items: [{ title: 'say "asOf":"now"' }] } }))).toBe(false);
  expect(payloadShowsCachedData(`1:T400,${JSON.stringify({ page: { items: [{ title: 'say "asOf":"now"' }] } })}`)).toBe(false);
  expect(payloadShowsCachedData(`1:T400,${JSON.stringify({ page: { items: [], asOf: '2026-11-21T08:00:00Z' } })}`)).toBe(true);
});

test('a list without facets is recognised by its mark and by its payload', () => {
  expect(showsCachedData('<div data-incomplete="facets">')).toBe(true);
  expect(payloadShowsCachedData('["$","$L1",null,{"initial":{"facetsFailed":true}}]')).toBe(true);
});
