import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import { Versions } from './versions.tsx';

const research = {
  versions: [
    { kind: 'published', doi: '10.5555/plume', place: 'Acta Orbitalia', date: '2022-08-29' },
    { kind: 'preprint', arxiv: '2201.00005', place: 'arXiv', date: '2022-01' },
    { kind: 'concept', doi: '10.5281/zenodo.1' },
  ],
} as const;

it('the section on versions lists every version with its kind, place, date and identifiers, in both languages', () => {
  const english = render('en', createElement(Versions, { ...research, language: 'en' }));
  expect(english.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toBe(
    ' Versions Published version Acta Orbitalia 29 August 2022 doi:10.5555/plume Preprint arXiv January 2022 arXiv:2201.00005 All versions doi:10.5281/zenodo.1 ',
  );
  expect(english).toContain('href="https://doi.org/10.5555/plume"');
  expect(english).toContain('href="https://arxiv.org/abs/2201.00005"');
  const arabic = render('ar', createElement(Versions, { ...research, language: 'ar' }));
  expect(arabic).toMatch(/النسخ<\/h2>.*النسخة المنشورة.*dir="ltr"[^>]*>doi:10\.5555\/plume.*النسخة الأولية.*جميع النسخ/);
});
