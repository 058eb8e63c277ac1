import { expect, it } from 'vitest';
import { nextSection } from './next-section.ts';

const sections = [{ id: 'abstract', name: 'Abstract' }, { id: 'sources' }, { id: 'related', name: 'Related' }, { id: 'foot' }];

it('each section of a record links to the next one in its table of contents, even a section without a name', () => {
  expect([-1, 0, 1, 2, 3].map((index) => nextSection(sections, index))).toEqual(['abstract', 'related', 'related', 'content', 'content']);
});
