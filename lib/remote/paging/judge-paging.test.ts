import { expect, it } from 'vitest';
import { judgePaging, type Observation } from './judge-paging.ts';

const page = (ids: string, extra: Partial<Observation> = {}): Observation => ({ ids: [...ids], total: 6, ...extra });
const [ab, cd, ef, none] = [page('ab'), page('cd'), page('ef'), page('')];
const tiny = (extra: Partial<Observation> = {}) => page('a', { total: 1, ...extra });

it.each([
  ['page 0 fails', { zero: undefined, one: ab, two: cd }, { base: 1, because: 'page_zero_fails' }],
  ['page 0 is page 1', { zero: ab, one: ab, two: cd }, { base: 1, because: 'page_zero_is_page_one' }],
  ['page 0 is empty', { zero: none, one: ab, two: cd }, { base: 1, because: 'page_zero_empty' }],
  ['no page is page 0', { zero: ab, one: cd, two: ef, none: page('abcdef') }, { base: 0, because: 'default_is_page_zero' }],
  ['no page is page 1', { zero: ef, one: ab, two: cd, none: page('abcd') }, { base: 1, because: 'default_is_page_one' }],
  ['page 1 is empty', { zero: tiny(), one: none, two: none }, { base: 0, because: 'page_one_empty' }],
  ['all pages are alike', { zero: ab, one: ab, two: ab }, { ignored: true, because: 'all_pages_alike' }],
  [
    'more rows than asked',
    { zero: page('abcdef'), one: page('abcdef'), two: page('abcdef') },
    { ignored: true, because: 'more_rows_than_asked' },
  ],
  [
    'pages of a size of their own',
    { zero: page('abc'), one: page('def'), two: page('ghi'), none: page('abc') },
    { base: 0, ignored: false, fixedSize: 3 },
  ],
  [
    'a tiny result and a flag',
    { zero: tiny(), one: tiny({ hasPrevious: false }), two: tiny() },
    { base: 1, because: 'has_previous_at_one' },
  ],
  [
    'a tiny result and a flag of base 0',
    { zero: tiny(), one: tiny({ hasPrevious: true }), two: tiny() },
    { base: 0, because: 'has_previous_at_one' },
  ],
  ['a tiny result and an echo', { zero: tiny({ index: 1 }), one: tiny(), two: tiny() }, { base: 1, because: 'page_zero_says_one' }],
  ['nothing to go by', { zero: tiny(), one: tiny(), two: tiny() }, { base: 1, certain: false, because: 'undetermined' }],
] as const)('%s', (_name, seen, verdict) => {
  expect(judgePaging({ size: 2, again: seen.one, ...seen })).toMatchObject(verdict);
});

it('an order that changes between two equal requests is unstable', () => {
  expect(judgePaging({ size: 2, zero: ab, one: cd, again: ef, two: ab, none: ab })).toMatchObject({ stableOrder: false, certain: false });
});
