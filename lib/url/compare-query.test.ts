import { describe, expect, it } from 'vitest';
import { comparedKinds, decodeComparison, encodeComparison } from './compare-query.ts';

describe('The address of a comparison', () => {
  it('decodes to the comparison that was encoded, for every kind and number', () => {
    for (const kind of comparedKinds)
      for (const ids of [[], ['3'], ['3', '12'], ['3', '12', '40', '41']]) {
        const expectedIds = kind === 'country' ? ['AE', 'EG', 'QA', 'SA'].slice(0, ids.length) : ids;
        expect(decodeComparison(encodeComparison({ kind, ids: expectedIds }))).toEqual({ kind, ids: expectedIds });
      }
  });

  it('has at most four items of one kind, and is the same for the same choice however it was made', () => {
    expect(decodeComparison('institutionId=5,4,3&institutionId=2&institutionId=1')).toEqual({
      kind: 'institutionId',
      ids: ['1', '2', '3', '4'],
    });
    expect(decodeComparison('country=SA,EG&institutionId=7')).toEqual({ kind: 'institutionId', ids: ['7'] });
    expect(decodeComparison('country=sa&kind=nonsense')).toEqual({ kind: 'institutionId', ids: [] });
  });
});
