import { expect, it } from 'vitest';
import { nextSection } from './next-section.ts';

const sections = [{ id: 'abstract', name: 'Abstract' }, { id: 'sources' }, { id: 'related', name: 'Related' }, { id: 'foot' }];

it('leads from each part of a record to the next one that the contents list, also from one without a name', () => {
  expect([-1, 0, 1, 2, 3].map((index) => nextSection(sections, index))).toEqual(['abstract', 'related', 'related', 'content', 'content']);
});
