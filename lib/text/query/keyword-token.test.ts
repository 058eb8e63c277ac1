import { expect, test } from 'vitest';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { keywordRuns, keywordToken, keywordTokens } from './keyword-token.ts';

const token = (text: string) => keywordToken(analyse(text).units);

test.each([
  ['Euler angles', 'euler angle'],
  ['gamma-ray bursts', 'Gamma ray burst'],
  ['theory of relativity', 'theory relativity'],
  ['زوايا أويلر', 'زاوية أويلر'],
  ['الذهب', 'ذهب'],
])('%s and %s are one keyword', (one, other) => {
  expect(token(one)).toBeDefined();
  expect(token(one)).toBe(token(other));
});

test.each(['', 'of the', 'data analysis', 'النظام', 'seven wonderful green moons circle Jupiter tonight'])('%j is no keyword', (text) => {
  expect(token(text)).toBeUndefined();
});

test('each token appears once', () => {
  expect(keywordTokens(['comet', 'Comets', 'data', 'coma'])).toEqual(['k_comet', 'k_coma']);
});

test('any run of up to four words that begins and ends with a content word may be a keyword', () => {
  const runs = keywordRuns(analyse('the angles of Euler').units);
  expect(runs).toEqual([
    { from: 1, to: 2, token: 'k_angl' },
    { from: 1, to: 4, token: 'k_angleuler' },
    { from: 3, to: 4, token: 'k_euler' },
  ]);
  expect(keywordRuns(analyse('one two three four five six').units).every(({ from, to }) => to - from <= 4)).toBe(true);
});
