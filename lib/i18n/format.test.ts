import { describe, expect, test } from 'vitest';
import { formatBytes, formatDate, formatHijri, formatInteger, formatPercent } from './format.ts';

describe('a Hijri date', () => {
  // First days of months as announced in the Umm al-Qura calendar, and the date of the royal order that founded the Saudi space commission.
  test.each([
    ['2024-03-11', '1 رمضان 1445 هـ'],
    ['2025-03-01', '1 رمضان 1446 هـ'],
    ['2024-04-10', '1 شوال 1445 هـ'],
    ['2025-06-26', '1 محرم 1447 هـ'],
    ['2018-12-27', '20 ربيع الآخر 1440 هـ'],
  ])('of %s is that of the Umm al-Qura calendar', (iso, hijri) => {
    expect(formatHijri(iso).replace('ربيع الثاني', 'ربيع الآخر')).toBe(hijri);
  });
});

test('a date is as precise as its source, with Arabic names of months', () => {
  const dates = (['en', 'ar'] as const).map((language) => [
    formatDate({ iso: '2024', precision: 'year' }, language),
    formatDate({ iso: '2024-05', precision: 'month' }, language),
    formatDate({ iso: '2024-05-03', precision: 'day' }, language),
  ]);
  expect(dates).toEqual([
    ['2024', 'May 2024', '3 May 2024'],
    ['2024', 'مايو 2024', '3 مايو 2024'],
  ]);
});

test('a share is cut to a tenth of a per cent, alike in both languages', () => {
  for (const language of ['en', 'ar'] as const)
    expect([0, 0.57, 480 / 483, 0.9999, 1].map((share) => formatPercent(share, language))).toEqual(['0%', '57%', '99.3%', '99.9%', '100%']);
});

test('numbers are in one kind of digits and carry no invisible marks', () => {
  for (const text of [formatInteger(1234, 'ar'), formatBytes(84_000, 'ar'), formatHijri('2024-03-11')]) {
    expect(text).not.toMatch(/[\u0660-\u0669\u200e\u200f\u061c]/);
    expect(text).toMatch(/\d/);
  }
  expect(formatInteger(1234, 'ar')).toBe('1,234');
});

test.each([0, 7, 999, 1000, 12_345, 123_456, 1_234_567, Number.MAX_SAFE_INTEGER, -1234, 1234.4])(
  '%d is written as Intl writes it',
  (value) => {
    for (const language of ['en', 'ar'] as const) {
      const format = new Intl.NumberFormat(language, { numberingSystem: 'latn', maximumFractionDigits: 0 });
      expect(formatInteger(value, language)).toBe(format.format(value).replace(/[\u200e\u200f\u061c]/g, ''));
    }
  },
);
