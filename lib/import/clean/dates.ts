import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { asciiDigits } from './digits.ts';

/** A date with the precision of the source: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export interface CleanDate {
  readonly iso: string;
  readonly year: number;
  /** Whether the date was converted from the Hijri calendar. */
  readonly hijri?: true;
  /** Whether the source marks the year as a guess or as the end of a span: "[1998?]", "ca. 1900", "post. 1678". */
  readonly uncertain?: true;
}

const months: Readonly<Record<string, number>> = lookupTable(
  Object.fromEntries(
    [
      'jan january يناير كانون+الثاني janvier enero januar ene',
      'feb february فبراير شباط février febrero februar févr fév',
      'mar march مارس آذار mars marzo märz mär mrz',
      'apr april أبريل نيسان avril abril إبريل avr abr',
      'may مايو أيار mai mayo',
      'jun june يونيو حزيران juin junio juni يونيه',
      'jul july يوليو تموز juillet julio juli يوليه juil',
      'aug august أغسطس آب août agosto ago',
      'sep september سبتمبر أيلول septembre septiembre sept',
      'oct october أكتوبر تشرين+الأول octobre octubre oktober okt',
      'nov november نوفمبر تشرين+الثاني novembre noviembre',
      'dec december ديسمبر كانون+الأول décembre diciembre dezember déc dic dez',
    ].flatMap((names, index) => names.split(' ').map((name) => [name.replace('+', ' '), index + 1])),
  ),
);

/** The number of a month from its name or abbreviation in English, Arabic, French, German or Spanish; undefined for other words. */
export const monthOf = (word: string): number | undefined => months[word.toLowerCase()];

/** Matches the words that sources give instead of a year for a work accepted but not yet published. */
export const inPress =
  /^[\s([]*(?:in[\s-]?press|inpress|forthcoming|to appear|accepted(?: for publication)?|article in press|قيد النشر|قيد الطبع|تحت الطبع|تحت النشر|مقبول للنشر)[\s)\].]*$/i;

/** Parses the date notations of bibliographic data; undefined for anything else and for years outside 1000…2100. */
export function cleanDate(value: string | number | readonly (string | number)[] | undefined): CleanDate | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object') return fromParts(value.map((part) => Number(asciiDigits(String(part)))));
  const stated = asciiDigits(String(value));
  const date = parsedDate(stated.replace(correction, ''));
  return date && guess.test(stated) ? { ...date, uncertain: true } : date;
}

/** The year of a wrong date before its correction: "1962 [i.e. 1963]". */
const correction = /^.{0,40}\d{4}\s*[[(]?\s*(?:i\.\s?e\.|и\.\s?е\.|d\.\s?h\.|c\.-à-d\.|أي)\s*(?=\d{4})/i;
const guess =
  /\d{4}\s?\]?[?؟]|(?<!\p{L})(?:ca\.?|c\.(?= )|circa|approximately|between|before|after|post\.|ante|um|vers|vor|nach|entre|zwischen|حوالي|نحو|بعد|قبل)\s*\[?\d{4}/iu;

function parsedDate(value: string): CleanDate | undefined {
  const stated = value
    .replace(/(\d{4})\s?[年년]\s?(\d{1,2})?\s?[月월]?\s?(\d{1,2})?\s?[日일]?/, (_, ...parts) => parts.slice(0, 3).filter(Boolean).join('-'))
    // RIS has other words after the day: "2015/10/22/print".
    .replace(/(?<=^\d{4}\/\d{0,2}\/\d{0,2})\/.*|[\s/]+$/s, '')
    .replace(/\/+$/, '')
    .trim();
  const gregorian = parallelGregorianYear(stated);
  if (gregorian) return fromParts([gregorian]);
  const text = startOfRange(stated);
  const solar = /(?<!\d)(1[2-4]\d\d)\s*(?:هـ?\s?)?\.?\s?ش(?![\u0621-\u064a])/.exec(text);
  if (solar) return fromSolarHijri(Number(solar[1]));
  const hijri = /(?<!\d)(1[2-5]\d\d)\s*(?:هـ|ه(?![\u0621-\u064a])|a\.?h\.?(?![a-z]))/i.exec(text);
  if (hijri) return hijriDay(text, Number(hijri[1])) ?? fromHijri(Number(hijri[1]));
  const [, hijriYearWithMonth] = hijriMonthOf(text) === undefined ? [] : (/(?<!\d)(1[2-5]\d\d)(?!\d)/.exec(text) ?? []);
  if (hijriYearWithMonth) return hijriDay(text, Number(hijriYearWithMonth));
  const isoMatch = /^(-?\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T.*|\s\d.*|Z)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  // No work has a Gregorian day of these years, in which printing began.
  if (isoMatch?.[3] && /^1[34]\d\d$/.test(isoMatch[1] ?? '')) return fromHijriParts(isoMatch.slice(1, 4).map(Number));
  if (isoMatch) return fromParts(isoMatch.slice(1, 4).map((part) => Number(part ?? 0)));
  const [, month, yearAfter] = /^(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  if (yearAfter) return fromParts([Number(yearAfter), Number(month)]);
  // 03/05/2024 is ambiguous: only a number above 12 shows which is the day.
  const slashed = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  if (slashed) {
    const [first, second, year] = slashed.slice(1).map(Number) as [number, number, number];
    if (/^1[34]/.test(String(year))) return fromHijriParts(first > 12 ? [year, second, first] : [year]);
    if (first > 12 && second <= 12) return fromParts([year, second, first]);
    return second > 12 && first <= 12 ? fromParts([year, first, second]) : fromParts([year]);
  }
  return fromWords(text);
}

/** Converts a year that must be Hijri: lunar (1445) in Arabic works, solar (1399) in Persian. Undefined for other years and languages. */
export function hijriYear(year: number, language: string): CleanDate | undefined {
  if (language === 'ar' && year >= 1300 && year <= 1500) return fromHijri(year);
  return language === 'fa' && year >= 1250 && year <= 1450 ? fromSolarHijri(year) : undefined;
}

/** The Gregorian year written with its Hijri equivalent: "1370 هـ. = 1950 م.", "1445/2023". */
function parallelGregorianYear(text: string): number | undefined {
  const years = (text.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number);
  const hijri = years.filter((year) => year < 1500).map((year) => fromHijri(year).year);
  return years.find((year) => year >= 1500 && hijri.some((converted) => Math.abs(converted - year) <= 1));
}

function fromWords(text: string): CleanDate | undefined {
  const year = /(?<!\d)(1\d{3}|20\d{2}|2100)(?!\d)/.exec(text)?.[1];
  if (!year) return undefined;
  const words =
    text
      .toLowerCase()
      .replace(year, ' ')
      .match(/\p{L}+(?: (?:الثاني|الأول))?|(?<!\d)\d{1,2}(?!\d)/gu) ?? [];
  const month = words
    .map(
      (word) => months[word] ?? months[word.split(' ')[0] as string] ?? (/^[a-z]{3,}$/.test(word) ? months[word.slice(0, 3)] : undefined),
    )
    .find(Boolean);
  const day = words.find((word) => /^\d+$/.test(word));
  return fromParts([Number(year), month ?? 0, month ? Number(day ?? 0) : 0]);
}

function fromParts([year = 0, month = 0, day = 0]: readonly number[]): CleanDate | undefined {
  if (!Number.isInteger(year) || year < 1000 || year > 2100) return undefined;
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  if (!(month >= 1 && month <= 12)) return { iso: String(year), year };
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day >= 1 && day <= days
    ? { iso: `${year}-${twoDigits(month)}-${twoDigits(day)}`, year }
    : { iso: `${year}-${twoDigits(month)}`, year };
}

/** Longest text in which ranges and Hijri months are read, since their patterns take time by the square of the length. */
const dateMax = 100;

const hijriMonths: readonly RegExp[] = [
  /محرّ?م|muharram/i,
  /صفر|safar/i,
  /ربيع (?:الأول|الاول|أول)|rabi.{0,3} (?:al-?awwal|i|1)(?![a-z0-9])/i,
  /ربيع (?:الآخر|الثاني|الاخر|آخر|ثان)|rabi.{0,3} (?:al-?(?:thani|akhir)|ii|2)(?![a-z0-9])/i,
  /جماد[ىي] (?:الأول[ىي]|الاول[ىي])|jumad[ah].{0,2} (?:al-?(?:awwal|ula)|i|1)(?![a-z0-9])/i,
  /جماد[ىي] (?:الآخرة|الثانية|الاخرة|الآخر)|jumad[ah].{0,2} (?:al-?(?:thani|akhir|ukhra)|ii|2)(?![a-z0-9])/i,
  /رجب|rajab/i,
  /شعبان|sha.?ban/i,
  /رمضان|ramad[ah]+n|ramadhan/i,
  /شوال|shaww?al/i,
  /ذ[وي] القعدة|(?:dhu|zul?)[ -]?(?:al-|l-)?(?:qa.?da|qi.?da)h?/i,
  /ذ[وي] الحجة|(?:dhu|zul?)[ -]?(?:al-|l-)?hijjah?/i,
];

function hijriMonthOf(text: string): number | undefined {
  if (text.length > dateMax) return undefined;
  // Transliterations have marks below and above letters: "Muḥarram".
  const bare = text
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC');
  const index = hijriMonths.findIndex((month) => month.test(bare));
  return index < 0 ? undefined : index + 1;
}

/** The day or month of a Hijri date in words: "15 رمضان 1444"; undefined without a month. */
function hijriDay(text: string, year: number): CleanDate | undefined {
  const month = hijriMonthOf(text);
  if (month === undefined) return undefined;
  return fromHijriParts([year, month, Number(/(?<!\d)\d{1,2}(?!\d)/.exec(text.replace(String(year), ' '))?.[0] ?? 0)]);
}

const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayLength = 86_400_000;

/** A Hijri date in the calendar of Umm al-Qura, as precise as given: without a day, the month in which the Hijri month begins. */
function fromHijriParts([year = 0, month = 0, day = 0]: readonly number[]): CleanDate | undefined {
  if (!(month >= 1 && month <= 12 && day <= 30)) return fromHijri(year);
  const approximate = Date.UTC(622, 6, 16) + ((year - 1) * 354.367 + (month - 1) * 29.53 + Math.max(day, 1) - 1) * dayLength;
  for (let offset = -5; offset <= 5; offset += 1) {
    const date = new Date(approximate + offset * dayLength);
    const parts = new Map(ummAlQura.formatToParts(date).map(({ type, value }) => [type, Number.parseInt(value, 10)]));
    if (parts.get('year') !== year || parts.get('month') !== month || parts.get('day') !== Math.max(day, 1)) continue;
    const iso = date.toISOString().slice(0, day > 0 ? 10 : 7);
    return { iso, year: date.getUTCFullYear(), hijri: true };
  }
  return fromHijri(year);
}

/** The first of two dates or of a range: "1998 Dec-1999 Jan", "March 2020 – May 2020", "2014-03-05/2014-03-08", ProQuest's "Apr 2015 2015-12-01". */
function startOfRange(text: string): string {
  if (text.length > dateMax) return text;
  const interval =
    /^(.*\p{L}.*\d{4})\s+\d{4}-\d\d-\d\d$/u.exec(text)?.[1] ??
    /^(\d{4}-\d\d(?:-\d\d)?)(?:T[\d:.]+Z?)?\s?(?:\/|--)\s?(?:\d{4}.*|\.\.)?$/.exec(text)?.[1];
  if (interval) return interval;
  return /^(.*\p{L}.*\d{4}|\d{4}\s*\p{L}+\.?)\s*[-–—/]\s*(?:\d{4}|\d{1,2}\s)?.*\p{L}/u.exec(text)?.[1] ?? text;
}

/** A solar Hijri year begins in March, so most of its days fall in Gregorian year + 621. */
function fromSolarHijri(year: number): CleanDate {
  return { iso: String(year + 621), year: year + 621, hijri: true };
}

/** A lunar Hijri year spans two Gregorian years; returns the one with most of its days. */
function fromHijri(year: number): CleanDate {
  const gregorian = Math.floor(year * 0.970224 + 622.06);
  return { iso: String(gregorian), year: gregorian, hijri: true };
}
