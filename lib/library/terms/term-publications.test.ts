import { expect, test } from 'vitest';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import { termPublications } from './term-publications.ts';

const term = { id: 'moon-agreement', names: { en: ['Moon Agreement'], ar: ['اتفاق القمر'] } } as unknown as DictionaryTerm;
const answering = (match: string) =>
  ({ findResearch: async () => ({ items: [{ id: '1' }], total: 107, match }) }) as unknown as Pick<Catalogue, 'findResearch'>;

test('results shown in place of a subject without publications are not counted for it', async () => {
  expect(await termPublications(answering('all'), 'ar', term, 1)).toEqual({ records: [{ id: '1' }], count: 107 });
  expect(await termPublications(answering('any'), 'ar', term, 1)).toEqual({ records: [], count: 0 });
});
