import type { Language } from '#lib/languages/languages.ts';
import { other } from './example-records.ts';

const names = { en: ['regolith', 'lunar soil'], ar: ['ريغوليث', 'الثرى القمري'] };
const definition = {
  en: 'The loose layer of dust and broken rock that covers the solid surface of an airless body. Impacts have ground it down over ages.',
  ar: 'الطبقة المفككة من الغبار وفتات الصخر التي تغطي السطح الصلب لجرم لا غلاف جوي له. تكوّنت من سحق الاصطدامات للصخور على مر العصور.',
};
const area = { en: { id: 41, name: 'Lunar exploration' }, ar: { id: 41, name: 'استكشاف القمر' } };

const termCore = (language: Language) => ({
  id: 'regolith',
  type: 'subject',
  name: names[language][0] as string,
  nameLanguage: language,
  alternativeName: names[other(language)][0] as string,
  definition: definition[language],
  focusedAreas: [area[language]],
});

/** A row of GetAllTerm in the examples of the API documents: the subject term `regolith`. */
export const exampleTermSummary = (language: Language) => ({
  ...termCore(language),
  links: { self: `/api/${language}/Term/GetTermById/regolith`, html: `/${language}/terms/regolith` },
});

/** The response of GetTermById in the examples: `regolith` with names in both languages and its broader and related terms. */
export const exampleTerm = (language: Language) => ({
  ...termCore(language),
  alternativeDefinition: definition[other(language)],
  names,
  broader: [{ id: 'moon', name: area[language].name }],
  narrower: [],
  related: [{ id: 'lunar-dust', name: { en: 'lunar dust', ar: 'الغبار القمري' }[language] }],
  exactMatch: ['http://astrothesaurus.org/uat/2294'],
  publicationCount: 4,
  links: {
    self: `/api/${language}/Term/GetTermById/regolith`,
    alternate: { en: '/api/en/Term/GetTermById/regolith', ar: '/api/ar/Term/GetTermById/regolith' },
    html: `/${language}/terms/regolith`,
    research: `/api/${language}/Publication/GetAllResearch?keyword=${encodeURIComponent(names[language][0] as string)}`,
  },
});
