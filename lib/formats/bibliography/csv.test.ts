import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryLine, arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { article } from '#lib/formats/testing/common-records.ts';
import { readResearchCsv } from '#lib/formats/testing/read-csv.ts';
import { plainText } from '#lib/formats/values/plain-text.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { researchCsv } from './csv.ts';
import { writeCsvRow } from './csv-syntax.ts';

const options = { language: 'en', siteUrl: 'https://madar.example' } as const;

test('records survive a round trip through CSV in either language, whatever their letters', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryResearch, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('en' as const, 'ar' as const),
      (items, language) => {
        const rows = readResearchCsv(writeFormat('csv', items, { ...options, language }));
        expect(rows.map((row) => [row.id, row.title, row.year, row.authorCount, row.doi, row.abstract, row.publisher])).toEqual(
          items.map((item) => [
            plainText(item.id),
            plainText(item.title.value) || plainText(item.title.alt?.value ?? ''),
            item.year?.toString() ?? '',
            String(item.authorCount),
            item.doi ?? '',
            plainText(item.abstract?.value ?? ''),
            plainText(item.publisher ?? ''),
          ]),
        );
      },
    ),
    { numRuns: 300 },
  );
});

test('no cell starts like a formula of a spreadsheet', () => {
  fc.assert(
    fc.property(arbitraryLine, (text) => {
      expect(writeCsvRow([text])).not.toMatch(/^"?(?:[=+\-@\t＝＋－＠]|\r(?!\n$))/);
    }),
  );
  expect(writeCsvRow(['=SUM(A1)', '@x', "'=1", -1])).toBe("'=SUM(A1),'@x,''=1,-1\r\n");
});

test('identifiers that look like numbers stay texts in a spreadsheet, and are read back', () => {
  const identifiers = {
    arxiv: '2603.10350',
    pmid: '0012345',
    bibcode: '1922e1',
    isbn: '9780306406157',
    volume: '007',
    reportNumber: '1.10',
  };
  const research = { ...article, ...identifiers, id: '1822147792370506' };
  const csv = writeFormat('csv', [research], options);
  const cells = csv.split('\r\n')[1]?.split(',') ?? [];
  // A spreadsheet takes these cells for numbers, and must then write them as they are.
  for (const cell of cells.filter((text) => text !== '' && !Number.isNaN(Number(text)))) expect(String(Number(cell)), cell).toBe(cell);
  expect(readResearchCsv(csv)[0]).toMatchObject({ ...identifiers, id: '1822147792370506' });
  expect(writeCsvRow(['2603.10350', '2603.10351', '12', 12.5, '0', "'00"])).toBe("'2603.10350,2603.10351,12,12.5,0,''00\r\n");
});

test('the file starts with the byte order mark, has a heading for every column, and ends its lines with CRLF', () => {
  for (const language of ['en', 'ar'] as const) {
    const file = writeFormat('csv', [article, article], { ...options, language });
    const lines = file.split('\r\n');
    expect(lines[0]).toBe(`\uFEFF${researchCsv.columns.map(([, heading]) => heading[language]).join(',')}`);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe('');
  }
});

test('page ranges have a dash that Excel does not turn into a date', () => {
  expect(readResearchCsv(writeFormat('csv', [{ ...article, pages: '10-12', issue: '1-2' }], options))[0]).toMatchObject({
    pages: '10–12',
    issue: '1–2',
  });
});
