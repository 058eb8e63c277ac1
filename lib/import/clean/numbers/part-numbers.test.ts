import { expect, it } from 'vitest';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';
import { cleanPart } from './part-numbers.ts';
import { readPart, readSource, splitVolume } from './source-line.ts';

const textOf = (part: Parameters<typeof cleanPart>[0], values: readonly string[]) => values.map((value) => cleanPart(part, value).text);

it('labels are no part of a volume, an issue or pages, in five languages', () => {
  expect(textOf('volume', ['Vol. 5', 'volume:50', 'Bd. 7', 'tome 3', 'مج. ٥', 'المجلد 12', 'Jg. 9', 'v. 4', 'Vol. XII'])).toEqual([
    '5',
    '50',
    '7',
    '3',
    '5',
    '12',
    '9',
    '4',
    'XII',
  ]);
  expect(textOf('issue', ['no. 2', 'Heft 3', 'n° 4', 'núm. 6', 'ع. ٢', 'العدد 7', 'Issue 1', '(2)', 'number:2'])).toEqual([
    '2',
    '3',
    '4',
    '6',
    '2',
    '7',
    '1',
    '2',
    '2',
  ]);
  expect(
    textOf('pages', ['pp 37-64', 'pp.1–2', 'ص ص. 101–118', 'ص ص ١٥-٣٣', 'ص.ص. 3-4', 'ص 7', 'Seiten 3-9', 'S. 12-13', '948770.', 'p. e12']),
  ).toEqual(['37–64', '1–2', '101–118', '15–33', '3–4', '7', '3–9', '12–13', '948770', 'e12']);
});

it('numbers that only begin like a label stay', () => {
  expect(textOf('volume', ['A12', 'Valencia', '12B', 'Volta'])).toEqual(['A12', 'Valencia', '12B', 'Volta']);
  expect(textOf('issue', ['Suppl. 2', 'S1', 'N1', 'Spring'])).toEqual(['Suppl. 2', 'S1', 'N1', 'Spring']);
  expect(textOf('pages', ['P12', 's12–s14', 'L44', 'e173358', '12, 14'])).toEqual(['P12', 's12–s14', 'L44', 'e173358', '12, 14']);
});

it('what a spreadsheet made of a range is restored, and a power is left out', () => {
  expect(['12-Oct', 'Oct-12', '10-Dec', '2018-10-12 00:00:00'].map((text) => cleanPart('pages', text))).toEqual(
    Array.from({ length: 4 }, () => ({ text: '10–12', restored: true })),
  );
  expect(cleanPart('issue', 'Mar-04')).toEqual({ text: '3-4', restored: true });
  expect(cleanPart('pages', '1.2E+05')).toEqual({ restored: true });
  expect(['May', 'Mar-Apr', '12-13', '3-Ox'].map((text) => cleanPart('issue', text))).toEqual(
    ['May', 'Mar-Apr', '12-13', '3-Ox'].map((text) => ({ text })),
  );
});

it('labels after pages, words for an article number and placeholders are no part of a number', () => {
  expect(
    textOf('pages', ['12-15 pp.', '12–15 صفحة', 'ص.-ص. 12-15', 'Art. no. 012345', 'Article 12', 'id 7', '12 to 15', '12-', '35-35']),
  ).toEqual(['12–15', '12–15', '12–15', '012345', '12', '7', '12–15', '12', '35']);
  expect(textOf('issue', ['№ 3', 'cahier 2', 'العدد الثالث', '3.0', 'عدد خاص', 'Special issue'])).toEqual([
    '3',
    '2',
    '3',
    '3',
    'عدد خاص',
    'Special issue',
  ]);
  expect(textOf('volume', ['المجلد الخامس', 'المجلد الثاني عشر', 'Jahrg. 3', 'السنة 12', '-4'])).toEqual(['5', '12', '3', '12', '4']);
  expect(textOf('pages', ['n/a', 'No pagination', '–', 'لا يوجد'])).toEqual([undefined, undefined, undefined, undefined]);
});

it('an issue or a year in the field of the volume is separated from it', async () => {
  expect(['12(3)', 'Vol. 12, no. 3', '12 (2014)', 'مج. 5، ع. 2', 'Anno 5', '12-13', '3A'].map(splitVolume)).toEqual([
    { volume: '12', issue: '3' },
    { volume: '12', issue: '3' },
    { volume: '12' },
    { volume: '5', issue: '2' },
    { volume: 'Anno 5' },
    { volume: '12-13' },
    { volume: '3A' },
  ]);
  const bib = '@article{a, title={Kites}, journal={Acta}, volume={12(3)}, pages={Article 7}}';
  expect(await recordsIn('a.bib', bib)).toMatchObject([{ volume: '12', issue: '3', pages: '7' }]);
});

it('a source line is split into its name and numbers', () => {
  expect(readSource('IMA Kites 17: e173358')).toMatchObject({ name: 'IMA Kites', volume: '17', pages: 'e173358' });
  expect(readSource('Journal 3 (2014) 152–160')).toMatchObject({ name: 'Journal', volume: '3', pages: '152–160' });
  expect(readSource('Acta Orb. 3(2): 15-20')).toMatchObject({ name: 'Acta Orb.', volume: '3', issue: '2', pages: '15-20' });
  expect(readSource('مجلة المدار؛ مج ٥ ع ٢؛ ٣٣-٤٨')).toMatchObject({ name: 'مجلة المدار', volume: '5', issue: '2', pages: '33-48' });
  expect(readSource('Acta Orb. 2014 Mar;3(2):152-60')).toMatchObject({ name: 'Acta Orb.', volume: '3', issue: '2', pages: '152-60' });
  expect(readSource('Acta Orb. 102, 012345 (2014)')).toMatchObject({ name: 'Acta Orb.', volume: '102', pages: '012345' });
  expect(readSource('Acta Orb. vol. 3 no. 2 pp 12-15')).toMatchObject({ name: 'Acta Orb.', volume: '3', issue: '2', pages: '12-15' });
  expect(readSource('Acta Orb. Vol. 3')).toMatchObject({ name: 'Acta Orb.', volume: '3' });
  expect(readSource('In: Acta Orb. Bd. 3 (2014), H. 2, S. 12-15')).toMatchObject({
    name: 'Acta Orb.',
    volume: '3',
    issue: '2',
    pages: '12-15',
  });
  expect(readSource('Acta Orb., No. 5, 2014')).toEqual({ name: 'Acta Orb.', volume: undefined, issue: '5', pages: undefined });
  expect(readSource('مجلة المدار (مج 5 ، ع 2) ص 12 - 15')).toMatchObject({
    name: 'مجلة المدار',
    volume: '5',
    issue: '2',
    pages: '12 - 15',
  });
  for (const name of [
    'Workshop 2014, 5-8',
    'Volume Rendering of Kites',
    'Notes on No Man’s Orbit',
    'Symposium 3, 2 (2014)',
    'Astronomy 2010',
    'IEEE 802.11',
    'Orbits, Ends and Means',
    'Apollo 11: The Return',
    'Expo 58 Kites',
    'Annals of Band 5',
    'Space Studies No. 5',
    'The Book of Vol. 3 and No. 2',
  ])
    expect(readSource(name)).toEqual({ name });
  expect(readPart('50 (2023), 2, Seite 3-9')).toEqual({ volume: '50', issue: '2', pages: '3-9' });
  expect(readPart('volume:50, year:2023, number:2, pages:3-9')).toEqual({ volume: '50', issue: '2', pages: '3-9' });
});

it('every reader cleans these numbers, and warns of those that a spreadsheet changed', async () => {
  const csv = 'title,venue,volume,issue,pages\nKites,Acta 17: e12,,,\nLamps,Acta,مج. 5,Mar-04,1.2E+05\n';
  const bib = '@article{a, title={Kites}, journal={Acta}, volume={Bd. 5}, number={Heft 2}, pages={pp. 3--4}}';
  expect(await recordsIn('a.csv', csv)).toMatchObject([
    { venue: { name: { en: 'Acta' } }, volume: '17', pages: 'e12' },
    { volume: '5', issue: '3-4' },
  ]);
  expect((await recordsIn('a.csv', csv))[1]).not.toHaveProperty('pages');
  expect(await recordsIn('a.bib', bib)).toMatchObject([{ volume: '5', issue: '2', pages: '3–4' }]);
});
