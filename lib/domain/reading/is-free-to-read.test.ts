import { hash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { archives } from './archives.ts';
import { arbitraryWork } from './fixtures/arbitrary-work.ts';
import { freePdfUrl, isFreeToRead } from './is-free-to-read.ts';
import { isOpenLicence } from './is-open-licence.ts';
import { waysToRead } from './ways-to-read.ts';

test.each([
  ['open access by statement', { doi: '10.5555/x', openAccess: true }, true],
  ['a preprint of a paid work', { doi: '10.5555/x', arxiv: '2401.00001', openAccess: false }, true],
  ['a preprint as another version', { doi: '10.5555/x', versions: [{ kind: 'preprint', arxiv: '2401.00001' } as const] }, true],
  ['a preprint by its DOI', { doi: '10.48550/arXiv.2401.00001' }, true],
  ['an edition of an old work', { url: 'https://archive.org/details/almuqtataf' }, true],
  ['a Creative Commons licence', { doi: '10.5555/x', licence: 'CC-BY-NC-4.0' }, true],
  ['a Creative Commons licence that contradicts the statement', { doi: '10.5555/x', licence: 'CC-BY-4.0', openAccess: false }, true],
  ['a closed deposit', { doi: '10.5281/zenodo.1', openAccess: false }, false],
  ['a paid work', { doi: '10.5555/x', openAccess: false }, false],
  ['a work of which only the DOI is known', { doi: '10.5555/x' }, undefined],
  ['another licence', { doi: '10.5555/x', licence: 'arXiv non-exclusive' }, undefined],
  ['no facts', {}, undefined],
])('whether a work is free to read is decided by %s', (_, work, expected) => {
  expect(isFreeToRead(work)).toBe(expected);
});

it('the first way to read a work is free exactly if the work is free to read and has a link', () => {
  fc.assert(
    fc.property(arbitraryWork, (work) => {
      const ways = waysToRead(work);
      expect(ways.some(({ isFree }) => isFree)).toBe(ways[0]?.isFree === true);
      if (ways.length > 0) expect(ways[0]?.isFree === true).toBe(isFreeToRead(work) === true);
    }),
    { numRuns: 2000 },
  );
});

it('a PDF is free in an archive, and elsewhere if the work is open access', () => {
  expect(freePdfUrl({ pdfUrl: 'https://arxiv.org/pdf/2401.00001', openAccess: false })).toBe('https://arxiv.org/pdf/2401.00001');
  expect(freePdfUrl({ pdfUrl: 'https://example.org/x.pdf', arxiv: '2401.00001' })).toBeUndefined();
  expect(freePdfUrl({ pdfUrl: 'https://example.org/x.pdf', licence: 'CC0-1.0' })).toBe('https://example.org/x.pdf');
  expect(freePdfUrl({ openAccess: true })).toBeUndefined();
});

describe('A licence', () => {
  it.each([
    'CC-BY-4.0',
    'cc by',
    'CC BY-NC-ND 3.0 IGO',
    'CC0-1.0',
    'CC0',
    'CC-ZERO',
    'PDM-1.0',
    'Public Domain',
    'public-domain',
    'Creative Commons Attribution 4.0 International',
    'https://creativecommons.org/licenses/by-sa/4.0/',
    'http://www.creativecommons.org/publicdomain/mark/1.0/',
    'المشاع الإبداعي 4.0',
    'ملكية عامة',
  ])('named %s is open', (licence) => {
    expect(isOpenLicence(licence)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'arXiv non-exclusive',
    'MIT',
    'CCCC',
    'CC BUSINESS',
    'pdf only',
    'Not public domain',
    'https://example.org/creativecommons.org/licenses/by/4.0/',
    'https://creativecommons.org/',
    'https://www.elsevier.com/tdm/userlicense/1.0/',
    'جميع الحقوق محفوظة',
  ])('named %s is not', (licence) => {
    expect(isOpenLicence(licence)).toBe(false);
  });
});

it('the archives are those by which stores computed their column `free_to_read`', () => {
  const kinds = [
    ...Object.entries(archives.byAddress).map(([address, { kind }]) => [address, kind]),
    ...archives.byDoi.map(([prefix, { kind }]) => [prefix, kind]),
  ];
  // After a change of the archives: add a migration step that computes the column again, raise `documentVersion`, then change this digest.
  expect(hash('sha256', JSON.stringify(kinds), 'base64url').slice(0, 12)).toBe('CHy8Yq-A5Gvu');
});
