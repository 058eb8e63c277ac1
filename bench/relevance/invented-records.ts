import type { ResearchRecord } from '#lib/domain/record.ts';

const recordOf = (key: string, en: string, ar: string, more: Partial<ResearchRecord> = {}): ResearchRecord => ({
  key,
  title: { en, ar },
  language: 'en',
  authors: [{ name: { en: 'Maria Rossi' } }],
  type: 'journal-article',
  areas: [],
  ...more,
});
const authoredBy = (en: string, ar: string): Partial<ResearchRecord> => ({ authors: [{ name: { en, ar } }] });

/** Invented records of easily confused subjects. */
export const inventedRecords: readonly ResearchRecord[] = [
  recordOf('exoplanet-water', 'Water vapour in the atmosphere of a warm exoplanet', 'بخار الماء في غلاف كوكب خارجي دافئ'),
  recordOf('climate-water', 'Water vapour trends and the climate of arid regions', 'اتجاهات بخار الماء ومناخ الأقاليم الجافة'),
  recordOf('exoplanet-transit', 'Transit photometry of an exoplanet from the ground', 'قياس عبور كوكب خارجي من الأرض'),
  recordOf('primordial-holes', 'Limits on primordial black holes from microlensing', 'حدود على الثقوب السوداء الأولية من العدسات الدقيقة'),
  recordOf('stellar-holes', 'Masses of stellar black holes in binaries', 'كتل الثقوب السوداء النجمية في النجوم الثنائية'),
  recordOf('holes-arabic', 'A talk on black holes', 'حديث عن الثقوب السوداء', { language: 'ar' }),
  recordOf('bone-loss', 'Bone loss in astronauts after six months in orbit', 'فقدان العظام لدى رواد الفضاء بعد ستة أشهر في المدار'),
  recordOf('rock-fractures', 'Fractures and loss of permeability in carbonate rocks', 'الكسور وفقدان النفاذية في الصخور الكربونية'),
  recordOf('bacteria', 'Growth of bacteria in microgravity', 'نمو البكتيريا في الجاذبية الصغرى'),
  recordOf('crystals', 'Crystal growth in microgravity', 'نمو البلورات في الجاذبية الصغرى'),
  recordOf('streams', 'Stellar streams in the halo of the Milky Way', 'التيارات النجمية في هالة درب التبانة'),
  recordOf('halo', 'The luminosity of the halo of the Milky Way', 'لمعان هالة درب التبانة'),
  recordOf('qatar-dust', 'Dust storms over Qatar from satellite images', 'العواصف الغبارية فوق قطر من صور الأقمار الصناعية'),
  recordOf('crater-diameter', 'Depth and diameter of lunar craters', 'عمق فوهات القمر وقطرها'),
  recordOf(
    'debris-removal',
    'Removal of space debris by a harpoon',
    'إزالة الحطام الفضائي برمح',
    authoredBy('Noura Al-Otaibi', 'نورة العتيبي'),
  ),
  recordOf(
    'debris-tracking',
    'Tracking of space debris by laser',
    'تتبع الحطام الفضائي بالليزر',
    authoredBy('Fahd Al-Harbi', 'فهد الحربي'),
  ),
  recordOf(
    'star-tracker',
    'A star tracker for small satellites',
    'متعقب نجمي للأقمار الصناعية الصغيرة',
    authoredBy('Noura Al-Otaibi', 'نورة العتيبي'),
  ),
  recordOf('solar-wind', 'The solar wind at the distance of Mercury', 'الرياح الشمسية على بعد عطارد', { doi: '10.5555/invented.18' }),
];
