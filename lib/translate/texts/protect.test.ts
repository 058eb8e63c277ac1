import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { protect, restore, rewriteMarks } from './protect.ts';

it.each([
  ['Landsat 8 and Sentinel-2 imagery in 2015–2024 at 1.4 GHz', ['Sentinel-2', '2015–2024', '1.4 GHz']],
  ['A model for Sgr A* and M87', ['Sgr A*', 'M87']],
  ['THE EVOLUTION OF THE STARS AND OF NGC 1068', ['NGC 1068']],
  ['GW170817: observation of gravitational waves', ['GW170817']],
  ['Hα emission, CO₂ ices, $\\alpha$-enhanced stars & H2O', ['Hα', 'CO₂', '$\\alpha$', 'H2O']],
  ['Hydrogen-deficient CO<sub>2</sub> ices and <i>Planck</i>', ['CO<sub>2</sub>', '<i>', '</i>']],
  ['HARPS finds TOI-700 d; MODIS and ALMA', ['HARPS', 'TOI-700 d', 'MODIS', 'ALMA']],
  [
    '67P/Churyumov–Gerasimenko, C/2014 S3 (PANSTARRS), 10.5555/abc.1',
    ['67P/Churyumov–Gerasimenko', 'C/2014 S3 (PANSTARRS)', '10.5555/abc.1'],
  ],
  ['A 34 km crater, 5% of 12.5 kg', ['34 km', '5%', '12.5 kg']],
])('%s keeps untranslatable pieces', (source, pieces) => {
  expect(protect(source, 'en').pieces).toEqual(pieces);
});

it.each([
  'US spacecraft of the 20th century, Part IV: the 1990s',
  'Synthetic aperture radar (SAR) for a CubeSat of NASA',
  'Hubble Space Telescope observations of two clusters',
  'Navier-Stokes equations by F.R.S. Dr.Edmond',
  '3D printing of 21 samples',
])('%s has no such pieces, so all of it is translated', (source) => {
  expect(protect(source, 'en')).toEqual({ text: source, pieces: [] });
});

it('Latin words of an Arabic text are kept, without the particle before them', () => {
  expect(protect('حزمة AIPS ومصفوفتا VLA وVLBA عند 1.4 GHz', 'ar')).toEqual({
    text: 'حزمة ⟦1⟧ ومصفوفتا ⟦2⟧ و⟦3⟧ عند ⟦4⟧',
    pieces: ['AIPS', 'VLA', 'VLBA', '1.4 GHz'],
  });
});

it('protected pieces of any text are restored', () => {
  const titles = readCollection().flatMap(({ title, abstract }) =>
    [title.en, title.ar, abstract?.en, abstract?.ar].filter((text) => text !== undefined),
  );
  const roundTrip = (text: string) => {
    for (const from of ['en', 'ar']) {
      const { text: protectedText, pieces } = protect(text, from);
      expect(restore(protectedText, pieces)).toEqual({ text, lost: [], doubled: [], strange: false });
    }
  };
  for (const title of titles) roundTrip(title);
  const piece = fc.constantFrom(
    'CO<sub>2</sub>',
    'H2O',
    ' ',
    'NGC 1068',
    '$x$',
    '<i>',
    'of',
    'مع',
    '12',
    'MODIS',
    '(',
    ')',
    ',',
    '–',
    '5 km',
    'α',
    '\\alpha',
    '&amp;',
  );
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      roundTrip,
    ),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => !/[⟦⟧]|\[\s*\[/.test(text)),
      roundTrip,
    ),
  );
});

it('pieces that an answer lost, repeated or invented are reported; marks may have blanks and Arabic digits', () => {
  const pieces = ['MODIS', 'CO₂'];
  expect(restore('جهاز ⟦ ١ ⟧ وغاز [[2]]', pieces)).toEqual({ text: 'جهاز MODIS وغاز CO₂', lost: [], doubled: [], strange: false });
  expect(restore('⟦1⟧ ⟦1⟧', pieces)).toMatchObject({ lost: ['CO₂'], doubled: ['MODIS'] });
  expect(restore('⟦1⟧ ⟦2⟧ ⟦3⟧', pieces)).toMatchObject({ lost: [], strange: true });
  expect(rewriteMarks('a ⟦1⟧ b', (number) => `<x id="${number}"/>`)).toBe('a <x id="1"/> b');
});
