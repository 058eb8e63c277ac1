import { expect, it } from 'vitest';
import { classifyType } from '#lib/import/classify/types.ts';
import { cleanLicence, firstLicence } from '#lib/import/clean/licences.ts';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

const typesIn = async (name: string, text: string) => (await recordsIn(name, text)).map(({ type }) => type);

it('the words of other programs for types are read', async () => {
  const zotero =
    'Key,Item Type,Title,Type\n1,journalArticle,Kites,\n2,thesis,Lamps,PhD\n3,bookSection,Winds,\n4,thesis,Dust,Master\n5,preprint,Sand,\n';
  expect(await typesIn('a.csv', zotero)).toEqual(['journal-article', 'doctoral-thesis', 'book-chapter', 'masters-thesis', 'preprint']);
  const ieee =
    'Document Title,Document Identifier,Article Citation Count,Issue Date,License\nKites,IEEE Journals,12,April 2021,CCBY\nLamps,IEEE Conferences,3,,\n';
  expect(await recordsIn('a.csv', ieee)).toMatchObject([
    { type: 'journal-article', citations: 12, date: '2021-04', licence: 'CC-BY' },
    { type: 'conference-paper', citations: 3 },
  ]);
  const ntrs = 'Title,Document Type,Report/Patent Number\nWheels,Technical Memorandum (TM),NASA/TM-2021-000001\n';
  expect(await recordsIn('a.csv', ntrs)).toMatchObject([{ type: 'technical-report', reportNumber: 'NASA/TM-2021-000001' }]);
  const dc = ['رسالة ماجستير', 'أطروحة دكتوراه', 'مقال', 'فصل من كتاب'].map(
    (type) => `<oai_dc:dc xmlns:oai_dc="o" xmlns:dc="d"><dc:title>الطائرات الورقية</dc:title><dc:type>${type}</dc:type></oai_dc:dc>`,
  );
  const inRecord = (content: string) => `<record><metadata>${content}</metadata></record>`;
  expect(await typesIn('a.xml', `<OAI-PMH><ListRecords>${dc.map(inRecord).join('')}</ListRecords></OAI-PMH>`)).toEqual([
    'masters-thesis',
    'doctoral-thesis',
    'journal-article',
    'book-chapter',
  ]);
  const mods =
    '<mods xmlns="m"><titleInfo><title>Kites</title></titleInfo><typeOfResource>text</typeOfResource><originInfo><issuance>monographic</issuance></originInfo></mods>';
  expect(await typesIn('a.xml', mods)).toEqual(['book']);
});

it('Creative Commons licences in words have their short name', () => {
  expect(
    ['CCBY', 'CC BY 4.0', 'cc-by-nc-nd 4.0', 'Creative Commons Attribution 4.0 International', 'CC0', 'CCBYNCND'].map(cleanLicence),
  ).toEqual(['CC-BY', 'CC-BY-4.0', 'CC-BY-NC-ND-4.0', 'CC-BY-4.0', 'CC0-1.0', 'CC-BY-NC-ND']);
  const commons = [
    'Attribution-NonCommercial 4.0 International',
    'Namensnennung - Nicht kommerziell 4.0 International',
    'CC_BY4.0',
    'This article is licensed under a Creative Commons Attribution 4.0 International License, which permits use',
    'المشاع الإبداعي: نَسب المُصنَّف - غير تجاري 4.0 دولي',
  ];
  expect(commons.map(cleanLicence)).toEqual(['CC-BY-NC-4.0', 'CC-BY-NC-4.0', 'CC-BY-4.0', 'CC-BY-4.0', 'CC-BY-NC-4.0']);
  expect(['https://creativecommons.org/publicdomain/mark/1.0/', 'MIT License', 'Apache License 2.0'].map(cleanLicence)).toEqual([
    'CC-PDM-1.0',
    'MIT',
    'Apache-2.0',
  ]);
  expect(['CC-0', 'CC-BY-4.0-International', 'CC-BY-Attribution-4.0', 'CC-by', 'CC-PDM-1.0', 'CC-PDDC'].map(cleanLicence)).toEqual([
    'CC0-1.0',
    'CC-BY-4.0',
    'CC-BY-4.0',
    'CC-BY',
    'CC-PDM-1.0',
    'CC-PDDC',
  ]);
  expect(firstLicence(['CC-PDDC'])).toBe('CC-PDDC');
  expect(cleanLicence('Creative Commons Attribution-NonCommercial-ShareAlike 3.0')).toBe('CC-BY-NC-SA-3.0');
  expect(['Elsevier user licence', 'MIT', 'CC-BY-4.0'].map(cleanLicence)).toEqual(['Elsevier user licence', 'MIT', 'CC-BY-4.0']);
});

it('a Creative Commons licence that is not stated for the whole work is not its licence', () => {
  const notices = [
    'All rights reserved. Figure 2 is reproduced under CC BY 4.0.',
    'Licensed under CC BY 4.0 for subscribers. All rights reserved.',
    'Not available under Creative Commons; attribution required.',
    '© 2019 Example Press. Supplementary data: CC BY-NC 4.0',
    'Supplementary data are available under a Creative Commons Attribution 4.0 licence',
    'The tables are licensed under CC BY 4.0',
    'This article is not licensed under a CC BY licence',
    '© 2019 Example Press. Compare CC BY 4.0',
    'الأشكال مرخصة برخصة المشاع الإبداعي: نسب المصنف 4.0',
    'لا يخضع لأي رخصة المشاع الإبداعي نسب المصنف',
  ];
  // A notice of copyright is no licence at all.
  expect(notices.map(cleanLicence)).toEqual(notices.map((notice) => (notice.startsWith('©') ? undefined : notice)));
  const sentences = [
    'This is an open access article under the CC BY-NC-ND license',
    '© 2019 The Authors. Published by Example Press under CC BY 4.0',
    'This data set is available under a Creative Commons Attribution 4.0 licence',
    'نُشر هذا البحث بموجب رخصة المشاع الإبداعي: نسب المصنف 4.0',
  ];
  expect(sentences.map(cleanLicence)).toEqual(['CC-BY-NC-ND', 'CC-BY-4.0', 'CC-BY-4.0', 'CC-BY-4.0']);
});

it.each([
  ['Copyright (c) 2020 Example Press, licensed under the MIT License', 'MIT'],
  ['© 2019 Example Press, Apache License 2.0', 'Apache-2.0'],
  ['2020 Example Press CC BY 4.0', 'CC-BY-4.0'],
  ['© 2020 MIT', undefined],
  ['© 2020 Example Press. Figures: CC BY 4.0', undefined],
  ['© 2020 Example Press. All rights reserved', undefined],
])('the licence after the notice of copyright in "%s" is %s', (text, licence) => {
  expect(cleanLicence(text)).toBe(licence);
});

it('a work whose source states no type is an article if it is numbered within a venue, until a source states it', async () => {
  const table = (rest: string, values: string) => recordsIn('a.csv', `title,journal,${rest}\nKites,${values}\n`);
  expect(await table('volume,issue', 'Acta Orbitalia,3,2')).toMatchObject([{ type: 'journal-article' }]);
  expect(await recordsIn('a.csv', 'عنوان البحث,المجلة\nالطائرات,مجلة الفضاء\n')).toMatchObject([{ type: 'journal-article' }]);
  expect(await table('year', 'Example Press,2020')).toMatchObject([{ type: 'other' }]);
  expect(await table('volume,issue,type', 'Acta Orbitalia,3,2,Sculpture')).toMatchObject([{ type: 'other' }]);
  const [row] = await mapText('a.csv', 'title,journal,volume,pages\nKites,Acta Orbitalia,3,1-2\n');
  expect(row).toMatchObject({ loadable: { origin: { derived: expect.arrayContaining(['type']) } } });
  const [labelled] = await mapText('a.csv', 'title,journal,volume,pages\nKites [Data set],Acta Orbitalia,3,1-2\n');
  expect(labelled).not.toMatchObject({ loadable: { origin: { derived: expect.arrayContaining(['type']) } } });
});

it.each([
  ['The Astronomical Journal', 'journal-article'],
  ['European Physical Journal C', 'journal-article'],
  ['SIAM Journal on Optimization', 'journal-article'],
  ['Journal of Invented Moons', 'journal-article'],
  ['مجلة الفضاء', 'journal-article'],
  ['Book of abstracts of the Journal Club', 'other'],
  ['Abstracts of the Journal of Moons', 'other'],
  ['Journal Club', 'other'],
])('a work without type in %s is of type %s', async (venue, type) => {
  expect(await typesIn('a.csv', `title,journal\nKites,${venue}\n`)).toEqual([type]);
});

it.each([
  ['arXiv', 'Review', 'review'],
  ['arXiv', 'Dataset', 'dataset'],
  ['arXiv', 'Article', 'preprint'],
  ['eprint arXiv:2101.01234', '', 'preprint'],
  ['Eprints of the Academy', 'Article', 'journal-article'],
])('a work in %s whose type is stated as "%s" is of type %s', async (venue, stated, type) => {
  expect(await typesIn('a.csv', `title,journal,type,arxiv\nKites,${venue},${stated},2101.01234\n`)).toEqual([type]);
});

it('a paper of a conference in arXiv keeps its type in RIS', async () => {
  expect(await typesIn('a.ris', 'TY  - CONF\nTI  - Kites\nT2  - arXiv\nUR  - https://arxiv.org/abs/2101.01234\nER  - \n')).toEqual([
    'conference-paper',
  ]);
});

it('understands the word of one source in any other, without regard to case, blanks and hyphens', () => {
  const values = ['Conference Paper', 'conference-paper', 'ConferencePaper', 'proceedings-article', 'Meeting Abstract'];
  expect(values.map((value) => classifyType([{ scheme: 'jats', value }]))).toEqual(Array(5).fill('conference-paper'));
  expect(classifyType([{ scheme: 'oai', value: 'constructor' }])).toBeUndefined();
});

it.each([
  ['Hypothesis', undefined],
  ['Hypothesis and Theory', undefined],
  ['Research Synthesis', undefined],
  ['Synthesis report', undefined],
  ['parentheses', undefined],
  ['Dissertation Abstracts', undefined],
  ['Thesis', 'thesis'],
  ['doctoralThesis', 'doctoral-thesis'],
  ['info:eu-repo/semantics/masterThesis', 'masters-thesis'],
  ['doctoralthesis', 'doctoral-thesis'],
  ['Thesis or Dissertation', 'thesis'],
  ['Thèse de doctorat', 'doctoral-thesis'],
  ['M.S. thesis', 'masters-thesis'],
])('the word %s of a source is of type %s', (value, type) => {
  expect(classifyType([{ scheme: 'jats', value }])).toBe(type);
});

it.each([
  ['M.S.', 'masters-thesis'],
  ['Thesis (M.S.)--Nile University', 'masters-thesis'],
  ['D. Sc.', 'doctoral-thesis'],
  ['Thesis (Sc. D.)', 'doctoral-thesis'],
  ['EdD', 'doctoral-thesis'],
  ['Dr. rer. nat.', 'doctoral-thesis'],
  ['Dr.-Ing.', 'doctoral-thesis'],
  ['Thesis (Ph.D.)--Harvard, Cambridge, MA', 'doctoral-thesis'],
  ['Thesis (doctoral)--Bachelor University', 'doctoral-thesis'],
  ['Bachelor thesis', 'thesis'],
  ['Diploma', undefined],
])('the degree "%s" makes a thesis of type %s', (value, type) => {
  expect(classifyType([{ scheme: 'degree', value }])).toBe(type);
});

it('the degree of an entry is that of its field, not of its name', async () => {
  expect(await typesIn('a.bib', '@phdthesis{a, title={Kites}, type={Bachelor thesis}}')).toEqual(['thesis']);
  expect(await typesIn('a.ris', 'TY  - THES\nTI  - Kites\nVL  - M.S.\nER  - \n')).toEqual(['masters-thesis']);
  expect(await typesIn('a.ris', 'TY  - JOUR\nTI  - Kites\nM3  - Hypothesis and Theory\nER  - \n')).toEqual(['journal-article']);
});

it.each([
  ['a.ris', 'TY  - JOUR\nTI  - Kites\nT2  - Acta\nVL  - Photosynthesis\nER  - \n', 'Photosynthesis'],
  ['a.ris', 'TY  - BOOK\nTI  - Kites\nVL  - Doctoral consortium\nER  - \n', 'Doctoral consortium'],
  ['a.bib', '@book{a, title={Kites}, volume={Doctoral}}', 'Doctoral'],
  ['a.csv', 'title,journal,volume\nKites,Acta,Ba\n', 'Ba'],
  ['b.ris', 'TY  - THES\nTI  - Kites\nVL  - Ph.D.\nER  - \n', undefined],
])('in %s only the volume of a thesis may be a degree: %s', async (name, text, volume) => {
  const [record] = await recordsIn(name, text);
  expect(record?.volume).toBe(volume);
});
