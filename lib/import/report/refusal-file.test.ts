import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { importFiles } from '#lib/import/import-files.ts';
import { inputOf, temporaryStore } from '#lib/import/testing/read-fixture.ts';
import type { ImportReport } from './import-report.ts';
import { refusalFile } from './refusal-file.ts';
import { writeReportFile } from './write-report-file.ts';

const { folder, store, close } = temporaryStore();
afterAll(close);

it('a report file lists every refused record, however many the memory holds', async () => {
  const count = 5200;
  const path = join(folder, 'untitled.bib');
  writeFileSync(path, Array.from({ length: count }, (_, index) => `@article{غبار${index}, year={2020}}`).join('\n'));
  const refusals = refusalFile();
  const report = await importFiles(store, [inputOf(path)], { dryRun: true, onRefused: refusals.add });
  expect([report.counts.refused, report.refused.length, report.truncated]).toEqual([count, 5000, false]);
  await writeReportFile(join(folder, 'r.json'), report, refusals.entries(), 'en');
  await writeReportFile(join(folder, 'r.html'), report, refusals.entries(), 'ar');
  refusals.close();
  const json = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as ImportReport;
  expect(json).toEqual({ ...report, refused: json.refused });
  expect(json.refused.slice(0, 5000)).toEqual(report.refused);
  expect(json.refused.map(({ line }) => line)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  const html = readFileSync(join(folder, 'r.html'), 'utf8');
  expect(html.match(/<tr><td>/g)).toHaveLength(count);
  expect(html.trimEnd()).toMatch(/<\/html>$/);
});
