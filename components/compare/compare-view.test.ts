import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import type { Language } from '#lib/languages/languages.ts';
import { CompareView } from './compare-view.tsx';

const columnOf = (id: string) => ({
  ...{ id, name: { value: id, lang: 'en' }, href: `/en/areas/${id}`, withoutHref: '/en/compare' },
  ...{ total: 4, free: 0, people: 5, citations: { sum: 9, counted: 2 }, years: new Map<number, number>() },
  ...{ areas: id === '1' ? [{ id: 'moon', name: { value: 'Moon', lang: 'en' }, count: 3 }] : [], partners: [] },
});

/** A comparison of as many areas as pairs need, of which the first and each other have `counts` works in common. */
function htmlOf(language: Language, ...counts: readonly number[]): string {
  const [one, ...others] = [columnOf('1'), ...counts.map((_, index) => columnOf(String(index + 2)))];
  const pairs = others.map((other, index) => ({ of: [one, other] as const, count: counts[index] ?? 0, works: [] }));
  const props = { kind: 'focusedAreaId', columns: [one, ...others], pairs, csvHref: '/', chartHref: undefined, language } as const;
  return render(language, createElement(CompareView, props));
}

it.each([
  ['en', 'Only the newest'],
  ['ar', 'لا يُسرد'],
] as const)('a pair of a comparison states in %s if only some of its works in common are listed, and links more', (language, sentence) => {
  const more = `href="/${language}/compare?focusedAreaId=1,2#common"`;
  const pages = [[300, 0], [0, 0], [300]].map((counts) => htmlOf(language, ...counts));
  expect(pages.map((html) => [html.includes(sentence), html.includes(more)])).toEqual([
    [true, true],
    [false, false],
    [true, false],
  ]);
});

it('states to how many works the citations refer', () => {
  expect(htmlOf('en', 0)).toContain('in 2 works');
  expect(htmlOf('ar', 0)).toContain('في عملين');
});

it('pairs without works in common share one line, and each value has the name of its column for phones', () => {
  const html = htmlOf('en', 0, 0);
  expect(html).not.toMatch(/<ol|<ul data-testid="pairs"/);
  expect(html.match(/None in common/g)).toHaveLength(1);
  const cells = html
    .split('<tr')
    .slice(2)
    .map((row) => [...row.matchAll(/<td data-label="(\d)"/g)].map(([, name]) => name));
  expect(cells.length).toBeGreaterThan(3);
  for (const names of cells) expect(names).toEqual(['1', '2', '3']);
});

it('leaves out a row that is zero in all columns, and on a phone a cell that is zero', () => {
  const html = htmlOf('en', 0);
  for (const label of ['Free to read', 'First and last year', 'Most frequent collaborators']) expect(html).not.toContain(label);
  const cells =
    html
      .split('Moon')[1]
      ?.split('</tr>')[0]
      ?.match(/<td[^>]*>/g) ?? [];
  expect(cells.map((cell) => cell.includes('max-md:hidden'))).toEqual([false, true]);
});

it('folds the works in common if there are several pairs', () => {
  expect(htmlOf('en', 300)).toContain('<details open');
  expect(htmlOf('en', 300, 200)).not.toContain('<details open');
});
