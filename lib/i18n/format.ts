import type { Language } from '#lib/domain/language.ts';
import type { PartialDate } from '#lib/domain/research.ts';
import { formats } from './formats.ts';

/** Intl puts marks of direction into Arabic output; text that is copied or exported must not carry them. */
const withoutMarks = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '');

/** A count. Both languages write Latin digits in groups of three with a comma; to ask Intl for that costs a browser 30 ms when a page becomes live. */
export function formatInteger(value: number, language: Language): string {
  if (Number.isSafeInteger(value) && value >= 0) return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return withoutMarks(new Intl.NumberFormat(language, formats.number.int).format(value));
}

/** A share of a whole, 0 to 1, cut to a tenth of a per cent: `99.3%` in both languages; 100% is said of all alone. */
export function formatPercent(share: number, language: Language): string {
  return withoutMarks(new Intl.NumberFormat(language, formats.number.percent).format(share));
}

const sizes = new Map<string, Intl.NumberFormat>();

function sizeFormat(language: Language, unit: 'kilobyte' | 'megabyte'): Intl.NumberFormat {
  const name = `${language} ${unit}`;
  const known = sizes.get(name);
  if (known) return known;
  const made = new Intl.NumberFormat(language, { ...formats.number.size, unit, unitDisplay: language === 'ar' ? 'long' : 'short' });
  sizes.set(name, made);
  return made;
}

/** A size of a file to about two figures: `84 kB`, `1.2 MB`; in Arabic with the unit in full, whose abbreviation few know. */
export function formatBytes(bytes: number, language: Language): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const value = Math.max(1, bytes / (unit === 'kilobyte' ? 1000 : 1_000_000));
  return withoutMarks(sizeFormat(language, unit).format(value));
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** To make one costs a hundred times what it then says of a date. */
function dateFormat(language: Language, precision: 'month' | 'day'): Intl.DateTimeFormat {
  const name = `${language} ${precision}`;
  const known = dates.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ar', formats.dateTime[precision]);
  dates.set(name, made);
  return made;
}

/** A date as precise as its source: `2024`, `May 2024`, `3 May 2024`. */
export function formatDate(date: PartialDate, language: Language): string {
  if (date.precision === 'year') return date.iso;
  return withoutMarks(dateFormat(language, date.precision).format(new Date(`${date.iso.padEnd(10, '-01')}T00:00:00Z`)));
}

/** The Umm al-Qura date of a full Gregorian day, for Arabic pages: «23 ربيع الأول 1448 هـ». */
export function formatHijri(iso: string): string {
  const options = { ...formats.dateTime.day, calendar: 'islamic-umalqura' };
  return withoutMarks(new Intl.DateTimeFormat('ar', options).format(new Date(`${iso}T00:00:00Z`))).replace('ذو ', 'ذي ');
}
