import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import type { Authorship } from '#lib/domain/research.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { PeopleLine, PeopleList } from './people.tsx';

function collaboration(authorCount: number, more: Partial<Authorship> = {}) {
  const authors = Array.from({ length: authorCount }, (_, index): Authorship => {
    return { position: index + 1, name: { value: `N. Barish ${index + 1}`, lang: 'en' }, ...more };
  });
  return titledResearch('Waves from a merger', 'en', { authors, authorCount });
}

const list = (language: Language, research: ReturnType<typeof collaboration>) =>
  render(language, createElement(PeopleList, { research, language, hasPlacePages: true }));
/** Without the spans that keep a number with the word before it. */
const withoutSpans = (html: string) => html.replaceAll(/<\/?span[^>]*>/g, '');
const positionsIn = (html: string) => [...html.matchAll(/<li value="(\d+)"/g)].map(([, value]) => Number(value));

it.each([
  ['en', 'and 3,694 more', 'All 3,700 authors'],
  ['ar', 'و3,694 مؤلفًا آخر', 'جميع المؤلفين وعددهم 3,700'],
] as const)('of 3,700 authors in %s the first 30 are shown, and the others are a link to the list of authors', (language, more, all) => {
  const research = collaboration(3700);
  const line = render(language, createElement(PeopleLine, { research, language }));
  expect(line).toMatch(new RegExp(`<a href="/${language}/research/1/authors"[^>]*>${more}</a>`));
  const html = list(language, research);
  expect(positionsIn(html)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(html).toMatch(new RegExp(`<a href="/${language}/research/1/authors"[^>]*>${all}</a>`));
  expect(html).toContain('/authors.csv"');
});

it('30 authors are all in a closed fold of the page, without a link to the list of authors', () => {
  const thirty = list('en', collaboration(30));
  expect(positionsIn(thirty)).toHaveLength(30);
  expect(thirty).not.toContain('/research/1/authors"');
  // Closed, so that the keyboard passes it in one step.
  expect(thirty).not.toMatch(/<details[^>]* open/);
});

it('an author without an institution links to the country, one with an institution to it alone', () => {
  const country = '<a href="/en/countries/SA">';
  expect(list('en', collaboration(1, { country: 'SA' }))).toContain(country);
  const html = list(
    'en',
    collaboration(1, { country: 'SA', affiliations: [{ id: '3', name: { value: 'Example University', lang: 'en' } }] }),
  );
  expect(html).toContain('<a href="/en/institutions/3">');
  expect(html).not.toContain(country);
});

it('a name that fits on a line does not break, a longer one does', () => {
  expect(withoutSpans(list('en', collaboration(1)))).toMatch(/<bdi class="whitespace-nowrap"[^>]*>N\. Barish 1</);
  const name = { value: 'The Pierre Auger Collaboration of Observatories', lang: 'en' };
  expect(list('en', collaboration(1, { name }))).not.toContain('whitespace-nowrap');
});

it('the link to an ORCID iD is named after the person', () => {
  expect(withoutSpans(list('en', collaboration(1, { orcid: '0000-0002-1825-0097' })))).toContain('ORCID: N. Barish 1');
});

it('an author with 400 institutions has the first ten and the number of the others', () => {
  const affiliations = Array.from({ length: 400 }, (_, index) => ({
    id: String(index),
    name: { value: `Institute ${index}`, lang: 'en' },
  }));
  const html = list('en', collaboration(1, { affiliations }));
  expect(html.match(/data-testid="affiliation"/g)).toHaveLength(10);
  expect(html).toMatch(/<a href="[^"]*authors\.csv"[^>]*>and 390 more<\/a>/);
});

it.each([
  ['en', 'derived from other works of the same year'],
  ['ar', 'مستنتجة من أبحاث أخرى له في السنة نفسها'],
] as const)('a derived institution is marked in %s, a stated one is not', (language, note) => {
  const institution = { id: '3', name: { value: 'Example University', lang: 'en' } } as const;
  expect(list(language, collaboration(1, { affiliations: [{ ...institution, isDerived: true }] }))).toContain(`(${note})`);
  expect(list(language, collaboration(1, { affiliations: [institution] }))).not.toContain(note);
});

it.each([
  ['en', 'Edited by Mona Reis, Omar Zaki'],
  ['ar', 'تحرير Mona Reis، Omar Zaki'],
] as const)('a work without authors names its editors below the title in %s', (language, text) => {
  const editors = ['Mona Reis', 'Omar Zaki'].map((value) => ({ name: { value, lang: 'en' } }));
  const research = titledResearch('Handbook of dust', 'en', { authors: [], authorCount: 0, editors });
  expect(render(language, createElement(PeopleLine, { research, language })).replace(/<[^>]+>/g, '')).toBe(text);
});
