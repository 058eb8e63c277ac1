import { describe, expect, it } from 'vitest';
import { countryName, isCountry } from './country-name.ts';

describe('a country', () => {
  it('has its CLDR name in the language of the reader', () => {
    expect(countryName('SA', 'ar')).toEqual({ value: 'المملكة العربية السعودية', lang: 'ar' });
    expect(countryName('EG', 'en')).toEqual({ value: 'Egypt', lang: 'en' });
  });

  it('is distinguished from other codes: lower-case letters, unions, unassigned codes', () => {
    expect(['SA', 'FR', 'PS'].every(isCountry)).toBe(true);
    for (const code of ['sa', 'SAU', 'XX', 'ZZ', 'EU', 'UN', '', '<b']) {
      expect(isCountry(code), code).toBe(false);
      expect(countryName(code, 'ar')).toMatchObject({ value: expect.any(String) });
    }
  });
});
