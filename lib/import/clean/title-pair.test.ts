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
    ['Dust in the desert [Staub in der Wüste]', 'English', { en: 'Dust in the desert', de: 'Staub in der Wüste' }],
    ['The Moon (Der Mond und die Erde)', 'English', { en: 'The Moon', de: 'Der Mond und die Erde' }],
    ['Der Mond und die Erde (The Moon and the Earth)', 'German', { en: 'The Moon and the Earth', de: 'Der Mond und die Erde' }],
    ['El polvo de la Luna (The Dust of the Moon)', 'Spanish', { en: 'The Dust of the Moon', es: 'El polvo de la Luna' }],
    ['La Luz del Sol [Light of the Sun]', 'Spanish', { en: 'Light of the Sun', es: 'La Luz del Sol' }],
    [
      'The kites and the sea (Les cerfs-volants, la mer, Paris)',
      'English',
      { en: 'The kites and the sea', fr: 'Les cerfs-volants, la mer, Paris' },
    ],
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
    'Dust of the wadi (Bassin de la Loire, France)',
    'Dust of the wadi (Sierra Nevada)',
    'Dust of the wadi (Rub al Khali)',
    'Dust of the plain (Mare Imbrium)',
    'Valoración de los valles y del polvo (With English summary.)',
    'Dust seen from La Silla (de Sitter effect)',
    'Dust of the valley [in French]',
    '[Dust of the valley]',
  ])('is kept whole without a bracketed title: %s', async (title) => {
    expect(Object.values((await titleOf(title, 'English')) ?? {})).toEqual([title]);
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
