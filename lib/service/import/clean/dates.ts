import { lookupTable } from '#lib/domain/bounds/lookup-table.ts';
import { latinDigits } from './digits.ts';

/** A date as precise as it was written: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export interface CleanDate {
  readonly iso: string;
  readonly year: number;
  /** It was written in the Hijri calendar and has been converted. */
  readonly hijri?: true;
}

const months: Readonly<Record<string, number>> = lookupTable(
  Object.fromEntries(
    [
      'jan january يناير كانون+الثاني janvier enero januar',
      'feb february فبراير شباط février febrero februar',
      'mar march مارس آذار mars marzo märz',
      'apr april أبريل نيسان avril abril إبريل',
      'may مايو أيار mai mayo',
      'jun june يونيو حزيران juin junio juni يونيه',
      'jul july يوليو تموز juillet julio juli يوليه',
      'aug august أغسطس آب août agosto',
      'sep september سبتمبر أيلول septembre septiembre sept',
      'oct october أكتوبر تشرين+الأول octobre octubre oktober',
      'nov november نوفمبر تشرين+الثاني novembre noviembre',
      'dec december ديسمبر كانون+الأول décembre diciembre dezember',
    ].flatMap((names, place) => names.split(' ').map((name) => [name.replace('+', ' '), place + 1])),
  ),
);

/** What sources have in the place of a year for a work that was accepted. */
export const inPress =
  /^[\s([]*(?:in[\s-]?press|inpress|forthcoming|to appear|accepted(?: for publication)?|article in press|قيد النشر|قيد الطبع|تحت الطبع|تحت النشر|مقبول للنشر)[\s)\].]*$/i;

/** Reads a date in any writing that bibliographic data uses; undefined when it is none. Years outside 1000…2100 are none. */
export function cleanDate(value: string | number | readonly (string | number)[] | undefined): CleanDate | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object') return fromParts(value.map((part) => Number(latinDigits(String(part)))));
  const text = latinDigits(String(value)).trim();
  const gregorian = gregorianBeside(text);
  if (gregorian) return fromParts([gregorian]);
  const solar = /(?<!\d)(1[2-4]\d\d)\s*(?:هـ?\s?)?\.?\s?ش(?![\u0621-\u064a])/.exec(text);
  if (solar) return fromSolarHijri(Number(solar[1]));
  const hijri = /(?<!\d)(1[2-5]\d\d)\s*(?:هـ|ه(?![\u0621-\u064a])|a\.?h\.?(?![a-z]))/i.exec(text);
  if (hijri) return fromHijri(Number(hijri[1]));
  const iso = /^(-?\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T.*|\s\d.*|Z)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return fromParts(iso.slice(1, 4).map((part) => Number(part ?? 0)));
  // 03/05/2024: which is the day is anybody's guess unless one of them cannot be a month.
  const slashed = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  if (slashed) {
    const [one, two, year] = slashed.slice(1).map(Number) as [number, number, number];
    if (one > 12 && two <= 12) return fromParts([year, two, one]);
    return two > 12 && one <= 12 ? fromParts([year, one, two]) : fromParts([year]);
  }
  return fromWords(text);
}

/**
 * Published under a Hijri year without a sign: the lunar one (1445) for Arabic works, the solar one (1399) for Persian works, and no Gregorian year of
 * printing looks like it. Undefined for works in other languages.
 */
export function hijriYear(year: number, language: string): CleanDate | undefined {
  if (language === 'ar' && year >= 1300 && year <= 1500) return fromHijri(year);
  return language === 'fa' && year >= 1250 && year <= 1450 ? fromSolarHijri(year) : undefined;
}

/** The Gregorian year where a Hijri one and it are written for the same year: "1370 هـ. = 1950 م.", "1445/2023". */
function gregorianBeside(text: string): number | undefined {
  const years = (text.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number);
  const hijri = years.filter((year) => year < 1500).map((year) => fromHijri(year).year);
  return years.find((year) => year >= 1500 && hijri.some((one) => Math.abs(one - year) <= 1));
}

function fromWords(text: string): CleanDate | undefined {
  const year = /(?<!\d)(1\d{3}|20\d{2}|2100)(?!\d)/.exec(text)?.[1];
  if (!year) return undefined;
  const words =
    text
      .toLowerCase()
      .replace(year, ' ')
      .match(/\p{L}+(?: (?:الثاني|الأول))?|\d{1,2}/gu) ?? [];
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
  const pad = (part: number) => String(part).padStart(2, '0');
  if (!(month >= 1 && month <= 12)) return { iso: String(year), year };
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day >= 1 && day <= days ? { iso: `${year}-${pad(month)}-${pad(day)}`, year } : { iso: `${year}-${pad(month)}`, year };
}

/** A solar Hijri year begins in March: most of its days are in the Gregorian year 621 later. */
function fromSolarHijri(year: number): CleanDate {
  return { iso: String(year + 621), year: year + 621, hijri: true };
}

/** A Hijri year begins in one Gregorian year and ends in the next; the one with most of its days is taken. */
function fromHijri(year: number): CleanDate {
  const gregorian = Math.floor(year * 0.970224 + 622.06);
  return { iso: String(gregorian), year: gregorian, hijri: true };
}
