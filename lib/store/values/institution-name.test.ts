import { expect, it } from 'vitest';
import { institutionName, institutionNames, withoutCountry } from './institution-name.ts';

it('an institution’s name omits a country in brackets only where it repeats the institution’s own', () => {
  for (const [name, country, displayName] of [
    ['Saudi Aramco (Saudi Arabia)', 'SA', 'Saudi Aramco'],
    ['Saudi Aramco (United States)', 'US', 'Saudi Aramco'],
    ['أرامكو السعودية (المملكة العربية السعودية)', 'SA', 'أرامكو السعودية'],
    ['Tusas (Turkey)', 'TR', 'Tusas'],
    ['Tusas (Türkiye)', 'TR', 'Tusas'],
    ['Lenovo (Hong Kong)', 'HK', 'Lenovo'],
    ['Shell (Norway)', 'NL', 'Shell (Norway)'],
    ['Shell (Norway)', null, 'Shell (Norway)'],
    ['China University of Geosciences (Beijing)', 'CN', 'China University of Geosciences (Beijing)'],
    ['Universidade Estadual de Campinas (UNICAMP)', 'BR', 'Universidade Estadual de Campinas (UNICAMP)'],
    ['(Norway)', 'NO', '(Norway)'],
    ['Norway', 'NO', 'Norway'],
    ['Shell (Norway)', 'ZZ', 'Shell (Norway)'],
  ] as const)
    expect(withoutCountry(name, country), `${name} ${country}`).toBe(displayName);
});

it('an institution’s name returns names in both languages, and keeps the brackets of namesakes in a list', () => {
  const rows = [
    { id: 1, name_en: 'Shell (Norway)', name_ar: 'شل (النرويج)', country: 'NO' },
    { id: 2, name_en: 'Shell (Netherlands)', name_ar: 'شل (هولندا)', country: 'NL' },
    { id: 3, name_en: 'SpaceX (United States)', name_ar: null, country: 'US' },
  ] as const;
  expect(institutionName(rows[0], 'ar')).toEqual({ value: 'شل', lang: 'ar', alt: { value: 'Shell', lang: 'en' } });
  expect([...institutionNames(rows, 'ar').values()].map(({ value }) => value)).toEqual(['شل (النرويج)', 'شل (هولندا)', 'SpaceX']);
  expect([...institutionNames(rows.slice(1), 'en').values()].map(({ value }) => value)).toEqual(['Shell', 'SpaceX']);
});
