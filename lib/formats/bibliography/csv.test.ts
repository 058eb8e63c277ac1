import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '#lib/formats/plain-text.ts';
import { arbitraryLine, arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { article } from '#lib/formats/testing/common-records.ts';
import { readResearchCsv } from '#lib/formats/testing/read-csv.ts';
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
