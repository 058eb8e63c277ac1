import { describe, expect, it } from 'vitest';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';

/** The titles of an imported record. All titles are invented, in the format of citation indexes. */
const titleOf = async (title: string, language: string) =>
  (await recordsIn('a.ris', `TY  - JOUR\nTI  - ${title}\nLA  - ${language}\nAU  - Harbi, Salma\nER  - \n`))[0]?.title;

describe('a title with the title of the work in brackets', () => {
  it.each([
    ['Dust of the valley; [غبار الوادي]', 'Arabic', { en: 'Dust of the valley', ar: 'غبار الوادي' }],
    ['Dust of the valley [غبار الوادي]', 'Arabic', { en: 'Dust of the valley', ar: 'غبار الوادي' }],
    ['Dust of the valley (غبار الوادي)', 'Arabic', { en: 'Dust of the valley', ar: 'غبار الوادي' }],
    ['Dust of the valley (Poussière de la vallée)', 'English', { en: 'Dust of the valley', fr: 'Poussière de la vallée' }],
    ['Poussière de la vallée [Dust of the valley]', 'English', { en: 'Dust of the valley', fr: 'Poussière de la vallée' }],
    ['Dust of the valley; [Poussière de la vallée]', 'French', { en: 'Dust of the valley', fr: 'Poussière de la vallée' }],
    ['Dust of the valley; [Tozun ışığı vadide]', 'English', { en: 'Dust of the valley', tr: 'Tozun ışığı vadide' }],
  ])('is split in two: %s', async (title, language, expected) => {
    expect(await titleOf(title, language)).toEqual(expected);
  });

  it.each([
    'Spectra of a salt; [Cu(NH3)4]',
    'Dust of the wadi (Basses-Alpes, France)',
    'Seasonal dust of meadows (Bassin d’Orbe, France)',
    'Dust of a carbonate platform (Picco di Valle/Sierra, dolomites, Italy)',
    'Dust of the valley [La Sierra, Liguria]',
    'Valoración de los valles y del polvo (With English summary.)',
    'Dust seen from La Silla (de Sitter effect)',
    'Dust of the valley [in French]',
    '[Dust of the valley]',
  ])('is kept whole without a bracketed title: %s', async (title) => {
    expect(Object.keys((await titleOf(title, 'English')) ?? {})).toHaveLength(1);
  });

  it('has the case of each language when both halves are in capitals', async () => {
    expect(
      await titleOf('FROM ALGORITHMS TO ANTENNAS: MAPPING IN DESIGN; [ALGORİTMALARDAN ANTENLERE: TASARIMDA HARİTALAMA]', 'Turkish'),
    ).toEqual({
      en: 'From algorithms to antennas: Mapping in design',
      tr: 'Algoritmalardan antenlere: Tasarımda haritalama',
    });
  });
});
