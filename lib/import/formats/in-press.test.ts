import { expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { citation } from '#lib/formats/cite/citation.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { mapText, recordsIn, temporaryStore } from '#lib/import/testing/read-fixture.ts';

const bib = (fields: string) => `@article{i1, author={Pressing, Ada}, title={A paper of tests}, journal={Journal of Tests}, ${fields}}`;

it.each([
  ['a.bib', bib('year={in press}')],
  ['a.bib', bib('pubstate={inpress}')],
  ['a.bib', bib('year={Forthcoming}')],
  ['a.bib', bib('year={(accepted for publication)}')],
  ['a.ris', 'TY  - JOUR\nTI  - A paper of tests\nPY  - in press\nER  - \n'],
  ['a.csv', 'title,year\nA paper of tests,قيد النشر\n'],
  ['a.enw', '%0 Journal Article\n%T A paper of tests\n%D In press\n'],
  [
    'a.json',
    JSON.stringify([
      { type: 'article-journal', title: 'A paper of tests', author: [{ family: 'Pressing', given: 'Ada' }], status: 'in press' },
    ]),
  ],
  ['a.json', JSON.stringify([{ type: 'article-journal', title: 'A paper of tests', author: [], issued: { raw: 'in press' } }])],
])('the import reads %s with %s as in press, without a warning', async (name, text) => {
  const [record] = await recordsIn(name, text);
  expect(record).toMatchObject({ inPress: true, title: { en: 'A paper of tests' } });
  expect(record?.year).toBeUndefined();
  expect((await mapText(name, text))[0]?.warnings).toEqual([]);
});

it('the import reads no work as in press that has a year, or a phrase of another meaning', async () => {
  expect((await recordsIn('a.bib', bib('year=2020, pubstate={inpress}')))[0]).not.toHaveProperty('inPress');
  const [result] = await mapText('a.bib', bib('year={some day}'));
  expect(result?.warnings.map(({ code }) => code)).toEqual(['bad_year']);
});

it('the import keeps a work in press, cites and exports it as such until a source has its year', async () => {
  const { store, close } = temporaryStore();
  const load = async (text: string) => store.load((await mapText('a.bib', text)).flatMap(({ loadable }) => loadable ?? []));
  const firstRecord = async () => (await store.findResearch('en', defaultResearchQuery)).items[0];
  await load(bib('year={in press}, doi={10.5555/press.1}'));
  const research = (await firstRecord()) as NonNullable<Awaited<ReturnType<typeof firstRecord>>>;
  expect(research.inPress).toBe(true);
  for (const style of ['apa', 'harvard', 'chicago', 'ieee', 'mla'] as const) {
    expect(citation(research, style).text, style).toContain('in press');
    expect(citation(research, style).text, style).not.toContain('n.d.');
  }
  expect(citation({ ...research, title: { value: 'بحث', lang: 'ar' }, language: 'ar' }, 'apa').text).toContain('قيد النشر');
  for (const format of ['bibtex', 'csl'] as const) {
    const text = writeFormat(format, [research], { language: 'en', siteUrl: 'https://example.org' });
    expect((await recordsIn(format === 'bibtex' ? 'a.bib' : 'a.json', text))[0], format).toMatchObject({ inPress: true });
  }
  await load(bib('year=2021, doi={10.5555/press.1}'));
  expect(await firstRecord()).toMatchObject({ year: 2021 });
  expect((await firstRecord())?.inPress).toBeUndefined();
  await close();
});
