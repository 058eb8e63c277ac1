import type { Authorship, Research } from '#lib/domain/research.ts';

/** Invented people and publications that the tests of all formats share. */
export const noura: Authorship = {
  id: '7',
  name: { value: 'Noura Al-Otaibi', lang: 'en', alt: { value: 'نورة العتيبي', lang: 'ar' } },
  position: 1,
  orcid: '0000-0002-1825-0097',
  affiliation: { value: 'Example University', lang: 'en', alt: { value: 'جامعة مثال', lang: 'ar' } },
  corresponding: true,
};
export const fahd: Authorship = {
  id: '9',
  name: { value: 'Fahd Al-Harbi', lang: 'en', alt: { value: 'فهد الحربي', lang: 'ar' } },
  position: 2,
  affiliation: { value: 'Example University', lang: 'en' },
};

export const type = (id: number, en: string) => ({ id: String(id), name: { value: en, lang: 'en' } });
const astronomy = {
  id: '4',
  name: { value: 'Astronomy and space exploration', lang: 'en', alt: { value: 'علم الفلك واستكشاف الفضاء', lang: 'ar' } },
};
export const basics = { isTranslated: false, authorsIncomplete: false, areas: [astronomy], keywords: [] } as const;

/** An article with everything a payload can hold. */
export const article: Research = {
  ...basics,
  id: '101',
  title: {
    value: 'Low-cost attitude determination for a 3U CubeSat with a star tracker',
    lang: 'en',
    alt: { value: 'تحديد منخفض التكلفة لوضعية قمر صناعي مكعب ثلاثي الوحدات باستخدام متعقب نجمي', lang: 'ar' },
  },
  isTranslated: true,
  abstract: { value: 'We describe a star tracker built from off-the-shelf parts and its calibration.', lang: 'en' },
  abstractKind: 'author',
  authors: [noura, fahd],
  authorCount: 2,
  type: type(1, 'Journal article'),
  year: 2024,
  date: { iso: '2024-05-03', precision: 'day' },
  venue: {
    name: { value: 'Example Journal of Space Science', lang: 'en', alt: { value: 'مجلة مثال لعلوم الفضاء', lang: 'ar' } },
    kind: 'journal',
    issn: '1234-5679',
  },
  publisher: 'Example Press',
  arxiv: '2401.00001',
  bibcode: '2024EJSS...3...10A',
  pmid: '12345678',
  volume: '3',
  issue: '2',
  pages: '10-22',
  doi: '10.5555/srd.2024.101',
  url: 'https://doi.org/10.5555/srd.2024.101',
  keywords: ['CubeSat', 'star tracker'],
  keywordsLanguage: 'en',
  language: 'en',
  openAccess: true,
  freeToRead: true,
  licence: 'CC-BY-4.0',
  citations: 12,
  createdAt: '2024-06-01T00:00:00Z',
  updatedAt: '2026-10-12T08:00:00Z',
};

/** The same work, as if it was written in Arabic. */
export const arabicArticle: Research = {
  ...article,
  id: '103',
  title: {
    value: 'Low-cost attitude determination for a CubeSat',
    lang: 'en',
    alt: { value: 'تحديد منخفض التكلفة لوضعية قمر صناعي مكعب', lang: 'ar' },
  },
  isTranslated: true,
  abstract: { value: 'تعرض الدراسة متعقبًا نجميًا مبنيًا من قطع متاحة تجاريًا، وتبيّن طريقة معايرته.', lang: 'ar' },
  doi: '10.5555/srd.2024.103',
  url: 'https://doi.org/10.5555/srd.2024.103',
  keywords: ['قمر صناعي مكعب', 'متعقب نجمي'],
  keywordsLanguage: 'ar',
  language: 'ar',
};

/** A report without Arabic text, as an Arabic reader sees it. */
export const report: Research = {
  ...basics,
  id: '102',
  title: { value: 'Debris conjunction screening with public catalogues', lang: 'en' },
  authors: [{ ...fahd, position: 1 }],
  authorCount: 1,
  type: type(6, 'Technical report'),
  year: 2025,
  date: { iso: '2025', precision: 'year' },
  venue: { name: { value: 'Example University', lang: 'en', alt: { value: 'جامعة مثال', lang: 'ar' } }, kind: 'institution' },
  language: 'en',
  openAccess: false,
  freeToRead: false,
  citations: 0,
  updatedAt: '2025-03-01T00:00:00Z',
};

export const anonymousArabic: Research = {
  ...basics,
  id: '104',
  title: { value: 'سير العلم: مستقبل الشمس، وهل تبرد؟', lang: 'ar' },
  authors: [],
  authorCount: 0,
  type: type(1, 'Journal article'),
  year: 1906,
  date: { iso: '1906-10', precision: 'month' },
  venue: { name: { value: 'المقتبس', lang: 'ar' }, kind: 'journal' },
  volume: '1',
  issue: '9',
  pages: '485–486',
  url: 'https://example.org/muqtabas/1906/9#div_26',
  language: 'ar',
};

/** A publication with only a title. */
export const bare: Research = { ...basics, id: 'W-42', title: { value: 'Notes on the moon', lang: 'und' }, authors: [], authorCount: 0 };

/** A record as an Arabic reader sees it: Arabic texts first, if any. */
export function inArabic(research: Research): Research {
  const swap = <T extends Research['title'] | undefined>(text: T): T =>
    (text?.alt?.lang === 'ar' ? { value: text.alt.value, lang: 'ar', alt: { value: text.value, lang: text.lang } } : text) as T;
  const { venue, type } = research;
  return {
    ...research,
    title: swap(research.title),
    isTranslated: research.language !== 'ar' && swap(research.title).lang === 'ar',
    authors: research.authors.map((author) => ({
      ...author,
      name: swap(author.name),
      ...(author.affiliation && { affiliation: swap(author.affiliation) }),
    })),
    areas: research.areas.map((area) => ({ ...area, name: swap(area.name) })),
    ...(venue && { venue: { ...venue, name: swap(venue.name) } }),
    ...(type && { type: { ...type, name: { value: arabicTypes[type.id] ?? type.name.value, lang: 'ar' } } }),
  };
}

const arabicTypes: Readonly<Record<string, string>> = {
  1: 'مقالة علمية في مجلة',
  2: 'ورقة مؤتمر',
  4: 'رسالة دكتوراه',
  6: 'تقرير فني',
  8: 'فصل في كتاب',
  9: 'مجموعة بيانات',
  13: 'نسخة أولية',
};
