import type { Language } from '#lib/domain/language.ts';
import { area, other, university } from './example-records.ts';

const institutionCore = (language: Language) => ({
  id: 3,
  name: university[language],
  alternativeName: university[other(language)],
  nameLanguage: language,
  acronym: 'EXU',
  country: 'SA',
  city: language === 'en' ? 'Riyadh' : 'الرياض',
  kind: 'education',
  ror: '02examp17',
  parent: null,
  publicationCount: 14,
});
export const exampleInstitutionSummary = (language: Language) => ({
  ...institutionCore(language),
  updatedAt: '2026-10-12T08:00:00Z',
  links: { self: `/api/${language}/Institution/GetInstitutionById/3`, html: `/${language}/institutions/3` },
});
export const exampleInstitution = (language: Language) => ({
  ...institutionCore(language),
  nameVariants: ['Univ. of Example'],
  parts: [],
  focusedAreas: [area[language]],
  firstYear: 2016,
  lastYear: 2025,
  updatedAt: '2026-10-12T08:00:00Z',
  links: {
    self: `/api/${language}/Institution/GetInstitutionById/3`,
    alternate: { en: '/api/en/Institution/GetInstitutionById/3', ar: '/api/ar/Institution/GetInstitutionById/3' },
    html: `/${language}/institutions/3`,
    research: `/api/${language}/Publication/GetAllResearch?institutionId=3`,
    authors: `/api/${language}/Publication/GetAllAuthor?institutionId=3`,
  },
});
