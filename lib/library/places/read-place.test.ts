import { expect, test } from 'vitest';
import { Problem } from '#lib/base/problem.ts';
import type { Collection } from '#lib/domain/collection.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { emptyPage, fakeSources } from '#lib/library/testing/fake-sources.ts';
import { listAreas } from './areas.ts';
import { placeKinds } from './place-kinds.ts';
import { readPlace } from './read-place.ts';

const area = { id: '41', code: 'mars', name: { value: 'Mars', lang: 'en' }, researchCount: 3 };
const noTerms = { term: () => undefined, named: () => undefined, find: () => [] };
const query = { ...defaultResearchQuery, focusedAreaId: ['41'] };

const sourcesWith = (collection: Partial<Collection>) =>
  fakeSources({ researchAreas: async () => [area], findResearch: async () => emptyPage, ...collection }, noTerms);

test('a page of a place that does not exist states that, even if another part of it fails first', async () => {
  const sources = sourcesWith({ researchAreas: async () => [], findResearch: () => Promise.reject(new Problem('unavailable')) });
  await expect(readPlace(sources, 'en', placeKinds.area, '41', query)).rejects.toMatchObject({ kind: 'not_found' });
});

test('a place over a service whose people fail has its list and no people', async () => {
  const sources = sourcesWith({ findAuthors: () => Promise.reject(new Problem('unavailable')) });
  const { place, list, context, terms } = await readPlace(sources, 'en', placeKinds.area, '41', query);
  expect([place.name.value, list.page.total, terms]).toEqual(['Mars', 0, undefined]);
  expect(context.people).toEqual({ total: 0, people: [], counted: 'all' });
});

test('areas are not found in front of a service that cannot filter by them', async () => {
  await expect(listAreas(sourcesWith({ ignored: ['focusedAreaId'] }), 'en')).rejects.toMatchObject({ kind: 'not_found' });
  expect(await listAreas(sourcesWith({}), 'en')).toEqual([
    { key: undefined, total: undefined, areas: [{ id: '41', name: area.name, count: 3, recent: undefined }] },
  ]);
});
