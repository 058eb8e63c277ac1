import { describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { type FormatName, formats } from '#lib/formats/formats.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';
import { languages } from '#lib/languages/languages.ts';
import { presentRecord } from '#lib/testing/present-record.ts';

const readable = ['bibtex', 'ris', 'csl', 'csv'] as const satisfies readonly FormatName[];
const base = { language: 'en', areas: [], authors: [{ name: { en: 'Salma Harbi' } }], year: 2023 } as const;
const report = { ...base, title: { en: 'Object store of the desert centre' }, type: 'technical-report', publisher: 'Nile Space Agency' };
const records: readonly ResearchRecord[] = [
  { ...report, key: 'rep-1', reportNumber: 'NSA-TN-012' },
  { ...report, key: 'rep-2', reportNumber: 'NSA-TR-031' },
  {
    ...base,
    key: 'art-1',
    title: { en: 'Stars over the desert centre' },
    type: 'journal-article',
    venue: { name: { en: 'Acta Orbitalia' }, kind: 'journal' },
    volume: '3',
    issue: '2',
    doi: '10.5555/zz.exp1',
    arxiv: '2301.01234',
    pmid: '1234567',
    bibcode: '2023AcO.....3...10H',
    reportNumber: 'NSA-P-7',
  },
  {
    ...base,
    key: 'book-1',
    title: { en: 'A book of orbits' },
    type: 'book',
    publisher: 'Nile Press',
    isbn: '978-0-306-40615-7',
    issue: '4',
  },
];
const identified = ({ reportNumber, doi, arxiv, pmid, bibcode, isbn, issue }: ResearchRecord) => ({
  ...{ reportNumber, doi, arxiv, pmid, bibcode, issue },
  isbn: isbn?.replaceAll('-', ''),
});

describe.each(readable)('a file exported as %s', (format) => {
  it.each(languages)('in %s is read back with every identifier, and two reports stay two records', async (language) => {
    const presented = records.map((record, index) => presentRecord(record, index + 1, language));
    const file = writeFormat(format, presented, { language, siteUrl: 'https://madar.example' });
    const reread = await recordsIn(`own.${formats[format].extension}`, file);
    expect(reread.map(identified)).toEqual(records.map(identified));
    expect(new Set(reread.map(({ key }) => key)).size).toBe(records.length);
  });
});

it.each(readable)('a file exported as %s keeps the types of works in arXiv', async (format) => {
  const types = ['dataset', 'review', 'preprint'] as const;
  const inArxiv = types.map((type, index) => ({
    ...base,
    key: `arxiv-${index}`,
    title: { en: 'Stars over the desert centre' },
    type,
    venue: { name: { en: 'arXiv' } },
    arxiv: `2301.0123${index}`,
  }));
  const presented = inArxiv.map((record, index) => presentRecord(record, index + 1, 'en'));
  const file = writeFormat(format, presented, { language: 'en', siteUrl: 'https://madar.example' });
  expect((await recordsIn(`own.${formats[format].extension}`, file)).map(({ type }) => type)).toEqual(types);
});

it('an ISBN belongs to a book without a venue, in every format that can hold it', async () => {
  const reread = await Promise.all([
    recordsIn(
      'a.bib',
      '@book{a2, title={A book of orbits}, author={Salem, Adel}, publisher={Nile Press}, isbn={978-0-306-40615-7}, year=2021}',
    ),
    recordsIn(
      'a.ris',
      'TY  - BOOK\nTI  - A book of orbits\nAU  - Salem, Adel\nPB  - Nile Press\nSN  - 978-0-306-40615-7\nPY  - 2021\nER  - \n',
    ),
    recordsIn('a.csv', 'title,authors,type,publisher,isbn,year\nA book of orbits,Adel Salem,book,Nile Press,978-0-306-40615-7,2021\n'),
  ]);
  for (const [book] of reread) expect(book).toMatchObject({ isbn: '978-0-306-40615-7', publisher: 'Nile Press', type: 'book' });
});

const arabicWork = `Id,Title,Title language,Title in the other language,Authors,Authors in the other script,Type,Year,Language of the work
1,Dust of the valley,en,غبار الوادي,Huda El-Amin,هدى الأمين,Journal article,2020,ar
2,غبار الجبل,ar,Dust of the mountain,هدى الأمين,Huda El-Amin,Journal article,2020,en
`;

it('our own table keeps each title in its language, whatever its reader’s', async () => {
  const reread = await recordsIn('own.csv', arabicWork);
  expect(reread.map(({ title, language }) => ({ title, language }))).toEqual([
    { title: { en: 'Dust of the valley', ar: 'غبار الوادي' }, language: 'ar' },
    { title: { en: 'Dust of the mountain', ar: 'غبار الجبل' }, language: 'en' },
  ]);
  for (const { authors } of reread) expect(authors[0]?.name).toEqual({ en: 'Huda El-Amin', ar: 'هدى الأمين' });
});
