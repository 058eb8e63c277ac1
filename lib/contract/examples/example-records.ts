import type { Author } from '#lib/domain/author.ts';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import type { Research } from '#lib/domain/research.ts';
import { localize, type Text } from '#lib/domain/text.ts';
import { bilingual } from '#lib/languages/bilingual.ts';
import { type Language, languages, otherLanguages } from '#lib/languages/languages.ts';

// Two fictional people with their institution and their paper, which is in English, and the lookups and the term of the examples.

const texts = {
  title: bilingual(
    'Low-cost attitude determination for a 3U CubeSat with a star tracker',
    'تحديد منخفض التكلفة لاتجاه قمر صناعي مكعب ثلاثي الوحدات باستخدام متتبع نجوم',
  ),
  journal: bilingual('Example Journal of Space Science', 'مجلة مثال لعلوم الفضاء'),
  abstract: bilingual(
    'We describe a star tracker built from off-the-shelf parts and its calibration.',
    'نصف متتبع نجوم مبنيًّا من قطع تجارية جاهزة وطريقة معايرته.',
  ),
  article: bilingual('Journal article', 'مقالة علمية في مجلة'),
  paper: bilingual('Conference paper', 'ورقة مؤتمر'),
  earth: bilingual('Earth observation', 'رصد الأرض'),
  area: bilingual('Attitude determination and control', 'تحديد اتجاه المركبة والتحكم فيه'),
  lunar: bilingual('Lunar exploration', 'استكشاف القمر'),
  noura: bilingual('Noura Al-Otaibi', 'نورة العتيبي'),
  fahd: bilingual('Fahd Al-Harbi', 'فهد الحربي'),
  university: bilingual('Example University', 'جامعة مثال'),
  city: bilingual('Riyadh', 'الرياض'),
  academicTitle: bilingual('Associate professor', 'أستاذ مشارك'),
  biography: bilingual('Works on attitude determination for small satellites.', 'تعمل على أنظمة تحديد الاتجاه للأقمار الصناعية الصغيرة.'),
} as const;
const keywords = { en: ['CubeSat', 'star tracker'], ar: ['قمر صناعي مكعب', 'متتبع نجوم'] } as const;
const highlight = {
  en: { field: 'title', before: 'Low-cost attitude determination for a 3U ', match: 'CubeSat', after: ' with a star tracker' },
  ar: { field: 'title', before: 'تحديد منخفض التكلفة لاتجاه ', match: 'قمر', after: ' صناعي مكعب ثلاثي الوحدات باستخدام متتبع نجوم' },
} as const;

const orcid = '0000-0002-1825-0097';
const updatedAt = '2026-10-12T08:00:00Z';

const textsIn = (language: Language) => (name: keyof typeof texts) => localize(texts[name], language) as Text;

const refsIn = (language: Language) => ({
  areas: [{ id: '13', name: textsIn(language)('area') }],
  institution: { id: '3', name: textsIn(language)('university'), ror: '02examp17', country: 'SA' },
});

function researchIn(language: Language): Research {
  const text = textsIn(language);
  const { areas, institution } = refsIn(language);
  const signed = { affiliation: text('university'), affiliations: [institution] };
  const other = otherLanguages(language)[0];
  return {
    id: '101',
    title: text('title'),
    isTranslated: language !== languages[0],
    abstract: text('abstract'),
    abstractKind: 'author',
    authors: [
      { id: '7', name: text('noura'), position: 1, ...signed, orcid, corresponding: true },
      { id: '9', name: text('fahd'), position: 2, ...signed, country: 'SA' },
    ],
    authorCount: 2,
    authorsIncomplete: false,
    type: { id: '1', name: text('article') },
    areas,
    year: 2024,
    date: { iso: '2024-05-03', precision: 'day' },
    venue: { id: '1822147792370506', name: text('journal'), kind: 'journal', issn: '1234-5679' },
    publisher: 'Example Press',
    volume: '3',
    issue: '2',
    pages: '10-22',
    doi: '10.5555/srd.2024.101',
    url: 'https://doi.org/10.5555/srd.2024.101',
    arxiv: '2401.00001',
    keywords: keywords[language],
    keywordsLanguage: language,
    alternativeKeywords: { language: other, words: keywords[other] },
    language: languages[0],
    openAccess: true,
    freeToRead: true,
    licence: 'CC-BY-4.0',
    citations: 12,
    citationsFrom: { source: 'openalex', date: '2026-10-30' },
    versions: [
      { kind: 'published', doi: '10.5555/srd.2024.101', place: 'Example Journal of Space Science', date: '2024-03-05' },
      { kind: 'preprint', arxiv: '2401.00001', place: 'arXiv', date: '2024-01' },
    ],
    references: [
      { position: 1, id: '102', doi: '10.5555/srd.2019.102' },
      { position: 2, text: 'Example, A. (2015). Star catalogues. Example Press.' },
    ],
    citedByCount: 3,
    textOrigins: [{ field: 'title', language: 'ar', source: 'machine', engine: 'LibreTranslate', date: '2026-10-11' }],
    createdAt: '2024-06-01T00:00:00Z',
    updatedAt,
    highlights: [highlight[language]],
  };
}

/** The fictional records as their readers in each language see them. The ORCID iD is the sample that ORCID publishes. */
export const exampleRecords = { en: recordsIn('en'), ar: recordsIn('ar') } as const;

function recordsIn(language: Language) {
  const text = textsIn(language);
  const { areas, institution } = refsIn(language);
  const author: Author = {
    id: '7',
    name: text('noura'),
    variants: ['N. Al-Otaibi'],
    academicTitle: text('academicTitle'),
    affiliation: text('university'),
    affiliations: [{ name: text('university'), institution, firstYear: 2019, lastYear: 2026 }],
    country: 'SA',
    orcid,
    biography: text('biography'),
    areas,
    publicationCount: 6,
    firstYear: 2019,
    lastYear: 2025,
    updatedAt,
  };
  const entry = (id: number, code: string, name: keyof typeof texts, researchCount: number): LookupEntry => ({
    id: String(id),
    code,
    name: text(name),
    researchCount,
    updatedAt: '2026-11-01T00:00:00Z',
  });
  const types = [entry(1, 'journal-article', 'article', 84), entry(2, 'conference-paper', 'paper', 41)];
  return {
    research: researchIn(language),
    author,
    institution: {
      ...institution,
      variants: ['Univ. of Example'],
      acronym: 'EXU',
      city: text('city'),
      kind: 'education',
      areas,
      publicationCount: 14,
      firstYear: 2016,
      lastYear: 2025,
      updatedAt,
    } as Institution,
    types,
    areas: [entry(2, 'earth-observation', 'earth', 52), entry(13, 'adcs', 'area', 37)],
    termAreas: [entry(41, 'lunar', 'lunar', 12)],
    facets: { researchType: types.map(({ id, name }, index) => ({ id, name, count: 2 - index })) },
  };
}

const termOf = (id: string, en: readonly string[], ar: readonly string[]): DictionaryTerm => ({
  id,
  type: 'subject',
  names: { en, ar },
  areas: ['lunar'],
  broader: [],
  narrower: [],
  related: [],
});

/** The subject term `regolith` with a broader and a related one. */
export const exampleTerms: readonly [DictionaryTerm, ...DictionaryTerm[]] = [
  {
    ...termOf('regolith', ['regolith', 'lunar soil'], ['ريغوليث', 'الثرى القمري']),
    broader: ['moon'],
    related: ['lunar-dust'],
    definition: {
      en: 'The loose layer of dust and broken rock that covers the solid surface of an airless body. Impacts have ground it down over ages.',
      ar: 'الطبقة المفككة من الغبار وفتات الصخر التي تغطي السطح الصلب لجرم لا غلاف جوي له. تكوّنت من سحق الاصطدامات للصخور على مر العصور.',
    },
    uat: '2294',
  },
  termOf('moon', ['Lunar exploration'], ['استكشاف القمر']),
  termOf('lunar-dust', ['lunar dust'], ['الغبار القمري']),
];
