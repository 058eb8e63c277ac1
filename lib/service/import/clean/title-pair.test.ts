import { describe, expect, it } from 'vitest';
import { recordsIn } from '#lib/service/import/testing.ts';

/** Invented titles of works in other languages, as citation indexes write them. */
const titleOf = async (title: string, language: string) =>
  (await recordsIn('a.ris', `TY  - JOUR\nTI  - ${title}\nLA  - ${language}\nAU  - Harbi, Salma\nER  - \n`))[0]?.title;

describe('a title with the title of the work in brackets', () => {
  it.each([
    ['Dust of the valley; [غبار الوادي]', 'Arabic', { en: 'Dust of the valley', ar: 'غبار الوادي' }],
    ['Dust of the valley [غبار الوادي]', 'Arabic', { en: 'Dust of the valley', ar: 'غبار الوادي' }],
    ['Dust of the valley; [Poussière de la vallée]', 'French', { en: 'Dust of the valley', fr: 'Poussière de la vallée' }],
    ['Dust of the valley; [Tozun ışığı vadide]', 'English', { en: 'Dust of the valley', und: 'Tozun ışığı vadide' }],
  ])('is two titles: %s', async (written, language, expected) => {
    expect(await titleOf(written, language)).toEqual(expected);
  });

  it.each(['Spectra of a salt; [Cu(NH3)4]', 'Dust of the valley [in French]', '[Dust of the valley]'])(
    'is one where no title follows: %s',
    async (written) => {
      expect(Object.keys((await titleOf(written, 'English')) ?? {})).toEqual(['en']);
    },
  );

  it('has each title in the case of its own language where both are in capitals', async () => {
    expect(
      await titleOf('FROM ALGORITHMS TO ANTENNAS: MAPPING IN DESIGN; [ALGORİTMALARDAN ANTENLERE: TASARIMDA HARİTALAMA]', 'Turkish'),
    ).toEqual({
      en: 'From algorithms to antennas: Mapping in design',
      tr: 'Algoritmalardan antenlere: Tasarımda haritalama',
    });
  });
});
