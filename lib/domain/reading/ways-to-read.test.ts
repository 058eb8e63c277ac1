import { expect, test } from 'vitest';
import { waysToRead } from './ways-to-read.ts';

const ways = (work: Parameters<typeof waysToRead>[0], language: 'en' | 'ar' = 'en') =>
  waysToRead(work).map(({ kind, name, isFree }) => [kind, name?.[language], isFree].filter((part) => part !== undefined).join(' '));

test('a preprint comes before the publisher, and each host once', () => {
  expect(
    ways({ doi: '10.1086/300499', url: 'https://arxiv.org/abs/astro-ph/9805201', pdfUrl: 'https://arxiv.org/pdf/astro-ph/9805201' }),
  ).toEqual(['preprint arXiv true', 'publisher']);
  expect(waysToRead({ doi: '10.48550/arXiv.2401.00001' })).toEqual([
    { kind: 'preprint', href: 'https://arxiv.org/abs/2401.00001', name: { en: 'arXiv', ar: 'arXiv' }, isFree: true },
  ]);
});

test('the preprint is found by the arXiv number of the record or of one of its versions', () => {
  expect(ways({ doi: '10.1000/x', arxiv: '2401.00001' })).toEqual(['preprint arXiv true', 'publisher']);
  expect(ways({ doi: '10.1000/x', versions: [{ kind: 'preprint', arxiv: '2401.00001' }] })).toEqual(['preprint arXiv true', 'publisher']);
  expect(ways({ doi: '10.1000/x', versions: [{ kind: 'accepted', doi: '10.5281/zenodo.1' }] })).toEqual([
    'repository Zenodo true',
    'publisher',
  ]);
});

test('the link of a preprint is its page, not its file', () => {
  expect(waysToRead({ pdfUrl: 'https://arxiv.org/pdf/2401.00001v2.pdf' })[0]?.href).toBe('https://arxiv.org/abs/2401.00001v2');
});

test('waysToRead puts free copies before possibly paid ones', () => {
  const work = { doi: '10.1000/x', pdfUrl: 'https://www.example.org/x.pdf' };
  expect(ways({ ...work, openAccess: true })).toEqual(['pdf example.org true', 'publisher']);
  expect(ways({ ...work, openAccess: false })).toEqual(['publisher false', 'pdf example.org false']);
  expect(ways({ doi: '10.1000/x', openAccess: true })).toEqual(['publisher true']);
  expect(ways(work)).toEqual(['publisher', 'pdf example.org']);
});

test('waysToRead does not mark the publisher as free if the open copy may be in an archive', () => {
  expect(ways({ doi: '10.1000/x', arxiv: '2401.00001', openAccess: true })).toEqual(['preprint arXiv true', 'publisher']);
});

test.each([
  ['https://github.com/OpenArabicPE/journal_al-muqtabas/blob/master/tei/x.xml#div_26', 'edition OpenArabicPE true', 'OpenArabicPE'],
  ['https://archive.org/details/almuqtataf', 'edition Internet Archive true', 'أرشيف الإنترنت'],
  ['https://www.ncbi.nlm.nih.gov/pmc/articles/PMC123/', 'repository PubMed Central true', 'PubMed Central'],
  ['https://pmc.ncbi.nlm.nih.gov/articles/PMC123/', 'repository PubMed Central true', 'PubMed Central'],
  ['https://www.qdl.qa/archive/1', 'edition Qatar Digital Library true', 'مكتبة قطر الرقمية'],
  ['https://ntrs.nasa.gov/citations/1', 'repository NASA Technical Reports Server true', 'NASA Technical Reports Server'],
  ['https://github.com/astropy/astropy', 'page GitHub', 'GitHub'],
  ['https://www.nap.edu/catalog/10432', 'page nap.edu', 'nap.edu'],
])('the archive or the host of %s is named', (url, way, inArabic) => {
  expect(ways({ url })).toEqual([way]);
  expect(waysToRead({ url })[0]?.name?.ar).toBe(inArabic);
});

test('an address that only repeats the DOI is no second way, and a work without addresses has no way', () => {
  expect(ways({ doi: '10.1000/x', url: 'https://doi.org/10.1000/x' })).toEqual(['publisher']);
  expect(waysToRead({})).toEqual([]);
  expect(waysToRead({ url: 'no address' })).toEqual([]);
});

test('a host named like an inherited member is a host', () => {
  expect(ways({ url: 'https://constructor/x' })).toEqual(['page constructor']);
});

test('the licence is that of the publication or of a lone preprint, and a closed deposit is not marked as free', () => {
  const licences = (work: Parameters<typeof waysToRead>[0]) => waysToRead({ ...work, licence: 'CC-BY-4.0' }).map(({ licence }) => licence);
  expect(licences({ doi: '10.1000/x', arxiv: '2401.00001' })).toEqual([undefined, 'CC-BY-4.0']);
  expect(licences({ arxiv: '2401.00001' })).toEqual(['CC-BY-4.0']);
  expect(ways({ doi: '10.5281/zenodo.1', openAccess: false })).toEqual(['repository Zenodo false']);
});
