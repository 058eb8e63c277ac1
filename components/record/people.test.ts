import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import { titledResearch } from '#lib/domain/fixtures/titled-research.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Authorship } from '#lib/domain/research.ts';
import { PeopleLine, PeopleList } from './people.tsx';

const families = ['Abbott', 'Barish', 'Çelik', 'al-Dabbagh', 'Essid'];

/** A collaboration in which only the last author has a family name that starts with Z. */
function collaboration(authorCount: number) {
  const authors = Array.from({ length: authorCount }, (_, index): Authorship => {
    const family = index === authorCount - 1 ? 'Zweizig' : families[index % families.length];
    return { position: index + 1, name: { value: `N. ${family}`, lang: 'en' } };
  });
  return titledResearch('Waves from a merger', 'en', { authors, authorCount });
}

const list = (language: Language, authorCount: number) =>
  render(
    language,
    createElement(PeopleList, { research: collaboration(authorCount), language, hasPlacePages: true, nextSection: 'details' }),
  );
const valuesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);

it.each([
  ['en', 'and 238 more', 'Authors 101 to 200'],
  ['ar', 'و238 مؤلفًا آخر', 'المؤلفون من 101 إلى 200'],
] as const)('250 authors in %s are shown in folds of a hundred with an index of letters', (language, more, fold) => {
  const line = render(language, createElement(PeopleLine, { research: collaboration(250), language, nextSection: 'details' }));
  expect(line).toMatch(new RegExp(`<a href="#people"[^>]*>${more}</a>`));
  const html = list(language, 250);
  expect(html.match(/id="people"/g)).toHaveLength(1);
  expect(valuesOf(html, /<li id="author-(\d+)"/g)).toHaveLength(250);
  expect(valuesOf(html, /<ol[^>]* start="(\d+)"/g)).toEqual(['1', '101', '201']);
  expect(html).toContain(fold);
  expect(valuesOf(html, /<bdi>(\p{L})<\/bdi>/gu)).toEqual(['A', 'B', 'C', 'D', 'E', 'Z']);
  expect(valuesOf(html, /href="#author-(\d+)"/g)).toEqual(['1', '2', '3', '4', '5', '250']);
});

it('a list of 30 authors has the index and no folds, and one of 20 has neither', () => {
  const html = list('en', 30);
  expect(valuesOf(html, /href="#author-(\d+)"/g)).toEqual(['1', '2', '3', '4', '5', '30']);
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(list('en', 20)).not.toContain('href="#author-');
});
