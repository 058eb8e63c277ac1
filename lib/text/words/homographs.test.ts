import { describe, expect, it } from 'vitest';
import { analyse } from '#lib/text/analyse/analyse.ts';

const isQatar = (text: string) => analyse(text).concepts.includes('c_qatar');

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
