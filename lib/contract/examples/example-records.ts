import { fileLinks } from '#lib/contract/payloads/file-links.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';

// Two fictional people and their paper, as the operations return them in each language.

const workLanguage: Language = 'en';
const title = {
  en: 'Low-cost attitude determination for a 3U CubeSat with a star tracker',
  ar: 'تحديد منخفض التكلفة لاتجاه قمر صناعي مكعب ثلاثي الوحدات باستخدام متتبع نجوم',
} as const;
const journal = { en: 'Example Journal of Space Science', ar: 'مجلة مثال لعلوم الفضاء' } as const;
const keywords = { en: ['CubeSat', 'star tracker'], ar: ['قمر صناعي مكعب', 'متتبع نجوم'] } as const;

/** The reference to research area 13 as it occurs in the examples, in each language. */
export const area = {
  en: { id: 13, name: 'Attitude determination and control' },
  ar: { id: 13, name: 'تحديد اتجاه المركبة والتحكم فيه' },
} as const;
const type = { en: { id: 1, name: 'Journal article' }, ar: { id: 1, name: 'مقالة علمية في مجلة' } } as const;

const people = {
  noura: { en: 'Noura Al-Otaibi', ar: 'نورة العتيبي' },
  fahd: { en: 'Fahd Al-Harbi', ar: 'فهد الحربي' },
} as const;
/** The name of the fictional institution 3 in each language; the authors of the examples are affiliated with it. */
export const university = { en: 'Example University', ar: 'جامعة مثال' } as const;
/** The other of the two API languages, for the `alternative…` members of the examples. */
export const other = (language: Language) => otherLanguages(language)[0];

const affiliations = (language: Language) => [{ id: 3, name: university[language], ror: '02examp17', country: 'SA', isDerived: false }];

const authorships = (language: Language) => [
  {
    id: 7,
    name: people.noura[language],
    alternativeName: people.noura[other(language)],
    position: 1,
    affiliation: university[language],
    affiliations: affiliations(language),
    orcid: '0000-0002-1825-0097',
    isCorresponding: true,
    country: null,
  },
  {
    id: 9,
    name: people.fahd[language],
    alternativeName: people.fahd[other(language)],
    position: 2,
    affiliation: university[language],
    affiliations: affiliations(language),
    orcid: null,
    isCorresponding: false,
    country: 'SA',
  },
];

const lookupEntry = (id: number, code: string, en: string, ar: string, language: Language, researchCount: number) => ({
  id,
  code,
  name: { en, ar }[language],
  alternativeName: { en, ar }[other(language)],
  description: null,
  displayOrder: id,
  researchCount,
  updatedAt: '2026-11-01T00:00:00Z',
});

/** Two entries of GetAllResearchTypes; `researchCount` is fictional. */
export const exampleTypes = (language: Language) => [
  lookupEntry(1, 'journal-article', 'Journal article', 'مقالة علمية في مجلة', language, 84),
  lookupEntry(2, 'conference-paper', 'Conference paper', 'ورقة مؤتمر', language, 41),
];
/** Two entries of GetAllResearchAreas; `researchCount` is fictional. */
export const exampleAreas = (language: Language) => [
  lookupEntry(2, 'earth-observation', 'Earth observation', 'رصد الأرض', language, 52),
  lookupEntry(13, 'adcs', 'Attitude determination and control', 'تحديد اتجاه المركبة والتحكم فيه', language, 37),
];

const titleMembers = (language: Language) => ({
  id: 101,
  title: title[language],
  alternativeTitle: title[other(language)],
  titleLanguage: language,
  originalTitle: null,
  titleMarkup: null,
  isTranslated: language !== workLanguage,
});
const classificationMembers = (language: Language) => ({
  researchType: type[language],
  focusedAreas: [area[language]],
  year: 2024,
  publicationDate: '2024-05-03',
  publicationDatePrecision: 'day',
});
const venue = (language: Language) => ({
  id: 1822147792370506,
  name: journal[language],
  nameLanguage: language,
  alternativeName: journal[other(language)],
  kind: 'journal',
});
const accessMembers = (language: Language) => ({
  doi: '10.5555/srd.2024.101',
  url: 'https://doi.org/10.5555/srd.2024.101',
  pdfUrl: null,
  keywords: keywords[language],
  keywordsLanguage: language,
  language: workLanguage,
  isOpenAccess: true,
  isFreeToRead: true,
  licence: 'CC-BY-4.0',
  abstractKind: 'author',
  citationsFrom: { source: 'openalex', date: '2026-10-30' },
  notices: [],
  noticeOf: [],
  textOrigins: [{ field: 'title', language: 'ar', source: 'machine', engine: 'LibreTranslate', date: '2026-10-11', reviewed: null }],
});

const highlight = {
  en: { field: 'title', before: 'Low-cost attitude determination for a 3U ', match: 'CubeSat', after: ' with a star tracker' },
  ar: { field: 'title', before: 'تحديد منخفض التكلفة لاتجاه ', match: 'قمر', after: ' صناعي مكعب ثلاثي الوحدات باستخدام متتبع نجوم' },
} as const;

/** A row of GetAllResearch, with the members that only a query with a keyword adds: highlights, match reason, missing words. */
export const exampleSummary = (language: Language) => ({
  ...titleMembers(language),
  authors: authorships(language),
  authorCount: 2,
  authorsIncomplete: false,
  editors: [],
  translators: [],
  ...classificationMembers(language),
  venue: venue(language),
  ...accessMembers(language),
  citationCount: 12,
  updatedAt: '2026-10-12T08:00:00Z',
  highlights: [highlight[language]],
  matchReason: null,
  missingWords: [],
  links: { self: `/api/${language}/Publication/GetResearchById/101`, html: `/${language}/research/101` },
});

const exampleReferences = [
  { position: 1, id: 102, doi: '10.5555/srd.2019.102', arxiv: null, bibcode: null, pmid: null, openalex: null, text: null },
  {
    position: 2,
    id: null,
    doi: null,
    arxiv: null,
    bibcode: null,
    pmid: null,
    openalex: null,
    text: 'Example, A. (2015). Star catalogues. Example Press.',
  },
] as const;

/** The response of GetResearchById for publication 101, with every detail member, two versions and two references. */
export const exampleResearch = (language: Language) => {
  const self = `/api/${language}/Publication/GetResearchById/101`;
  return {
    ...titleMembers(language),
    abstract: {
      en: 'We describe a star tracker built from off-the-shelf parts and its calibration.',
      ar: 'نصف متتبع نجوم مبنيًّا من قطع تجارية جاهزة وطريقة معايرته.',
    }[language],
    abstractLanguage: language,
    authors: authorships(language),
    authorCount: 2,
    authorsIncomplete: false,
    editors: [],
    translators: [],
    ...classificationMembers(language),
    venue: { ...venue(language), publisher: 'Example Press', issn: '1234-5679', isbn: null },
    publisher: 'Example Press',
    isbn: null,
    volume: '3',
    issue: '2',
    pages: '10-22',
    reportNumber: null,
    arxiv: '2401.00001',
    bibcode: null,
    pmid: null,
    ...accessMembers(language),
    alternativeKeywords: keywords[other(language)],
    alternativeKeywordsLanguage: other(language),
    versions: [
      { kind: 'published', doi: '10.5555/srd.2024.101', arxiv: null, place: 'Example Journal of Space Science', date: '2024-03-05' },
      { kind: 'preprint', doi: null, arxiv: '2401.00001', place: 'arXiv', date: '2024-01' },
    ],
    references: exampleReferences,
    undescribedReferenceCount: 0,
    citedByCount: 3,
    citationCount: 12,
    createdAt: '2024-06-01T00:00:00Z',
    updatedAt: '2026-10-12T08:00:00Z',
    links: {
      self,
      alternate: { en: '/api/en/Publication/GetResearchById/101', ar: '/api/ar/Publication/GetResearchById/101' },
      html: `/${language}/research/101`,
      ...fileLinks((name) => `${self}?format=${name}`),
    },
  };
};

const authorCore = (language: Language) => ({
  id: 7,
  name: people.noura[language],
  alternativeName: people.noura[other(language)],
  nameLanguage: language,
  isGroup: false,
  academicTitle: { en: 'Associate professor', ar: 'أستاذ مشارك' }[language],
  affiliation: university[language],
  affiliations: [{ name: university[language], institution: affiliations(language)[0], firstYear: 2019, lastYear: 2026 }],
  country: 'SA',
  orcid: '0000-0002-1825-0097',
});
/** A row of GetAllAuthor: author 7, the first author of the example publication. */
export const exampleAuthorSummary = (language: Language) => ({
  ...authorCore(language),
  photoUrl: null,
  focusedAreas: [area[language]],
  publicationCount: 6,
  updatedAt: '2026-10-12T08:00:00Z',
  links: { self: `/api/${language}/Publication/GetAuthorById/7`, html: `/${language}/authors/7` },
});
/** The response of GetAuthorById for author 7; `recentResearch` is empty for brevity. */
export const exampleAuthor = (language: Language) => ({
  ...authorCore(language),
  nameVariants: ['N. Al-Otaibi'],
  biography: {
    en: 'Works on attitude determination for small satellites.',
    ar: 'تعمل على أنظمة تحديد الاتجاه للأقمار الصناعية الصغيرة.',
  }[language],
  homepage: null,
  photoUrl: null,
  focusedAreas: [area[language]],
  publicationCount: 6,
  firstYear: 2019,
  lastYear: 2025,
  recentResearch: [],
  updatedAt: '2026-10-12T08:00:00Z',
  links: {
    self: `/api/${language}/Publication/GetAuthorById/7`,
    alternate: { en: '/api/en/Publication/GetAuthorById/7', ar: '/api/ar/Publication/GetAuthorById/7' },
    html: `/${language}/authors/7`,
    research: `/api/${language}/Publication/GetAllResearch?authorId=7`,
  },
});
