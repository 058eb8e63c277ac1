import type { Research } from '#lib/domain/research.ts';
import { article, basics, fahd, noura, type } from './common-records.ts';

/** More authors than any citation style lists. Every record of this file covers one known problem of exports. */
export const manyAuthors: Research = {
  ...basics,
  id: '105',
  title: { value: 'A survey of everything', lang: 'en' },
  authors: Array.from({ length: 40 }, (_, index) => ({
    id: String(200 + index),
    name: {
      value: `Person ${String.fromCharCode(65 + (index % 26))}. Number${'abcdefghijklmnopqrstuvwxyzabcdefghijklmn'[index]}`,
      lang: 'en',
    },
    position: index + 1,
  })),
  authorCount: 40,
  type: type(1, 'Journal article'),
  year: 2020,
  venue: { name: { value: 'Example Letters', lang: 'en' }, kind: 'journal' },
  volume: '641',
  pages: 'A6',
  doi: '10.5555/survey_2020',
  language: 'en',
};

export const arabicThesis: Research = {
  ...basics,
  id: '106',
  title: {
    value: 'رصد العواصف الغبارية فوق «شبه الجزيرة العربية» بتقنية GNSS-R',
    lang: 'ar',
    alt: { value: 'Monitoring dust storms over the Arabian Peninsula with GNSS-R', lang: 'en' },
  },
  authors: [
    { name: { value: 'عبد الله بن محمد آل سعود', lang: 'ar', alt: { value: 'Abdullah bin Mohammed Al Saud', lang: 'en' } }, position: 1 },
  ],
  authorCount: 1,
  type: type(4, 'Doctoral thesis'),
  year: 2021,
  date: { iso: '2021', precision: 'year' },
  venue: { name: { value: 'جامعة مثال', lang: 'ar', alt: { value: 'Example University', lang: 'en' } }, kind: 'institution' },
  url: 'https://example.edu/theses/106',
  language: 'ar',
};

export const mixedConference: Research = {
  ...basics,
  id: '107',
  title: { value: 'كشف الفوهات القمرية بالتعلّم العميق', lang: 'ar' },
  authors: [
    noura,
    { name: { value: 'Jean-Paul R. van der Berg', lang: 'en' }, position: 2 },
    { name: { value: 'أفلاطون', lang: 'ar' }, position: 3 },
  ],
  authorCount: 3,
  type: type(2, 'Conference paper'),
  year: 2023,
  date: { iso: '2023-09', precision: 'month' },
  venue: {
    name: { value: 'وقائع المؤتمر العربي لعلوم الفضاء', lang: 'ar' },
    kind: 'conference',
  },
  publisher: 'الجمعية الفلكية',
  isbn: '9780306406157',
  pages: '7',
  doi: '10.5555/moon#3',
  language: 'ar',
};

export const latexTrap: Research = {
  ...basics,
  id: '108',
  title: { value: 'H₂O & CO₂ at 5 % of “solar” flux: a_b^c ~ $x$ {y} \\z #1 <0.05', lang: 'en' },
  titleMarkup: 'H<sub>2</sub>O &amp; CO<sub>2</sub> at 5 % of “solar” flux: a_b^c ~ $x$ {y} \\z #1 &lt;0.05',
  authors: [
    { name: { value: 'Gaia Collaboration', lang: 'en' }, position: 1 },
    { name: { value: 'Željko Ivezić', lang: 'en' }, position: 2 },
    { name: { value: 'H. C. Ford Jr.', lang: 'en' }, position: 3 },
    { name: { value: 'Kurt Gödel', lang: 'en' }, position: 4 },
  ],
  authorCount: 4,
  type: type(13, 'Preprint'),
  year: 2022,
  date: { iso: '2022-12-31', precision: 'day' },
  venue: { name: { value: 'arXiv', lang: 'en' }, kind: 'repository' },
  url: 'https://arxiv.org/abs/2212.00001',
  pdfUrl: 'https://arxiv.org/pdf/2212.00001',
  freeToRead: true,
  abstract: { value: 'Line one.\nLine two\u200F with a mark; "quotes", commas.', lang: 'en' },
  keywords: ['=SUM(A1)', 'a, b; c'],
  language: 'en',
};

export const dataset: Research = {
  ...basics,
  id: '109',
  title: { value: 'Catalogue of lunar craters', lang: 'en', alt: { value: 'فهرس الفوهات الصدمية على القمر', lang: 'ar' } },
  authors: [noura],
  authorCount: 12,
  authorsIncomplete: true,
  type: type(9, 'Dataset'),
  year: 2019,
  venue: { name: { value: 'Example Repository', lang: 'en', alt: { value: 'مستودع مثال', lang: 'ar' } }, kind: 'repository' },
  doi: '10.5555/craters',
  language: 'en',
};

export const chapter: Research = {
  ...basics,
  id: '110',
  title: { value: 'Is the “quiet” Sun quiet?', lang: 'en' },
  authors: [fahd, noura, { name: { value: 'Maria De Angelis', lang: 'en' }, position: 3 }],
  authorCount: 3,
  type: type(8, 'Book chapter'),
  year: 2018,
  venue: { name: { value: 'Handbook of Solar Physics', lang: 'en' }, kind: 'book' },
  editors: [{ name: { value: 'Mona Reis', lang: 'en' } }, { name: { value: 'Omar Zaki', lang: 'en' } }],
  publisher: 'Example Press',
  isbn: '9780306406157',
  volume: '2',
  pages: '101-130',
  language: 'en',
};

/** A translated book without authors, with three editors of whom one is a group. */
export const editedBook: Research = {
  ...basics,
  id: '112',
  title: { value: 'Handbook of lunar dust', lang: 'en', alt: { value: 'دليل غبار القمر', lang: 'ar' } },
  authors: [],
  authorCount: 0,
  editors: [
    { name: { value: 'Mona Reis', lang: 'en' } },
    { name: { value: 'Noura Al-Otaibi', lang: 'en', alt: { value: 'نورة العتيبي', lang: 'ar' } }, orcid: '0000-0002-1825-0097' },
    { name: { value: 'Dust and Sand Collaboration', lang: 'en' } },
  ],
  translators: [{ name: { value: 'Omar Zaki', lang: 'en' } }],
  type: type(7, 'Book'),
  year: 2015,
  publisher: 'Example Press',
  isbn: '9783161484100',
  language: 'en',
};

export const frenchArticle: Research = {
  ...article,
  id: '111',
  title: { value: 'دراسة طيف نجم نابض', lang: 'ar', alt: { value: 'Étude du spectre d’un pulsar', lang: 'fr' } },
  doi: '10.5555/pulsar',
  url: 'https://doi.org/10.5555/pulsar',
  language: 'fr',
};
