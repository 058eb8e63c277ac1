import { expect, test } from 'vitest';
import { areaGroups } from '#lib/domain/places/area-groups.ts';
import { researchAreaTerms } from './lookups.ts';

test('every area of the vocabulary is in exactly one group', () => {
  expect(Object.values(areaGroups).flat().sort()).toEqual(researchAreaTerms.map(({ id }) => id).sort());
});
