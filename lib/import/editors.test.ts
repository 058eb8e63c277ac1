import { expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { citation, citationStyleNames } from '#lib/formats/cite/citation.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { presentRecord } from '#lib/testing/present-record.ts';

const volume =
  '@book{a, title={Handbook of lunar dust}, editor={Reis, Mona and Zaki, Omar}, translator={Vorn, Ilse}, year=2015, publisher={Nile Press}}';
const names = (people: ResearchRecord['editors']) => people?.map(({ name }) => name.en);

it('a book without authors is cited by its editors in every style and language', async () => {
  const [record] = await recordsIn('a.bib', volume);
  expect(names(record?.editors)).toEqual(['Mona Reis', 'Omar Zaki']);
  expect(names(record?.translators)).toEqual(['Ilse Vorn']);
  const research = presentRecord(record as ResearchRecord, 1, 'en');
  const texts = citationStyleNames.map((style) => citation(research, style).text.replace(/ ?\(?2015.*/, ''));
  expect(texts).toEqual(
    expect.arrayContaining(['Reis, M., & Zaki, O. (Eds.).', 'Reis, Mona, and Omar Zaki, eds.', 'Reis, M. and Zaki, O. (eds)']),
  );
  for (const style of citationStyleNames) expect(citation(research, style).text).toMatch(/^(?:Reis|M\. Reis)[^.]*.*\b[Ee]d(?:s|itors)\b/);
  expect(research.authors).toEqual([]);
});

it('editors are read from the fields of each format that state the role in words or codes', async () => {
  const marc = (role: string) =>
    `<collection><record><leader>00000nam a2200000 a 4500</leader><datafield tag="245"><subfield code="a">Kites</subfield></datafield>
<datafield tag="100"><subfield code="a">Reis, Mona</subfield><subfield code="e">${role}</subfield></datafield></record></collection>`;
  const files = {
    'a.ris': 'TY  - EDBOOK\nTI  - Kites\nAU  - Reis, Mona\nER  - \n',
    'b.ris': 'TY  - CHAP\nTI  - Kites\nA2  - Reis, Mona\nED  - Reis, Mona\nER  - \n',
    'a.enw': '%0 Edited Book\n%T Kites\n%A Reis, Mona\n',
    'a.xml': marc('editor.'),
    'b.xml': marc('Hrsg.'),
    'a.csv': 'title,authors,editors\nKites,,Mona Reis\n',
    'b.csv': 'title,authors\nKites,Mona Reis (Ed.)\n',
    'a.bib': '@book{a, title={Kites}, author={Reis, Mona (Ed.)}}',
    'd.bib': '@book{a, title={Kites}, author={Reis (Ed.), Mona}}',
    'd.ris': 'TY  - BOOK\nTI  - Kites\nAU  - Reis, Mona [editor]\nER  - \n',
    'c.ris': 'TY  - BOOK\nTI  - Kites\nAU  - Reis, Mona (Eds.)\nER  - \n',
  };
  for (const [file, text] of Object.entries(files)) {
    const [record] = await recordsIn(file, text);
    expect([file, names(record?.editors), record?.authors]).toEqual([file, ['Mona Reis'], []]);
  }
  const titled = await recordsIn('a.csv', 'العنوان,المؤلفون,ترجمة,تحرير\nالطائرات الورقية,هدى الشمري,Paper kites,2020\n');
  expect([titled[0]?.translators, titled[0]?.editors]).toEqual([undefined, undefined]);
  const arabic = await recordsIn('a.csv', 'العنوان,المحررون,المترجم\nالطائرات الورقية,منى الصالح؛ عمر زكي,هدى الشمري\n');
  expect(arabic).toMatchObject([
    { editors: [{ name: { ar: 'منى الصالح' } }, { name: { ar: 'عمر زكي' } }], translators: [{ name: { ar: 'هدى الشمري' } }] },
  ]);
});

it('the editor of a series is no editor of the book', async () => {
  const files = {
    'a.ris': 'TY  - BOOK\nTI  - Kites\nA2  - Springer, Karl\nER  - \n',
    'b.ris': 'TY  - EDBOOK\nTI  - Kites\nAU  - Reis, Mona\nA2  - Springer, Karl\nER  - \n',
    'a.enw': '%0 Book\n%T Kites\n%E Springer, Karl\n',
    'b.enw': '%0 Edited Book\n%T Kites\n%A Reis, Mona\n%E Springer, Karl\n',
  };
  for (const [file, text] of Object.entries(files)) {
    const [result] = await mapText(file, text);
    const [record] = await recordsIn(file, text);
    expect([file, names(record?.editors)]).toEqual([file, file.startsWith('b') ? ['Mona Reis'] : undefined]);
    expect([result?.warnings, result?.unread?.map(({ example }) => example)]).toEqual([[], ['Springer, Karl']]);
  }
});

it('a mark of several editors after the last name is that of all names before it', async () => {
  const files = {
    'a.ris': 'TY  - BOOK\nTI  - Kites\nAU  - Amin, Huda\nAU  - Reis, Mona (Eds.)\nER  - \n',
    'a.csv': 'العنوان,المؤلفون\nالطائرات الورقية,هدى أمين؛ منى الصالح (محررتان)\n',
  };
  for (const [file, text] of Object.entries(files)) {
    const [record] = await recordsIn(file, text);
    expect([file, record?.editors?.length, record?.authors]).toEqual([file, 2, []]);
  }
});

it('a mark of one person in a field of several is that of this person alone', async () => {
  const [record] = await recordsIn('a.ris', 'TY  - BOOK\nTI  - Kites\nAU  - Amin, Huda (Ed.); Reis, Mona; Vorn, Ilse (Trans.)\nER  - \n');
  expect([names(record?.editors), names(record?.authors), names(record?.translators)]).toEqual([
    ['Huda Amin'],
    ['Mona Reis'],
    ['Ilse Vorn'],
  ]);
});

it('a list of editors that ends with "and others" or has a damaged identifier is reported as that of editors', async () => {
  for (const [file, text] of Object.entries({
    'a.bib': '@book{a, title={Kites}, author={Vorn, Ilse}, editor={Reis, Mona and others}}',
    'a.csv': 'title,authors,editors\nKites,Ilse Vorn,Mona Reis et al.\n',
  })) {
    const [result] = await mapText(file, text);
    expect([file, result?.warnings]).toEqual([file, [{ code: 'others_unnamed', field: 'editors', value: '' }]]);
  }
  const editor = [{ given: 'Mona', family: 'Reis', ORCID: 'https://orcid.org/0000-0002-0000-0000' }];
  const [result] = await mapText('a.json', JSON.stringify({ DOI: '10.5555/e', title: ['Kites'], type: 'book', editor }));
  expect(result?.warnings).toMatchObject([{ code: 'bad_orcid', field: 'editors.orcid' }]);
  expect((await recordsIn('b.bib', '@book{a, title={Kites}, editor={Unknown}}'))[0]).not.toHaveProperty('editors');
});

it('an author with several roles stays an author', async () => {
  const mods = `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Kites</title></titleInfo><name><namePart>Reis, Mona</namePart>
<role><roleTerm type="code">aut</roleTerm></role><role><roleTerm type="code">edt</roleTerm></role></name></mods>`;
  const [record] = await recordsIn('a.xml', mods);
  expect([record?.authors.length, record?.editors]).toEqual([1, undefined]);
});

it('every file names the editors, and a store finds the book by them', async () => {
  const [record] = (await recordsIn('a.bib', volume)) as [ResearchRecord];
  const research = presentRecord(record, 1, 'en');
  for (const format of ['bibtex', 'ris', 'csl', 'csv', 'jsonld', 'mods', 'marcxml', 'datacite'] as const)
    expect(writeFormat(format, [research], { language: 'en', siteUrl: 'https://madar.example' }), format).toMatch(
      /Reis[\s\S]*Zaki|Mona Reis/,
    );
  const store = openSqliteStore(':memory:');
  await store.load([record]);
  for (const keyword of ['Zaki dust', 'author:Reis']) {
    const { items } = await store.findResearch('en', { ...defaultResearchQuery, keyword });
    expect(items.map(({ editors }) => editors?.map(({ name }) => name.value))).toEqual([['Mona Reis', 'Omar Zaki']]);
  }
  await store.close();
});

it('an editor whom an older version stored as an author is only an editor after another import', async () => {
  const file = 'TY  - EDBOOK\nDO  - 10.5555/edited\nTI  - Handbook of lunar dust\nAU  - Reis, Mona\nAU  - Zaki, Omar\nPY  - 2015\nER  - \n';
  const [record] = (await recordsIn('a.ris', file)) as [ResearchRecord];
  const { editors = [], ...work } = record;
  const store = openSqliteStore(':memory:');
  await store.load([prepareRecord({ ...work, authors: editors }, undefined, { source: 'ris' })]);
  await store.load([prepareRecord(record, undefined, { source: 'ris' })]);
  const { items } = await store.findResearch('en', defaultResearchQuery);
  expect(items.map((item) => [item.authors, item.authorCount, item.editors?.map(({ name }) => name.value)])).toEqual([
    [[], 0, ['Mona Reis', 'Omar Zaki']],
  ]);
  await store.close();
});
