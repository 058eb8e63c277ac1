import { expect, test } from 'vitest';
import { isSimilarName } from './similar-names.ts';

test.each([
  ['A. G. Riess', 'Adam Riess'],
  ['Basem Zoheir', 'باسم زهير'],
  ['Basim Zuhair', 'Basem Zoheir'],
  ['Hamad Al-Saad Al-Kuwari', 'حمد آل سعد الكواري'],
  ['Gerard de Vaucouleurs', 'G. de Vaucouleurs'],
])('isSimilarName accepts %s and %s', (name, other) => {
  expect(isSimilarName(name, other)).toBe(true);
});

test.each([
  ['A. G. Riess', 'D. Reiss'],
  ['A. Riess', 'P. A. R. Ade'],
  ['Basem Zoheir', 'Basem Ahmed'],
  ['باسم زهير', 'باسم أحمد'],
  ['هيثم العتيبي', 'حاتم العتيبي'],
  ['Juhua Gu', 'L. P. Guy'],
  ['Wei Li', 'W. Law'],
  ['ألبرت آينشتاين', 'A. J. Barth'],
  ['Vera C. Rubin Observatory Team', 'V. Rubin'],
])('isSimilarName rejects %s and %s', (name, other) => {
  expect(isSimilarName(name, other)).toBe(false);
});
