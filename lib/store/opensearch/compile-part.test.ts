import { expect, it } from 'vitest';
import { compilePart, weighByFeature, weighByFrequency } from './compile-part.ts';

it('a term is weighed by its frequency, and by its feature in an index of document format 11', () => {
  const part = { words: [], ways: [{ type: 'exact', term: 'wv1.0', factor: 1 }] } as never;
  const statistics = { size: 9, count: () => 1 } as never;
  const evidence = (weigh: typeof weighByFeature) => compilePart(part, { statistics, share: 0.5, weigh }).evidence;
  expect(evidence(weighByFrequency)).toEqual({ term: { terms: { value: 'wv1.0', boost: 0.5 } } });
  expect(evidence(weighByFeature)).toEqual({ rank_feature: { field: 'weights.wv1\u20240', boost: 0.5, saturation: { pivot: 1.5 } } });
});
