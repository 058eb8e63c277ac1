import { expect, it } from 'vitest';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';
import { cleanPart } from './part-numbers.ts';
import { readPart, readSource } from './source-line.ts';

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

it('a source line is split into its name and numbers', () => {
  expect(readSource('IMA Kites 17: e173358')).toMatchObject({ name: 'IMA Kites', volume: '17', pages: 'e173358' });
  expect(readSource('Journal 3 (2014) 152–160')).toMatchObject({ name: 'Journal', volume: '3', pages: '152–160' });
  expect(readSource('Acta Orb. 3(2): 15-20')).toMatchObject({ name: 'Acta Orb.', volume: '3', issue: '2', pages: '15-20' });
  expect(readSource('مجلة المدار؛ مج ٥ ع ٢؛ ٣٣-٤٨')).toMatchObject({ name: 'مجلة المدار', volume: '5', issue: '2', pages: '33-48' });
  for (const name of ['Astronomy 2010', 'IEEE 802.11', 'Orbits, Ends and Means', 'Apollo 11: The Return', 'Expo 58 Kites'])
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
