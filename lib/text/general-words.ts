import { fold } from './fold.ts';
import { stem } from './stem.ts';

/** What is asked for is a publication, or what matters: such words lift where they stand and shut nothing out beside any other word. */
const requests = `
paper papers article articles publication publications study studies research researches report reports information facts important importance latest newest recent recently best top researchers scientists authors story difference differences
مهم أهم أهمية أحدث أبرز أفضل بحث أبحاث بحوث دراسة دراسات ورقة أوراق مقال مقالة مقالات معلومات منشورات قصة حكاية سالفة الفرق الفروق حديث حديثة حديثا باحثون باحثين باحثو مؤلفون مؤلفين`;

/** What was done with a subject, and what it does: one record says "detection", another "observation", and both are of the discovery. */
const deeds = [
  `detection detect detecting detected discovery discover discovered discovering observation observations observe observed observing measurement measurements
  measure measuring رصد أرصاد اكتشاف كشف الكشف قياس قياسات نكتشف نقيس يقيس تقيس`,
  'effect effects affect affects affecting influence influences impact impacts role roles دور تأثير تأثيرات آثار أثر تؤثر يؤثر بتأثر بيأثر',
  'cause causes caused causing reason reasons سبب أسباب مسببات يسبب تسبب',
  'introduction introductory intro overview primer basics مقدمة مدخل أساسيات مبادئ',
  'algorithm algorithms algorithmic خوارزمية خوارزميات',
  'image images imaged imaging picture pictures photo photos photograph photographed صورة صور تصوير صوروا صوّر التقاط التقطوا التقطت',
];

/** Words of the whole field and of all research, which say too little to be what is left of a query. */
const general = `
instrument instruments space science sciences data analysis method methods system systems technology technologies model models result results new use using program programme project
projects mission missions work field world future map maps mapping area areas region regions monitoring belt cosmic early late first way ways trip trips journey journeys problem problems solution solutions achievement achievements contribution contributions astronomy astronomical astronomers ground-based space-based
أداة أدوات فضاء الفضاء فضائي فلك الفلك فلكي فلكية علم علوم علماء عالم بيانات تحليل طريقة طرائق نظام أنظمة تقنية تقنيات نموذج نماذج نتائج جديد استخدام برنامج برامج مشروع مشاريع مهمة مهمات عمل مجال مستقبل خريطة خرائط منطقة مناطق حزام كوني كونية مبكر مبكرة أول أولى أولي إنجازات انجازات إسهامات حل الحل حلول مشكلة مشكلات مشاكل مرة طريق رحلة رحلات`;

const stemsIn = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .trim()
      .split(/\s+/)
      .map((word) =>
        word
          .split('-')
          .map((part) => stem(fold(part)))
          .join(' '),
      ),
  );

let known: ReadonlyMap<string, Generality> | undefined;

interface Generality {
  /** `request` says little beside anything, `deed` beside a subject, `general` once words have to be dropped. */
  readonly kind: 'request' | 'deed' | 'general';
  /** Of a deed: the stems that say the same. */
  readonly alike: ReadonlySet<string>;
}

/** How little a word says beside others, by its stem; undefined where it says enough. */
export function generality(stemmed: string): Generality | undefined {
  known ??= new Map(
    [
      { kind: 'general' as const, alike: stemsIn(general) },
      { kind: 'request' as const, alike: stemsIn(requests) },
      ...deeds.map((list) => ({ kind: 'deed' as const, alike: stemsIn(list) })),
    ].flatMap((group) => [...group.alike].map((one) => [one, group] as const)),
  );
  return known.get(stemmed);
}
