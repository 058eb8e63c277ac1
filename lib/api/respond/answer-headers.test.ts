import { expect, it } from 'vitest';
import { AnswerHeaders } from './answer-headers.ts';

it('AnswerHeaders reads and joins values like the Headers of the platform', () => {
  const steps = (headers: Headers | AnswerHeaders) => {
    headers.set('ETag', 'W/"1"');
    headers.append('Link', '<a>; rel="first"');
    headers.append('link', '<b>; rel="next"');
    headers.set('x-request-id', 'second');
    headers.delete('Vary');
    return {
      etag: headers.get('etag'),
      vary: headers.get('Vary'),
      has: [headers.has('LINK'), headers.has('vary')],
      all: [...headers].sort(),
    };
  };
  const initialHeaders = { 'X-Request-Id': 'first', Vary: 'Accept' };
  expect(steps(new AnswerHeaders(initialHeaders))).toEqual(steps(new Headers(initialHeaders)));
});

it('a copy changes independently of the original', () => {
  const first = new AnswerHeaders({ Vary: 'Accept' });
  const copy = new AnswerHeaders(first);
  copy.set('Vary', 'Cookie');
  expect([first.get('vary'), copy.get('vary')]).toEqual(['Accept', 'Cookie']);
});
