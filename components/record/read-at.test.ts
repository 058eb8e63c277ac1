import { expect, test } from 'vitest';
import { waysTo } from './read-at.ts';

const kinds = (research: Parameters<typeof waysTo>[0]) => waysTo(research).map(({ kind, host }) => (host ? `${kind} ${host}` : kind));

test('a preprint comes before the publisher, and each place once', () => {
  expect(
    kinds({ doi: '10.1086/300499', url: 'https://arxiv.org/abs/astro-ph/9805201', pdfUrl: 'https://arxiv.org/pdf/astro-ph/9805201' }),
  ).toEqual(['arxiv arXiv', 'publisher']);
  expect(waysTo({ doi: '10.48550/arXiv.2401.00001' })).toEqual([
    { kind: 'arxiv', href: 'https://arxiv.org/abs/2401.00001', host: 'arXiv' },
  ]);
});

test('of a preprint its page is given, not the file', () => {
  expect(waysTo({ pdfUrl: 'https://arxiv.org/pdf/2401.00001v2.pdf' })[0]?.href).toBe('https://arxiv.org/abs/2401.00001v2');
});

test('what is free comes before what may not be', () => {
  const work = { doi: '10.1000/x', pdfUrl: 'https://www.example.org/x.pdf' };
  expect(kinds({ ...work, openAccess: true })).toEqual(['pdf example.org', 'publisher']);
  expect(kinds(work)).toEqual(['publisher', 'pdf example.org']);
});

test('an address that only says the DOI again is no second way, and a work without any has none', () => {
  expect(kinds({ doi: '10.1000/x', url: 'https://doi.org/10.1000/x' })).toEqual(['publisher']);
  expect(kinds({ url: 'https://ntrs.nasa.gov/citations/1' })).toEqual(['site ntrs.nasa.gov']);
  expect(waysTo({})).toEqual([]);
  expect(waysTo({ url: 'no address' })).toEqual([{ kind: 'site', href: 'no address', host: '' }]);
});
