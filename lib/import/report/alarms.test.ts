import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { importFiles } from '#lib/import/import-files.ts';
import { inputOf, temporaryStore } from '#lib/import/testing/read-fixture.ts';
import { writeHtmlReport } from './write-html-report.ts';
import { writeReport } from './write-report.ts';

const { folder, store, close } = temporaryStore();
afterAll(close);

const path = join(folder, 'kites.bib');
writeFileSync(
  path,
  `@article{a, title={Kites over a paper moon}, author={Vorn, Ilse}, affiliations={Kite Institute}, file={a.pdf}, year={2020}}
@article{b, title={Lanterns under a paper moon}, author={Vorn, Ilse}, pages={1-3-Oct}, file={b.pdf}, year={2021}}
`,
);

it('lost and falsified facts are first in the report, and counted in its last lines', async () => {
  const report = await importFiles(store, [inputOf(path)], { dryRun: true });
  expect(report.counts).toMatchObject({ added: 2, refused: 0 });
  expect(report.alarms).toEqual([
    { code: 'not_stored', field: 'affiliations', records: 1 },
    { code: 'label_in_value', field: 'pages', records: 1 },
  ]);
  const text = writeReport(report);
  expect(text.indexOf('lost or falsified: 2')).toBeGreaterThan(0);
  expect(text).toContain(
    '[Kites over a paper moon] affiliations: "affiliations: Kite Institute" is present in the source but was not read',
  );
  expect(text.trimEnd().split('\n').slice(-2)).toEqual([
    '!! affiliations present but not read: 1 record',
    '!! pages changed or not cleaned: 1 record',
  ]);
  expect(report.unread.map(({ field }) => field)).toEqual(['file']);
  for (const [language, heading] of [
    ['en', 'lost or falsified: 2'],
    ['ar', 'ضاع أو تغيّر: 2'],
  ] as const) {
    const [, first] = writeHtmlReport(report, language).split('<h2>');
    expect(first).toContain(heading);
    expect(first).toContain('<bdi>Lanterns under a paper moon</bdi>');
  }
});

it('--strict refuses such records and lists the reasons', async () => {
  const report = await importFiles(store, [inputOf(path)], { dryRun: true, strict: true });
  expect(report.counts).toMatchObject({ read: 2, added: 0, refused: 2, warnings: 0 });
  expect(report.refused.map(({ faults }) => faults.map(({ code }) => code))).toEqual([['not_stored'], ['label_in_value']]);
});
