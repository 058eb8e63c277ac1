import { expect, it } from 'vitest';
import { parseQuery } from '#lib/text/parse-query.ts';
import { queryExpressions } from './match-expression.ts';

const softOf = (query: string) => queryExpressions(parseQuery(query).clauses, 'all').soft;

it('lifts by nothing in a sentence, where each word adds a little', () => {
  expect(softOf('measurement of the pressure on blunt cones detection effects in hypersonic flow')).toEqual([]);
});

it('lifts by what was done with a subject, and by what becomes of it', () => {
  expect(softOf('detection of gravitational waves')).toHaveLength(1);
  expect(softOf('how do stars die').join()).toContain('"end"');
});
