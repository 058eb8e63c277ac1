import { expect, it } from 'vitest';
import { distinctVersions } from './work-version.ts';

it('distinctVersions lists each version once, the publication first, and completes one that has an identifier from one that has none', () => {
  const versions = [
    { kind: 'preprint', place: 'arXiv', date: '2021-05' },
    { kind: 'preprint', arxiv: '2105.00001', place: 'arXiv' },
    { kind: 'preprint', doi: '10.2139/ssrn.1', place: 'SSRN' },
    { kind: 'published', doi: '10.5555/a' },
    { kind: 'published', doi: '10.5555/a', date: '2022' },
  ] as const;
  const expected = [
    { kind: 'published', doi: '10.5555/a', date: '2022' },
    { kind: 'preprint', doi: '10.2139/ssrn.1', place: 'SSRN' },
    { kind: 'preprint', arxiv: '2105.00001', place: 'arXiv', date: '2021-05' },
  ];
  expect(distinctVersions(versions)).toEqual(expected);
  expect(distinctVersions([...versions].reverse())).toEqual(expected);
  expect(distinctVersions(expected as typeof versions & [])).toEqual(expected);
});
