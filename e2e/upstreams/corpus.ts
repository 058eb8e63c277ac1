// The invented catalogue of all test upstreams: 23 publications (105 has no Arabic title, 107 no abstract), 6 authors, 3 types, 4 areas.

/** An author, a type or an area, with its name in both languages. */
export interface NamedEntry {
  readonly id: number;
  readonly en: string;
  readonly ar: string;
}

export interface Work {
  readonly id: number;
  readonly en: string;
  readonly ar?: string;
  readonly abstractEn?: string;
  readonly abstractAr?: string;
  readonly type: number;
  readonly areas: readonly number[];
  readonly authors: readonly number[];
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly doi: string;
  readonly keywords: readonly string[];
}

export const types: readonly NamedEntry[] = [
  { id: 1, en: 'Journal article', ar: 'مقالة في مجلة علمية' },
  { id: 2, en: 'Conference paper', ar: 'ورقة مؤتمر' },
  { id: 3, en: 'Technical report', ar: 'تقرير فني' },
];

export const areas: readonly NamedEntry[] = [
  { id: 11, en: 'Earth observation', ar: 'رصد الأرض' },
  { id: 12, en: 'Astronomy and space exploration', ar: 'علم الفلك واستكشاف الفضاء' },
  { id: 13, en: 'Microgravity research', ar: 'أبحاث الجاذبية الصغرى' },
  { id: 14, en: 'Space situational awareness', ar: 'الوعي بالأوضاع الفضائية' },
];

export const authors: readonly NamedEntry[] = [
  { id: 21, en: 'Noura Al-Otaibi', ar: 'نورة العتيبي' },
  { id: 22, en: 'Fahd Al-Harbi', ar: 'فهد الحربي' },
  { id: 23, en: 'Sara Al-Qahtani', ar: 'سارة القحطاني' },
  { id: 24, en: 'Omar Haddad', ar: 'عمر حداد' },
  { id: 25, en: 'Laila Mansour', ar: 'ليلى منصور' },
  { id: 26, en: 'Yusuf Karim', ar: 'يوسف كريم' },
];

const subjects = [
  ['Attitude control of small satellites', 'التحكم في وضعية الأقمار الصناعية الصغيرة'],
  ['Soil moisture from radar images', 'رطوبة التربة من صور الرادار'],
  ['Orbital debris screening', 'رصد الحطام المداري'],
  ['Protein growth in microgravity', 'نمو البروتينات في الجاذبية الصغرى'],
] as const;

export const works: readonly Work[] = Array.from({ length: 23 }, (_, index) => {
  const id = 101 + index;
  const [en, ar] = subjects[index % subjects.length] as (typeof subjects)[number];
  return {
    id,
    en: `${en}, part ${index + 1}`,
    ...(id !== 105 && { ar: `${ar}، الجزء ${index + 1}` }),
    ...(id !== 107 && { abstractEn: `We study the matter of part ${index + 1}.`, abstractAr: `ندرس موضوع الجزء ${index + 1}.` }),
    type: (index % 3) + 1,
    areas: [11 + (index % 4)],
    authors: [21 + (index % 6), 21 + ((index + 1) % 6)],
    date: `${2025 - Math.floor(index / 3)}-0${(index % 9) + 1}-1${index % 10}`,
    doi: `10.5555/madar.${id}`,
    keywords: ['space', 'satellite'],
  };
});

export function namedById(list: readonly NamedEntry[], id: number): NamedEntry {
  return list.find((entry) => entry.id === id) as NamedEntry;
}

export function titleOf(work: Work, language: string): string {
  return language === 'ar' ? (work.ar ?? work.en) : work.en;
}
