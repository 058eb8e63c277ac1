import { describe, expect, it } from 'vitest';
import { languages } from '#lib/languages/languages.ts';
import { countryCodes, countryGroups, groupsAmong } from './country-group-members.ts';
import { countryGroupIds, countryGroupNames } from './country-groups.ts';
import { countryName, isCountry } from './country-name.ts';

const counts = { 'arab-league': 22, gcc: 6, 'arab-maghreb': 5, eu: 27, 'african-union': 55 } as const;

describe('A group of countries', () => {
  it.each(countryGroupIds)('%s has all its members, each once and in order, and a source with a date', (id) => {
    const members = countryCodes([id]);
    expect(members).toHaveLength(counts[id]);
    expect(members).toEqual([...new Set(members)].toSorted());
    expect(members.filter((code) => !isCountry(code))).toEqual([]);
    expect(countryGroups[id].source).toMatch(/\S\.\S/);
    expect(countryGroups[id].since).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is named in both languages, and is no country', () => {
    for (const id of countryGroupIds) {
      for (const language of languages)
        expect(countryName(id, language)).toEqual({ value: countryGroupNames[id][language], lang: language });
      expect(isCountry(id)).toBe(false);
    }
  });

  it('is offered where several of its members are', () => {
    expect(groupsAmong(['SA', 'QA', 'MA', 'DE'], 'en').map(({ id }) => id)).toEqual(['arab-league', 'gcc']);
    expect(groupsAmong(['SA', 'FR'], 'ar')).toEqual([]);
  });

  it('stands for its members among countries, each once', () => {
    expect(countryCodes(['SA', 'gcc', 'FR'])).toEqual(['SA', 'AE', 'BH', 'KW', 'OM', 'QA', 'FR']);
    expect(countryCodes(['SA', 'FR'])).toEqual(['SA', 'FR']);
    expect(countryCodes(['toString', 'GCC'])).toEqual(['toString', 'GCC']);
  });
});
