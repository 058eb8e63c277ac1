import type { ResearchRecord } from '#lib/domain/record.ts';

/** A record for tests of the engine: a title in both languages, and one author. */
export const recordOf = (key: string, en: string, ar: string, more: Partial<ResearchRecord> = {}): ResearchRecord => ({
  key,
  title: { en, ar },
  language: 'en',
  authors: [{ name: { en: 'Maria Rossi' } }],
  type: 'journal-article',
  areas: [],
  ...more,
});

const authoredBy = (en: string, ar: string, affiliation?: string): Partial<ResearchRecord> => ({
  authors: [{ name: { en, ar }, ...(affiliation && { affiliation: { en: affiliation } }) }],
});

/** The collection that every backend is tested on: close pairs, such as Qatar and diameter (both قطر), and unusual identifiers. */
export const suiteRecords: readonly ResearchRecord[] = [
  recordOf('mars-ice', 'Water ice in craters of Mars', 'جليد الماء في فوهات المريخ', { year: 2019 }),
  recordOf('mars-dust', 'Dust storms of Mars', 'العواصف الغبارية على المريخ', { year: 2021 }),
  recordOf('moon-ice', 'Water ice at the poles of the Moon', 'جليد الماء عند قطبي القمر', { year: 2020, doi: '10.5555/moon.ice' }),
  recordOf('qatar', 'Dust over Qatar seen from orbit', 'الغبار فوق قطر من المدار'),
  recordOf('diameter', 'The diameter of lunar craters', 'قطر الفوهات القمرية'),
  recordOf('hubble', 'Galaxies seen by the Hubble Space Telescope', 'المجرات كما رآها تلسكوب هابل الفضائي'),
  recordOf('constant', 'The Hubble constant', 'ثابت هابل', { arxiv: '2501.00042' }),
  recordOf('otaibi', 'A star tracker for small satellites', 'متعقب نجمي للأقمار الصناعية', {
    ...authoredBy('Noura Al-Otaibi', 'نورة العتيبي', 'Qatar University'),
  }),
  recordOf('burst', 'A gamma-ray burst at high redshift', 'انفجار أشعة غاما عند انزياح كبير'),
  recordOf('apollo-14', 'Basalts brought back by Apollo 14', 'صخور بازلتية أعادتها أبولو 14'),
  recordOf('nasa', 'NASA and its plans for the next decade', 'خطط ناسا للعقد المقبل'),
  recordOf('esa', 'ESA and its plans for the next decade', 'خطط وكالة الفضاء الأوروبية للعقد المقبل'),
  recordOf('titan', 'Methane lakes on Titan', 'بحيرات الميثان على تيتان', {
    doi: '10.5555/(sici)1099-050x(1998)37:3<197::aid-x2>3.0.co;2-#',
  }),
  recordOf('lakes', 'Lakes of East Africa from satellite images', 'بحيرات شرق أفريقيا من صور الأقمار الصناعية'),
  recordOf('shield', 'Geology of the Arabian Shield', 'جيولوجيا الدرع العربي', {
    ...authoredBy('Fahd Al-Harbi', 'فهد الحربي', 'King Fahd University of Petroleum and Minerals'),
    arxiv: 'math/0309136',
  }),
  recordOf('spring', 'Telemetry kept in spring', 'قياسات من بعد في الربيع', authoredBy('Shane O’Brien', 'شين أوبراين')),
  recordOf('autumn', 'Telemetry kept in autumn', 'قياسات من بعد في الخريف'),
  recordOf('elision', 'Grands secrets de l’univers lointain', 'نتائج أولى بدمج الصور', { language: 'fr' }),
  recordOf('merge', 'Fusing pictures by two methods', 'طريقتان في دمج الصور'),
  recordOf('medicine', 'Space medicine and the heart', 'طب الفضاء والقلب والطب عن بعد'),
  recordOf('wings', 'Flight without wings in thin air', 'الطيران بلا أجنحة في هواء رقيق'),
  recordOf('minerals', 'Minerals in a carbonate reservoir', 'المعادن في مكمن كربوناتي', {
    keywords: { en: ['mineralogy'], ar: ['علم المعادن'] },
    venue: { name: { en: 'Planetary Letters', ar: 'رسائل الكواكب' }, kind: 'journal' },
  }),
];
