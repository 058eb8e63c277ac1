import { describe, expect, it } from 'vitest';
import { textDirection } from './text-direction.ts';

describe('textDirection', () => {
  it.each([
    ['GNSS-R: تقدير رطوبة التربة', 'rtl'],
    ['تقدير رطوبة التربة from Sentinel-1 SAR data over arid regions', 'rtl'],
    ['3 Dimensional mapping of C++ (GIS)', 'ltr'],
    ['A study of the term «القمر»', 'ltr'],
    ['2015–2024', 'auto'],
    ['', 'auto'],
    ['李伟', 'auto'],
  ])('of %j is %s', (text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });
});
