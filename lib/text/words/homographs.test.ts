import { describe, expect, it } from 'vitest';
import { analyse } from '#lib/text/analyse/analyse.ts';

const isQatar = (text: string) => analyse(text).concepts.includes('c_qatar');

describe('a name with another meaning next to some words', () => {
  it.each([
    ['c_galaxy', 'القرص المجري', 'مجرى النهر'],
    ['c_galaxy', 'الغبار المجري', 'عرض المجرى المائي'],
    ['c_galaxy', 'قاع المجرة', 'أسفل المجرى'],
    ['c_prayer_times', 'اتجاه القبلة', 'من المسح الذي قبله'],
    ['c_prayer_times', 'قبلة', 'ما قبله'],
    ['c_sudan', 'صحراء السودان', 'زيت الفول السوداني'],
  ])('is %s in «%s», not in «%s»', (concept, text, other) => {
    expect(analyse(text).concepts).toContain(concept);
    expect(analyse(other).concepts).not.toContain(concept);
  });
});

describe('«قطر»', () => {
  it.each(['سبخات قطر', 'في دولة قطر', 'الساحل الشمالي لقطر', 'جامعة قطر', 'قطري', 'في قطر', 'مناخ قطر والبحرين'])(
    'is Qatar: %s',
    (text) => {
      expect(isQatar(text)).toBe(true);
    },
  );

  it.each([
    'نصف قطر الأرض',
    'نصفا قطريهما 1.4',
    'بنية صدمية قطرها 34 كم',
    'من فئة القطر 32 مترا',
    'قطر المرآة',
    'قطر 34 كم',
    'أنصاف أقطار المجرات',
    'قطر فوهة',
  ])('is a diameter: %s', (text) => {
    expect(isQatar(text)).toBe(false);
  });
});
