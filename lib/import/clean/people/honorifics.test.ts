import { expect, it } from 'vitest';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';
import { withoutHonorifics } from './honorifics.ts';

it('academic titles and degrees are no part of a name', () => {
  for (const name of ['Dr. Huda Alshamri', 'Prof. Dr. Huda Alshamri, PhD', 'Prof Huda Alshamri', 'Huda Alshamri, Ph.D., M.Sc.'])
    expect(withoutHonorifics(name)).toBe('Huda Alshamri');
  for (const title of ['Assoc. Prof.', 'Asst. Prof. Dr.', 'Univ.-Prof. Dr.-Ing.', 'Priv.-Doz. Dr.', 'Dra.', 'Lt. Col.', 'By:'])
    expect(withoutHonorifics(`${title} Huda Alshamri`)).toBe('Huda Alshamri');
  expect(withoutHonorifics('Alshamri, Dr. Huda')).toBe('Alshamri, Huda');
  for (const title of ['ا.د.', 'أ.م.', 'أ/', 'الأستاذ المساعد الدكتور', 'أستاذ مشارك', 'الدكتورة/', 'إعداد:', 'الباحثة:', 'البروفيسورة'])
    expect(withoutHonorifics(`${title} هدى الشمري`)).toBe('هدى الشمري');
  for (const name of [
    'د. هدى الشمري',
    'أ.د. هدى الشمري',
    'أ. م. د. هدى الشمري',
    'د/ هدى الشمري',
    'الأستاذة الدكتورة هدى الشمري',
    'م. هدى الشمري',
  ])
    expect(withoutHonorifics(name)).toBe('هدى الشمري');
});

it('initials and names that look like titles stay', () => {
  for (const name of ['M. Khan', 'Md Rahman', 'Khan, MD', 'Eng, Lukas', 'Drake, Frank', 'م. ع. الفزاري', 'د. الفزاري', 'مها الصالح', 'Dr.'])
    expect(withoutHonorifics(name)).toBe(name);
});

it('every reader drops titles and degrees from names', async () => {
  const csv = 'title,authors,authors_ar\nKites,"Prof. Dr. Huda Alshamri, PhD",أ.د. هدى الشمري\n';
  const ris = 'TY  - JOUR\nTI  - Kites\nAU  - Dr. Alshamri, Huda\nER  - \n';
  const bib = '@article{a, title={Kites}, author={Dr. Huda Alshamri}}';
  const name = { given: 'Huda', family: 'Alshamri' };
  expect((await recordsIn('a.csv', csv))[0]?.authors).toEqual([{ ...name, name: { en: 'Huda Alshamri', ar: 'هدى الشمري' } }]);
  expect((await recordsIn('a.ris', ris))[0]?.authors).toMatchObject([name]);
  expect((await recordsIn('a.bib', bib))[0]?.authors).toMatchObject([name]);
});
