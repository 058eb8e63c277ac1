import { expect, test } from 'vitest';
import { kindredSubjects } from './kindred-subjects.ts';
import { conceptToken, houseVocabulary } from './vocabulary.ts';

test('every kindred subject is one of the vocabulary, and none is its own', () => {
  const tokens = [...houseVocabulary().concepts.keys()];
  const kin = tokens.flatMap((token) => kindredSubjects([token]).map((near) => ({ token, near })));
  expect(kin.length).toBeGreaterThan(20);
  expect(kin.filter(({ token, near }) => token === near || !houseVocabulary().concepts.has(near))).toEqual([]);
  expect(kindredSubjects([conceptToken('gold')])).toEqual([]);
});
