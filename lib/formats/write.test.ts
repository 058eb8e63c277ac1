import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Author } from '#lib/domain/author.ts';
import type { Authorship } from '#lib/domain/research.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import { coins } from '#lib/formats/metadata/coins.ts';
import { highwireTags } from '#lib/formats/metadata/highwire.ts';
import { oaiRecord } from '#lib/formats/metadata/oai.ts';
import { arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { readAuthorCsv } from '#lib/formats/testing/read-csv.ts';
import { authorPage, researchPage } from '#lib/formats/values/addresses.ts';
import { type FormatName, formatNames, formatOf, formats } from './formats.ts';
import { formatWriter, writeAuthorFormat, writeFormat } from './write.ts';

const options = { language: 'ar', siteUrl: 'https://madar.example' } as const;
const items = fc.array(arbitraryResearch, { maxLength: 3 });

test.each(formatNames)('%s is the same file written record by record or at once', (format) => {
  fc.assert(
    fc.property(items, (all) => {
      const writer = formatWriter(format, options);
      expect(writer.head + all.map((one, place) => writer.item(one, place)).join('') + writer.tail).toBe(writeFormat(format, all, options));
    }),
    { numRuns: 30 },
  );
});

test.each(formatNames)('%s has no direction marks and no control characters, whatever the records contain', (format) => {
  fc.assert(
    fc.property(items, (all) => {
      const text = writeFormat(format, all, options).replace(/^\uFEFF/, '');
      expect(text).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/);
      expect(text).not.toMatch(/[^\P{Cc}\r\n]/u);
    }),
  );
});

test.each(['csl', 'jsonld'] as const)('%s is JSON for any number of records', (format) => {
  fc.assert(
    fc.property(items, (all) => {
      const parsed = JSON.parse(writeFormat(format, all, options)) as unknown[] | { '@graph': unknown[] };
      expect(Array.isArray(parsed) ? parsed : parsed['@graph']).toHaveLength(all.length);
    }),
    { numRuns: 50 },
  );
});

test('Arabic text is unchanged in every format', () => {
  const research = titledResearch('قياس الجاذبيّة؛ رؤيةٌ أولى', 'ar', { language: 'ar' });
  for (const format of formatNames) expect(writeFormat(format, [research], options)).toContain('قياس الجاذبيّة؛ رؤيةٌ أولى');
});

test('a format is found by its name, its media type and its extension', () => {
  const acceptCases: [string, FormatName | undefined][] = [
    ['bibtex', 'bibtex'],
    ['.bib', 'bibtex'],
    ['application/x-bibtex', 'bibtex'],
    ['ris', 'ris'],
    ['application/x-research-info-systems', 'ris'],
    ['json', 'csl'],
    ['Application/vnd.citationstyles.csl+json; charset=utf-8', 'csl'],
    ['text/csv;header=present', 'csv'],
    ['jsonld', 'jsonld'],
    ['application/ld+json', 'jsonld'],
    ['application/json', undefined],
    ['text/html', undefined],
    ['', undefined],
  ];
  expect(acceptCases.map(([written]) => [written, formatOf(written)])).toEqual(acceptCases);
  expect(new Set(formatNames.map((name) => formats[name].extension)).size).toBe(formatNames.length);
});

const author: Author = {
  id: '7',
  name: { value: 'نورة العتيبي', lang: 'ar', alt: { value: 'Noura Al-Otaibi', lang: 'en' } },
  variants: ['N. Al-Otaibi'],
  affiliation: { value: '=جامعة, مثال', lang: 'ar' },
  country: 'SA',
  orcid: '0000-0002-1825-0097',
  areas: [{ id: '4', name: { value: 'علم الفلك', lang: 'ar' } }],
  publicationCount: 6,
};

test('people are written to CSV with the guard against formulas, and read back', () => {
  const file = writeAuthorFormat('csv', [author], options);
  expect(file.startsWith('\uFEFFالمُعرِّف,الاسم,')).toBe(true);
  expect(file).toContain('"\'=جامعة, مثال"');
  expect(readAuthorCsv(file)).toEqual([
    {
      id: '7',
      name: 'نورة العتيبي',
      otherName: 'Noura Al-Otaibi',
      academicTitle: '',
      affiliation: '=جامعة, مثال',
      country: 'SA',
      orcid: '0000-0002-1825-0097',
      areas: 'علم الفلك',
      publicationCount: '6',
      firstYear: '',
      lastYear: '',
      page: 'https://madar.example/ar/authors/7',
    },
  ]);
});

test('people are schema.org persons with both names', () => {
  const {
    '@graph': [person],
  } = JSON.parse(writeAuthorFormat('jsonld', [author], options)) as { '@graph': Record<string, unknown>[] };
  expect(person).toMatchObject({
    '@type': 'Person',
    name: 'نورة العتيبي',
    alternateName: ['Noura Al-Otaibi', 'N. Al-Otaibi'],
    sameAs: ['https://orcid.org/0000-0002-1825-0097'],
    knowsAbout: ['علم الفلك'],
  });
});

test('page addresses belong to the site and have foreign ids percent-encoded', () => {
  expect(researchPage('101', options)).toBe('https://madar.example/ar/research/101');
  expect(researchPage('W 42/é?', options)).toBe('https://madar.example/ar/research/W%2042%2F%C3%A9%3F');
  expect(authorPage('7', options)).toBe('https://madar.example/ar/authors/7');
});

test('no file or page head contains a derived institution', () => {
  const signer = { position: 1, name: { value: 'Ada Example', lang: 'en' } } as const;
  const place = { id: '3', name: { value: 'Deriving Institute', lang: 'en' }, ror: '02examp17', country: 'NO' } as const;
  const signedBy = (author: Authorship) => titledResearch('A preprint', 'en', { authors: [author], authorCount: 1 });
  const textsOf = (author: Authorship) => [
    ...formatNames.map((format) => writeFormat(format, [signedBy(author)], options)),
    oaiRecord(signedBy(author), { ...options, updated: '2026-11-01T00:00:00Z', repository: 'madar.example' }),
    coins(signedBy(author), options),
    JSON.stringify(highwireTags(signedBy(author), options)),
  ];
  expect(textsOf({ ...signer, affiliations: [{ ...place, isDerived: true }] })).toEqual(textsOf(signer));
  expect(textsOf({ ...signer, affiliations: [place] })).not.toEqual(textsOf(signer));
});
