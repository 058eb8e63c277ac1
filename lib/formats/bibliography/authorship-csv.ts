import type { Authorship } from '#lib/domain/research.ts';
import { authorPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { wordings } from '#lib/formats/values/localized-text.ts';
import { type CsvTable, writeCsvRow } from './csv-syntax.ts';

/** The authors of one work in author order, in the reader's language. */
export const authorshipCsv = {
  columns: [
    ['position', { en: 'Position', ar: 'الترتيب' }],
    ['name', { en: 'Name', ar: 'الاسم' }],
    ['otherName', { en: 'Name in the other script', ar: 'الاسم بالحروف الأخرى' }],
    ['affiliation', { en: 'Affiliation', ar: 'جهة الانتساب' }],
    ['orcid', { en: 'ORCID', ar: 'مُعرِّف ORCID' }],
    ['corresponding', { en: 'Corresponding author', ar: 'مؤلف المراسلة' }],
    ['page', { en: 'Page on this site', ar: 'الصفحة في هذا الموقع' }],
  ],
  row: writeRow,
} as const satisfies CsvTable<string, Authorship>;

function writeRow({ id, name, position, affiliation, orcid, corresponding }: Authorship, options: WriteOptions): string {
  const [wording, other] = wordings(name);
  const cells: Record<(typeof authorshipCsv.columns)[number][0], string | number | boolean | undefined> = {
    position,
    name: wording?.value,
    otherName: other?.value,
    affiliation: affiliation?.value,
    orcid,
    corresponding,
    page: id === undefined ? undefined : authorPage(id, options),
  };
  return writeCsvRow(authorshipCsv.columns.map(([column]) => cells[column]));
}
