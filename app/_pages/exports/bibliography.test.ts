import { expect, it } from 'vitest';
import { arabicArticle, article } from '#lib/formats/testing/common-records.ts';
import { dataset } from '#lib/formats/testing/odd-records.ts';
import { bibliographyOf, inOwnLanguages, parseStyle } from './bibliography.ts';
import { allStyles } from './citations.ts';

const records = [arabicArticle, dataset, article];

it('a bibliography writes every work of a list in every style', () => {
  for (const style of allStyles) {
    const citations = bibliographyOf(records, style, 'en');
    expect(citations.map(({ style: of }) => of)).toEqual([style, style, style]);
    expect(new Set(citations.map(({ text }) => text)).size).toBe(3);
  }
});

it('a bibliography sorts works in Latin letters first, each script in its order, and keeps numbered references in the order of the list', () => {
  const texts = bibliographyOf(records, 'apa', 'en').map(({ text }) => text);
  expect(texts.at(-1)).toMatch(/\p{Script=Arabic}/u);
  expect([...texts.slice(0, 2)].sort()).toEqual(texts.slice(0, 2));
  expect(bibliographyOf(records, 'ieee', 'en')[0]?.text).toMatch(/\p{Script=Arabic}/u);
});

it('a bibliography is not available in other styles', () => {
  expect([parseStyle('apa'), parseStyle('aastex'), parseStyle('x'), parseStyle(undefined), parseStyle(['apa'])]).toEqual([
    'apa',
    'aastex',
    undefined,
    undefined,
    undefined,
  ]);
});

it('a bibliography cites each work in its own language', () => {
  const english = { ...article, language: 'en', venue: { name: { value: 'Water', lang: 'en' } } };
  const onPage = { ...english, venue: { name: { value: 'مجلة المياه', lang: 'ar' } } };
  expect(inOwnLanguages('ar', [onPage, arabicArticle], [english])).toEqual([english, arabicArticle]);
  expect(inOwnLanguages('ar', [onPage], [])).toEqual([onPage]);
});
