import { describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { findSuspectTexts } from './suspect-texts.ts';

const record = (fields: object) =>
  ({ key: 'a', title: { en: 'Kites' }, language: 'en', authors: [], type: 'other', areas: [], ...fields }) as ResearchRecord;
const codesOf = (fields: object) => findSuspectTexts(record(fields)).map(({ code, field }) => `${code} ${field}`);
const person = (name: string) => ({ authors: [{ name: { en: name } }] });

describe('a stored text that should have been cleaned is a warning', () => {
  it.each([
    ['title', { title: { en: 'Kites in <mml:math>x</mml:math>' } }],
    ['title', { title: { en: 'Kites in ¡mml:math xmlns:mml=”http://www.w3.org”¿' } }],
    ['title', { title: { en: 'The \\ionCiv line of kites' } }],
    ['title', { title: { en: 'Meteors of the &rgr;-Kites' } }],
    ['title', { title: { ar: 'طائرات \uFFFD ورقية' } }],
    ['abstract', { abstract: { en: 'The brightness (pB[12pt]minimal amsmath upgreek) of kites' } }],
    ['keywords', { keywords: { en: ['<italic>Kites</italic>'] } }],
    ['publisher', { publisher: 'Kites &amp; Sons' }],
    ['venue', { venue: { name: { en: 'Acta <i>Orbitalia</i>' } } }],
    ['authors.affiliation', { authors: [{ name: { en: 'Ilse Vorn' }, affiliation: { en: 'A &amp; B' } }] }],
    [
      'authors.institutions',
      { authors: [{ name: { en: 'Ilse Vorn' }, institutions: [{ name: { en: '<institution>A</institution>' } }] }] },
    ],
  ])('residue in %s', (field, fields) => {
    expect(codesOf(fields)).toEqual([`residue ${field}`]);
  });

  it.each([
    ['pages', 'pp 37–64'],
    ['pages', 'ص ص. 101–118'],
    ['pages', 'ص 15'],
    ['pages', '948770.'],
    ['pages', '12–Oct'],
    ['pages', '1.2E+05'],
    ['pages', '120 p.'],
    ['pages', '120 pages'],
    ['volume', 'ume'],
    ['volume', 'Vol. 3'],
    ['volume', 'مج. 5'],
    ['volume', 'Bd. 12'],
    ['issue', 'ع. 2'],
    ['issue', 'no 4'],
    ['issue', 'Mar-04'],
  ])('a label or damage in %s: %s', (field, value) => {
    expect(codesOf({ [field]: value })).toEqual([`label_in_value ${field}`]);
  });

  it.each(['IMA Kites 17: e173358', 'Acta Orbitalia 3 (2014) 152–160', 'مجلة الطيران مج 5، ع 2'])(
    'numbers in the name of a venue: %s',
    (name) => {
      expect(codesOf({ venue: { name: { en: name } } })).toEqual(['label_in_value venue']);
    },
  );

  it.each(['Montoya, Maria; Reis, Ana', 'Montoya, Maria and Reis, Ana', 'العتيبي، نورة؛ القحطاني، سعد', 'هدى الشمري و فهد السبيعي'])(
    'people run together: %s',
    (name) => {
      expect(codesOf(person(name))).toEqual(['list_in_value authors']);
    },
  );

  it('keywords run together', () => {
    expect(codesOf({ keywords: { ar: ['طائرات؛ أقمار'] } })).toEqual(['list_in_value keywords']);
  });
});

it.each([
  ['an inequality', { title: { en: 'Kites with R < 3 and T > 5 & more' } }],
  ['a taxon in angle brackets', { keywords: { en: ['Fish <Actinopterygii>', 'Pinus <genus>'] } }],
  ['an average in angle brackets', { abstract: { en: 'Kites have <e> = 0.5 and <tf> = 3 Gyr at 3<z and z>2' } }],
  ['article numbers with letters', { pages: 'P05012', volume: 'A12', issue: 'S1' }],
  ['pages with letters', { pages: 'S8–S12' }],
  ['an article number that ends in P', { pages: '84421P' }],
  ['a venue with a day', { venue: { name: { en: 'Day 2 Tue, February 22, 2022' } } }],
  ['an issue named by a month', { issue: 'March', volume: '3–4' }],
  ['a group with "and"', person('Institute of Space and Time')],
  ['a name that begins with و', person('وليد الحربي')],
  ['a venue with a number', { venue: { name: { en: 'Proceedings of IAU Symposium 320' } } }],
])('%s is no warning', (_, fields) => {
  expect(codesOf(fields)).toEqual([]);
});
