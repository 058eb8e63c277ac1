import type { Reference } from '#lib/domain/citations/reference.ts';
import { researchPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { type CsvTable, writeCsvRow } from './csv-syntax.ts';

/** The references of one work, in the order of its source. */
export const referenceCsv = {
  columns: [
    ['position', { en: 'Position', ar: 'الترتيب' }],
    ['text', { en: 'Reference', ar: 'المرجع' }],
    ['doi', { en: 'DOI', ar: 'المُعرِّف الرقمي DOI' }],
    ['arxiv', { en: 'arXiv', ar: 'رقم arXiv' }],
    ['bibcode', { en: 'ADS bibcode', ar: 'رمز ADS' }],
    ['pmid', { en: 'PMID', ar: 'مُعرِّف PubMed' }],
    ['openalex', { en: 'OpenAlex', ar: 'مُعرِّف OpenAlex' }],
    ['page', { en: 'Page on this site', ar: 'الصفحة في هذا الموقع' }],
  ],
  row: writeRow,
} as const satisfies CsvTable<string, Reference>;

function writeRow({ id, ...reference }: Reference, options: WriteOptions): string {
  const page = id === undefined ? undefined : researchPage(id, options);
  return writeCsvRow(referenceCsv.columns.map(([column]) => (column === 'page' ? page : reference[column])));
}
