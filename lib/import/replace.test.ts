import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { writeHtmlReport } from '#lib/import/report/write-html-report.ts';
import { writeReport } from '#lib/import/report/write-report.ts';
import { inputOf, temporaryStore } from '#lib/import/testing/read-fixture.ts';
import type { Store } from '#lib/store/port/store.ts';
import { type ImportOptions, importFiles } from './import-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-replace-'));
afterAll(() => rmSync(folder, { recursive: true }));

let temporary: ReturnType<typeof temporaryStore>;
let store: Store;
beforeEach(() => {
  temporary = temporaryStore();
  store = temporary.store;
});
afterEach(() => temporary.close());

const load = (name: string, text: string, options: ImportOptions = {}) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return importFiles(store, [inputOf(path)], options);
};
const ris = (...lines: string[]) => ['TY  - JOUR', 'DO  - 10.5555/replace.1', ...lines, 'ER  - ', ''].join('\n');
const faulty = ris(
  'TI  - Dust of an inventd moon',
  'AU  - Harbi, Salm',
  'T2  - Acta Orbitalia',
  'VL  - 7',
  'IS  - 3',
  'PY  - 2019',
  'AB  - We look at dust with an eror in it.',
);
const corrected = ris(
  'TI  - Dust of an invented moon',
  'AU  - Harbi, Salma',
  'T2  - Acta Orbitalia',
  'VL  - 8',
  'PY  - 2020',
  'AB  - We look at dust without an error in it.',
);
const record = async () => {
  const page = await store.findResearch('en', defaultResearchQuery);
  const answer = await store.research('en', page.items[0]?.id as string);
  return { total: page.total, research: 'value' in answer ? answer.value : (answer as { research?: unknown }) };
};
const text = async () => JSON.stringify(await record());

describe('a corrected file with --replace', () => {
  it('replaces the values that its source stated, and removes those that it no longer states', async () => {
    await load('a.ris', faulty);
    const without = await load('b.ris', corrected);
    expect(without.counts).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await text()).toContain('inventd');
    const report = await load('b.ris', corrected, { replace: true });
    expect(report.counts).toMatchObject({ updated: 1, kept: 0 });
    expect(report.updated[0]?.changes.map(({ field }) => field)).toEqual(['abstract.en', 'authors', 'issue', 'title.en', 'volume', 'year']);
    const current = await text();
    for (const part of ['Dust of an invented moon', 'Salma', '2020', 'without an error']) expect(current).toContain(part);
    for (const part of ['inventd', '2019', 'eror', '"issue"']) expect(current).not.toContain(part);
    expect((await load('b.ris', corrected, { replace: true })).counts).toMatchObject({ unchanged: 1, updated: 0 });
  });

  it('keeps what another source stated', async () => {
    await load('a.ris', faulty);
    const bib =
      '@article{a, doi={10.5555/replace.1}, title={Dust of an inventd moon}, author={Harbi, Salm}, publisher={Reem Press}, pages={5--9}, year=2019}';
    await load('a.bib', bib);
    await load('b.ris', corrected, { replace: true });
    const current = await text();
    expect(current).toContain('Reem Press');
    expect(current).toContain('5–9');
    // The title comes from the RIS file; the BibTeX file only repeated it.
    expect(current).toContain('Dust of an invented moon');
    const report = await load('c.bib', bib.replace('5--9', '50--90').replace('inventd', 'inventted'), { replace: true });
    expect(report.updated[0]?.changes.map(({ field }) => field)).toEqual(['pages']);
    expect(report.notTaken).toMatchObject({ stands: expect.any(Number) });
  });

  it('never changes what a person edited', async () => {
    await load('a.ris', faulty);
    const id = (await store.findResearch('en', defaultResearchQuery)).items[0]?.id as string;
    const edited = { key: { recordId: id, field: 'title', language: 'ar' }, text: 'غبار قمر متخيل', origin: { source: 'editor' } } as const;
    const report = await store.load([{ made: { ...edited, from: 'Dust of an inventd moon' } }]);
    expect(report.updated).toBe(1);
    await load('b.ris', corrected, { replace: true });
    expect(await text()).toContain('متخيل');
    expect(await text()).toContain('Dust of an invented moon');
  });

  it('is a batch that can be undone, and is repeated when an earlier one is undone', async () => {
    await load('a.ris', faulty, { batch: 'one' });
    const before = await text();
    await load('x.ris', ris('TI  - Dust of an inventd moon', 'AU  - Harbi, Salm', 'PB  - Reem Press'), { batch: 'two' });
    await load('b.ris', corrected, { batch: 'three', replace: true });
    const after = await text();
    await store.undo('three');
    expect(await text()).not.toBe(after);
    await load('b.ris', corrected, { batch: 'four', replace: true });
    await store.undo('two');
    expect(await text()).toContain('Dust of an invented moon');
    expect(await text()).not.toContain('"issue"');
    await store.undo('four');
    expect(await text()).toBe(before);
  });
});

it('the last line of a report counts the values that were not used, with reasons', async () => {
  await load('a.csv', 'id,title,authors,year,doi,volume\n1,Dust of a moon,Salma Harbi,2019,10.5555/replace.1,7\n');
  const report = await load('b.ris', ris('TI  - Dust of a moon', 'AU  - Harbi, Salma', 'VL  - 8', 'PY  - 2020'));
  expect(report.notTaken).toEqual({ rank: 2 });
  const last = writeReport(report).trimEnd().split('\n').at(-1);
  expect(last).toBe(
    'Fields not updated: 2 (a source of higher rank has a value: 2). Use --replace to load corrections from the same source',
  );
  expect(writeHtmlReport(report, 'ar')).toContain('حقول لم تؤخذ: 2');
  expect(writeHtmlReport(report, 'en')).toContain('Fields not updated: 2');
  expect(writeReport(await load('c.ris', 'TY  - JOUR\nTI  - Sand\nER  - \n'))).not.toContain('Fields not updated');
});
