import type { PartialDate } from '#lib/domain/research.ts';
import { type Language, languageFacts } from '#lib/languages/languages.ts';
import { intlFormats } from './formats.ts';

/** Intl adds directional marks to Arabic output; copied or exported text must not contain them. */
const withoutMarks = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '');

/** A count with Latin digits in groups of three; Intl would cost a browser 30 ms during hydration. */
export function formatInteger(value: number, language: Language): string {
  if (Number.isSafeInteger(value) && value >= 0) return String(value).replace(/\B(?=(?:\d{3})+$)/g, languageFacts[language].thousands);
  return withoutMarks(new Intl.NumberFormat(language, intlFormats.number.int).format(value));
}

/** A share (0 to 1) as a percentage, truncated to a tenth so that 100% means all: `99.3%` in both languages. */
export function formatPercent(share: number, language: Language): string {
  return withoutMarks(new Intl.NumberFormat(language, intlFormats.number.percent).format(share));
}

const sizes = new Map<string, Intl.NumberFormat>();

const unitDisplay = { en: 'short', ar: 'long' } as const satisfies Record<Language, string>;

function sizeFormat(language: Language, unit: 'kilobyte' | 'megabyte'): Intl.NumberFormat {
  const name = `${language} ${unit}`;
  const cached = sizes.get(name);
  if (cached) return cached;
  const created = new Intl.NumberFormat(language, { ...intlFormats.number.size, unit, unitDisplay: unitDisplay[language] });
  sizes.set(name, created);
  return created;
}

/** A file size to two significant digits: `84 kB`, `1.2 MB`; in Arabic with the unit in full, since few know its abbreviation. */
export function formatBytes(bytes: number, language: Language): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const value = Math.max(1, bytes / (unit === 'kilobyte' ? 1000 : 1_000_000));
  return withoutMarks(sizeFormat(language, unit).format(value));
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** Cached: a formatter costs a hundred times as much as one formatted date. */
function dateFormat(language: Language, precision: 'month' | 'day'): Intl.DateTimeFormat {
  const name = `${language} ${precision}`;
  const cached = dates.get(name);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat(languageFacts[language].locale, intlFormats.dateTime[precision]);
  dates.set(name, created);
  return created;
}

/** A date with its stated precision: `2024`, `May 2024`, `3 May 2024`. */
export function formatDate(date: PartialDate, language: Language): string {
  if (date.precision === 'year') return date.iso;
  return withoutMarks(dateFormat(language, date.precision).format(new Date(`${date.iso.padEnd(10, '-01')}T00:00:00Z`)));
}

/** The Umm al-Qura date of a Gregorian date, for Arabic pages: «23 ربيع الأول 1448 هـ». After a day, «ذو» takes the genitive «ذي». */
export function formatHijri(iso: string): string {
  const options = { ...intlFormats.dateTime.day, calendar: 'islamic-umalqura' };
  return withoutMarks(new Intl.DateTimeFormat('ar', options).format(new Date(`${iso}T00:00:00Z`))).replace('ذو ', 'ذي ');
}
