import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { importFiles } from '#lib/import/import-files.ts';
import { inputOf, mapText, temporaryStore } from '#lib/import/testing/read-fixture.ts';
import { writeImportFault } from './fault-texts.ts';
import { writeReport } from './write-report.ts';

const { folder, store, close } = temporaryStore();
afterAll(close);

it('an ISBN with a wrong check digit, or an ISSN of a wrong length, is called that', async () => {
  const [result] = await mapText('a.bib', '@book{a, title={Kites}, series={Acta}, isbn={9783161484101}, issn={1234}, year={2020}}');
  expect(result?.warnings.map((fault) => writeImportFault(fault, 'en'))).toEqual([
    'venue.issn: "1234" is not a valid number: its check digit or its length is wrong',
    'venue.isbn: "9783161484101" is not a valid number: its check digit or its length is wrong',
  ]);
});

it('the report lists every record that it counts as refused; records of an unread file are counted with the file', async () => {
  const items = Array.from({ length: 30 }, (_, index) => ({ itemType: 'book', title: `Kites ${index}`, citationKey: `k${index}` }));
  writeFileSync(join(folder, 'zotero.json'), JSON.stringify(items));
  writeFileSync(join(folder, 'refs.bib'), '@article{a, title={Kites}, year={2020}}\n@article{b, author={Vorn, Ilse}, year={2020}}\n');
  const report = await importFiles(
    store,
    ['zotero.json', 'refs.bib'].map((name) => inputOf(join(folder, name))),
    { dryRun: true },
  );
  expect(report.counts).toMatchObject({ read: 2, added: 1, refused: 1 });
  expect(report.refused).toHaveLength(1);
  expect(report.unreadFiles).toEqual([{ file: 'zotero.json', kind: 'zotero-json', records: 30 }]);
  expect(writeReport(report)).toContain('zotero.json (30 records)');
});
