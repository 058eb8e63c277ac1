import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test.each([
  ['Noura Al-Otaibi', 'Al-Otaibi', 'Noura'],
  ['Jean-Paul R. van der Berg', 'van der Berg', 'Jean-Paul R.'],
  ['Gérard de Vaucouleurs', 'de Vaucouleurs', 'Gérard'],
  ['Faisal Al Saud', 'Al Saud', 'Faisal'],
  ['Otaibi, Noura', 'Otaibi', 'Noura'],
  ['العتيبي، نورة', 'العتيبي', 'نورة'],
  ['نورة العتيبي', 'العتيبي', 'نورة'],
  ['عبد الله بن محمد آل سعود', 'آل سعود', 'عبد الله بن محمد'],
  ['محمد أبو زيد', 'أبو زيد', 'محمد'],
  ['خالد عبد الرحمن', 'عبد الرحمن', 'خالد'],
  ['أحمد نور الدين', 'نور الدين', 'أحمد'],
  ['محمد بن سلمان', 'بن سلمان', 'محمد'],
])('%s is split before its family name', (written, family, given) => {
  expect(personName(written)).toEqual({ family, given });
});

test.each([
  'Gaia Collaboration',
  'National Academies of Sciences, Engineering, and Medicine',
  'the SPHEREx Team',
  'أفلاطون',
  'وكالة الفضاء السعودية',
  'جامعة الملك سعود',
  'Plato',
  'EADS Astrium',
])('%s stays whole', (written) => {
  expect(personName(written)).toEqual({ literal: written });
});

test('a suffix is kept apart from the family name', () => {
  expect(personName('H. C. Ford Jr.')).toEqual({ family: 'Ford', given: 'H. C.', suffix: 'Jr.' });
  expect(personName('King, Jr., Martin Luther')).toEqual({ family: 'King', given: 'Martin Luther', suffix: 'Jr.' });
});
