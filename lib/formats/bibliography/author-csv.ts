import type { Author } from '#lib/domain/author.ts';
import { authorPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { wordings } from '#lib/formats/values/localized-text.ts';
import { type CsvTable, writeCsvRow } from './csv-syntax.ts';

/** The table of authors in the reader's language. */
export const authorCsv = {
  columns: [
    ['id', { en: 'Id', ar: 'المُعرِّف' }],
    ['name', { en: 'Name', ar: 'الاسم' }],
    ['otherName', { en: 'Name in the other script', ar: 'الاسم بالحروف الأخرى' }],
    ['academicTitle', { en: 'Academic title', ar: 'اللقب العلمي' }],
    ['affiliation', { en: 'Affiliation', ar: 'جهة الانتساب' }],
    ['country', { en: 'Country code', ar: 'رمز الدولة' }],
    ['orcid', { en: 'ORCID', ar: 'مُعرِّف ORCID' }],
    ['areas', { en: 'Research areas', ar: 'المجالات البحثية' }],
    ['publicationCount', { en: 'Number of publications', ar: 'عدد الأبحاث' }],
    ['firstYear', { en: 'First year', ar: 'أول سنة' }],
    ['lastYear', { en: 'Last year', ar: 'آخر سنة' }],
    ['page', { en: 'Page on this site', ar: 'الصفحة في هذا الموقع' }],
  ],
  row: writeRow,
} as const satisfies CsvTable<string, Author>;

/** The key of a column in the table of authors; the heading in the file depends on the language. */
export type AuthorColumn = (typeof authorCsv.columns)[number][0];

function writeRow(author: Author, options: WriteOptions): string {
  const [name, otherName] = wordings(author.name);
  const cells: Record<AuthorColumn, string | number | undefined> = {
    id: author.id,
    name: name?.value,
    otherName: otherName?.value,
    academicTitle: author.academicTitle?.value,
    affiliation: author.affiliation?.value,
    country: author.country,
    orcid: author.orcid,
    areas: author.areas.map((area) => area.name.value).join('; '),
    publicationCount: author.publicationCount,
    firstYear: author.firstYear,
    lastYear: author.lastYear,
    page: authorPage(author.id, options),
  };
  return writeCsvRow(authorCsv.columns.map(([column]) => cells[column]));
}
