import type { ResearchRecord } from '#lib/domain/record.ts';

/** Fictional records (10.5555 is the DOI test prefix) that cover every case a store has to distinguish. */
const person = (en: string, ar: string | undefined, more: object = {}) => ({ name: { en, ...(ar && { ar }) }, ...more });

const noura = person('Noura Al-Otaibi', 'نورة العتيبي', {
  given: 'Noura',
  family: 'Al-Otaibi',
  orcid: '0000-0002-1825-0097',
  country: 'SA',
  affiliation: { en: 'Example University', ar: 'جامعة مثال' },
});
const fahd = person('Fahd Al-Harbi', 'فهد الحربي', { given: 'Fahd', family: 'Al-Harbi', country: 'SA' });
const maria = person('Maria Rossi', undefined, { given: 'Maria', family: 'Rossi' });

export const fixtureRecords: readonly ResearchRecord[] = [
  {
    key: 'otaibi-2024-star-tracker',
    title: {
      en: 'Low-cost attitude determination for a 3U CubeSat with a star tracker',
      ar: 'تحديد منخفض التكلفة لوضعية قمر صناعي مكعب باستخدام متعقب نجمي',
    },
    language: 'en',
    abstract: { en: 'A star tracker built from off-the-shelf parts.', ar: 'متعقب نجمي مبني من قطع متاحة تجاريًا.' },
    abstractKind: 'editor',
    keywords: { en: ['CubeSat', 'star tracker'], ar: ['قمر صناعي مكعب', 'متعقب نجمي'] },
    authors: [noura, fahd],
    type: 'journal-article',
    areas: ['adcs', 'smallsats'],
    year: 2024,
    date: '2024-05-03',
    venue: { name: { en: 'Example Journal of Space Science', ar: 'مجلة مثال لعلوم الفضاء' }, kind: 'journal' },
    doi: '10.5555/srd.2024.101',
    openAccess: true,
    licence: 'CC-BY-4.0',
    citations: 12,
  },
  {
    key: 'harbi-2025-debris',
    title: { en: 'Debris conjunction screening with public catalogues' },
    language: 'en',
    authors: [fahd],
    type: 'technical-report',
    areas: ['debris'],
    year: 2025,
    openAccess: false,
    licence: 'arXiv non-exclusive',
    citations: 0,
    notices: [{ kind: 'correction', doi: '10.5555/srd.2025.correction', date: '2025-06' }],
  },
  {
    key: 'otaibi-2019-hilal',
    title: { ar: 'رؤية الهلال بالحساب والرصد', en: 'Crescent visibility by computation and observation' },
    language: 'ar',
    abstract: { ar: 'مقارنة بين معايير الرؤية.' },
    authors: [noura, maria],
    type: 'book-chapter',
    areas: ['crescent'],
    year: 2019,
    date: '2019-11',
    openAccess: true,
  },
  {
    key: 'rossi-2019-a',
    title: { en: 'The galaxy cluster A', ar: 'عنقود المجرات A' },
    language: 'en',
    authors: [maria, ...Array.from({ length: 12 }, (_, index) => person(`Colleague ${String.fromCharCode(65 + index)}`, undefined))],
    authorsTotal: 40,
    type: 'preprint',
    areas: ['galaxies', 'cosmology'],
    year: 2019,
    citations: 90,
  },
  {
    key: 'anonymous-undated',
    title: { en: 'An undated catalogue of comets' },
    language: 'en',
    authors: [],
    type: 'dataset',
    areas: ['planetary-science'],
  },
  {
    key: 'rossi-1999-fr',
    title: { fr: 'La matière noire', ar: 'المادة المظلمة' },
    language: 'fr',
    authors: [maria],
    type: 'book',
    areas: ['cosmology'],
    year: 1999,
    licence: 'CC-BY-4.0',
  },
];
