import { expect, test } from 'vitest';
import { relatedSubjects } from './related-subjects.ts';
import { conceptToken, defaultVocabulary } from './vocabulary.ts';

test('every related subject is in the vocabulary, and no subject is related to itself', () => {
  const tokens = [...defaultVocabulary().concepts.keys()];
  const related = tokens.flatMap((token) => relatedSubjects([token]).map((near) => ({ token, near })));
  expect(related.length).toBeGreaterThan(20);
  expect(related.filter(({ token, near }) => token === near || !defaultVocabulary().concepts.has(near))).toEqual([]);
  expect(relatedSubjects([conceptToken('gold')])).toEqual([]);
});
