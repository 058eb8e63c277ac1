import { existsSync, globSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { formats } from '#lib/formats/formats.ts';
import { type LimitedFormat, limitedFormats, withoutLostFields } from '#lib/formats/testing/format-limits.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { fixture, recordsIn, recordsOf } from '#lib/import/testing/read-fixture.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { presentRecord } from '#lib/testing/present-record.ts';

/** Public files of other producers, which are never committed (docs/test-data.md). */
const data = inject('testData');
const extensions = '{json,jsonl,gz,bib,ris,xml,csv,txt}';
/** Most records of one file. */
const recordsMax = 100;

/** Records whose marks exports have to preserve, each in the notation of its source. */
const facts: readonly (readonly [file: string, text: string])[] = [
  [
    'a.json',
    '{"DOI":"10.5555/a.1","type":"article-journal","title":"Bu Field--an ``overview\'\'","abstract":"Dust of 2000 -- 2022 --- and ```more```"}',
  ],
  [
    'a.bib',
    '@article{a, title={The {Fc$\\epsilon$RI$\\gamma$} of dust at 88~$\\mu$m}, author={Destéfanis G. and {Lallo, M. and Petro, L.}}, year=2001}',
  ],
  ['a.json', '{"DOI":"10.5555/a.2","type":"chapter","title":"Dust of a moon.","author":[{"family":"Born","given":"L. et al."}]}'],
  ['a.csv', 'title,authors,keywords\nDust of the valley,Haneen Al- Sharif; Martı\u0301n Reis,stars:;[Fe/H];dust.\n'],
  [
    'a.ris',
    'TY  - JOUR\nTI  - Dust of a comet\nDA  - 2018/01/1\nUR  - https://ui.adsabs.harvard.edu/abs/2018arXiv180112345L\nAN  - arXiv:1801.12345\nER  -\n',
  ],
  [
    'a.enw',
    '%0 Journal Article\n%T Dust of a star\n%J eprint arXiv:hep-th/9108028\n%8 January 01, 2018\n%U https://ui.adsabs.harvard.edu/abs/1991hep.th....8028G\n',
  ],
  ['a.ris', 'TY  - GEN\nTI  - Dust of a ring\nJO  - Acta Orb\nSP  - hep-th/9108029\nER  -\n'],
];

/** What an export has to preserve. A table with no area for a work leaves the areas to the import. */
const comparable = (format: LimitedFormat, record: ResearchRecord, { areas }: ResearchRecord) => ({
  ...withoutLostFields(format, record),
  ...(areas.length === 0 && { areas }),
});

async function expectSame(records: readonly ResearchRecord[], format: LimitedFormat, language: Language): Promise<void> {
  const presented = records.map((record, index) => presentRecord(record, index + 1, language));
  const file = writeFormat(format, presented, { language, siteUrl: 'https://madar.example' });
  const reread = await recordsIn(`own.${formats[format].extension}`, file);
  expect(reread).toHaveLength(records.length);
  for (const [index, record] of records.entries())
    expect(comparable(format, reread[index] as ResearchRecord, record), record.key).toEqual(comparable(format, record, record));
}

const cases = limitedFormats.flatMap((format) =>
  (format === 'csv' ? languages : languages.slice(0, 1)).map((language) => [format, language] as const),
);

describe.each(cases)('an export of imported records as %s for a reader of %s', (format, language) => {
  it('comes back with every mark and letter of texts and names', async () => {
    for (const [name, text] of facts) await expectSame(await recordsIn(name, text), format, language);
  });

  it.each(globSync('*.{json,jsonl,bib,ris,xml,csv}', { cwd: fixture('') }).sort())('comes back whole from the sample %s', async (name) => {
    await expectSame(await recordsOf(fixture(name)), format, language);
  });

  it.skipIf(!existsSync(data))('comes back whole from public files (needs the real files, which are not part of the project)', async () => {
    for (const name of globSync(`{ads,arabic,arxiv,bibtex,crossref-datacite-csl-ris,openalex}/**/*.${extensions}`, { cwd: data }).sort())
      await expectSame(await recordsOf(`${data}/${name}`, recordsMax), format, language);
  });
});
