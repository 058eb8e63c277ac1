import { expect, test } from 'vitest';
import { isGroup, personName } from './person-name.ts';

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
  ['سيف الله محمد', 'محمد', 'سيف الله'],
  ['محمد الـ سعود', 'الـ سعود', 'محمد'],
  ['Mohamad Zein El Dine', 'Zein El Dine', 'Mohamad'],
  ['Sara Nur ad-Din', 'Nur ad-Din', 'Sara'],
  ['Mohamed Salah Eddine', 'Salah Eddine', 'Mohamed'],
  ['Tala al Din Harbi', 'Harbi', 'Tala al Din'],
  ['ʿAbd al-Raḥmān al-Ṣūfī', 'al-Ṣūfī', 'ʿAbd al-Raḥmān'],
  ['Khalid Abd al-Rahman', 'Abd al-Rahman', 'Khalid'],
  ['Ali bin Abi Talib', 'bin Abi Talib', 'Ali'],
  ['Muḥammad ʿAlī al-Tahānawī', 'al-Tahānawī', 'Muḥammad ʿAlī'],
  ['Berg, Jan van der', 'van der Berg', 'Jan'],
  ['Hakim, Tawfiq al-', 'al-Hakim', 'Tawfiq'],
  ['Harbi S.', 'Harbi', 'S.'],
  ['El Amin H.A.', 'El Amin', 'H.A.'],
  ['van der Berg J.-P.', 'van der Berg', 'J.-P.'],
  ['Harbi, SMA', 'Harbi', 'SMA'],
  ['Al Gore', 'Gore', 'Al'],
  ['Vincent van Gogh', 'van Gogh', 'Vincent'],
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
  'Ibn al-Haytham',
  'Ibn Sina',
  'Abū Bakr',
  'Abd Allah',
  'Nur ad-Din',
  'ابن الهيثم',
  'نور الدين',
  'أبو بكر',
  'عبد الله',
  'Department of Maps, Example Office, Atlas Unit',
])('%s stays whole', (written) => {
  expect(personName(written)).toEqual({ literal: written });
});

test('a suffix is separate from the family name', () => {
  expect(personName('H. C. Ford Jr.')).toEqual({ family: 'Ford', given: 'H. C.', suffix: 'Jr.' });
  expect(personName('King, Jr., Martin Luther')).toEqual({ family: 'King', given: 'Martin Luther', suffix: 'Jr.' });
  expect(personName('Smith, John, Jr.')).toEqual({ family: 'Smith', given: 'John', suffix: 'Jr.' });
  expect(personName('Reed, Paul, Sr')).toEqual({ family: 'Reed', given: 'Paul', suffix: 'Sr' });
  expect(personName('King III, Martin')).toEqual({ family: 'King', given: 'Martin', suffix: 'III' });
  expect(personName('King, Martin III')).toEqual({ family: 'King', given: 'Martin', suffix: 'III' });
});

test('an article before the comma does not turn the rest of a name into a given name', () => {
  expect(personName('Haytham, Ibn al-')).toEqual({ literal: 'Ibn al-Haytham' });
});

test('isGroup recognises organisations in several languages, but no family names', () => {
  for (const name of [
    'CERN',
    'United Nations',
    'Event Horizon Telescope',
    'Universität Nordheim',
    'Observatoire du Sud',
    'Centro de Kites',
    'Kite Works, LLC',
    'Kites S.A.',
  ])
    expect(isGroup(name), name).toBe(true);
  for (const name of ['الأمم المتحدة', 'الاتحاد الدولي للفلك', 'شركة المدار', 'الجمعية الفلكية']) expect(isGroup(name), name).toBe(true);
  for (const name of [
    'Collaboration, Planck',
    'Collaboration, The ATLAS',
    'Consortium, ALMA',
    'Team, Kepler',
    'Agency, European Space',
    'Institute, Max Planck',
    'Group, Particle Data',
    'Observatory, Cairo',
    'Council, National Research',
    'Nations, United',
  ])
    expect(isGroup(name), name).toBe(true);
  for (const name of [
    'Council, John',
    'Centro, Luis M.',
    'Korhonen, Esa',
    'Center, Mary',
    'William Service',
    'Max Planck',
    'Iso',
    'Hong, S.A.',
    'Shih, PTY',
    'أحمد دار',
  ])
    expect(isGroup(name), name).toBe(false);
});
