import { latinDigits } from '#lib/base/latin-digits.ts';
import type { PartialDate } from '#lib/domain/research.ts';

/** Years in this range are taken as Hijri years: no publication is from 1300 to 1500 CE. */
const hijriYears = { from: 1300, to: 1500 };
const yearMin = 1000;
const yearMax = 2100;

export function isHijriYear(year: number): boolean {
  return year >= hijriYears.from && year <= hijriYears.to;
}

/** A Gregorian year from a number, a string in any digits, or a date. A Hijri year is dropped, because it spans two Gregorian years. */
export function parseYear(value: unknown): number | undefined {
  if (typeof value === 'number' && value <= 9999) return gregorianYear(value);
  return Number(parseDate(value)?.iso.slice(0, 4)) || undefined;
}

function gregorianYear(year: number): number | undefined {
  return Number.isInteger(year) && year >= yearMin && year <= yearMax && !isHijriYear(year) ? year : undefined;
}

/** A date with its precision, without time and zone. The default dates of .NET and SQL Server (0001, 1900-01-01) count as absent. */
export function parseDate(value: unknown): PartialDate | undefined {
  if (typeof value === 'number') return value > 9999 ? dateOfEpoch(value, 0) : partialDate(value);
  if (typeof value !== 'string') return undefined;
  const text = latinDigits(value.trim());
  const microsoft = /^\/Date\((-?\d+)([+-]\d{4})?\)\/$/.exec(text);
  if (microsoft) return dateOfEpoch(Number(microsoft[1]), offsetMinutes(microsoft[2]));
  const iso = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?(?:[T ].*)?$/.exec(text);
  if (iso) return partialDate(Number(iso[1]), number(iso[2]), number(iso[3]));
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return partialDate(Number(compact[1]), number(compact[2]), number(compact[3]));
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/.exec(text);
  if (local) return dateOfParts(Number(local[1]), Number(local[2]), Number(local[3]));
  const year = /(?<!\d)(1[5-9]\d\d|20\d\d)(?!\d)/.exec(text)?.[1];
  return year ? partialDate(Number(year)) : undefined;
}

function number(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

function offsetMinutes(offset: string | undefined): number {
  if (!offset) return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3, 5));
  return offset.startsWith('-') ? -minutes : minutes;
}

function dateOfEpoch(epoch: number, minutes: number): PartialDate | undefined {
  const milliseconds = Math.abs(epoch) < 100_000_000_000 ? epoch * 1000 : epoch;
  const date = new Date(milliseconds + minutes * 60_000);
  return Number.isNaN(date.getTime()) ? undefined : partialDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Day and month may be in either order; if both orders are possible, only the year is kept. */
function dateOfParts(dayOrMonth: number, monthOrDay: number, year: number): PartialDate | undefined {
  if (dayOrMonth > 12) return partialDate(year, monthOrDay, dayOrMonth);
  if (monthOrDay > 12) return partialDate(year, dayOrMonth, monthOrDay);
  return dayOrMonth === monthOrDay ? partialDate(year, dayOrMonth, monthOrDay) : partialDate(year);
}

function partialDate(year: number, month?: number, day?: number): PartialDate | undefined {
  if (gregorianYear(year) === undefined || (year === 1900 && month === 1 && day === 1)) return undefined;
  const yyyy = String(year);
  if (month === undefined || month < 1 || month > 12) return { iso: yyyy, precision: 'year' };
  const mm = String(month).padStart(2, '0');
  if (day === undefined || day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate())
    return { iso: `${yyyy}-${mm}`, precision: 'month' };
  return { iso: `${yyyy}-${mm}-${String(day).padStart(2, '0')}`, precision: 'day' };
}

/** UTC time `YYYY-MM-DDTHH:MM:SSZ`. If the value has no time zone, only the date. */
export function parseMoment(value: unknown): string | undefined {
  const date = parseDate(value);
  if (!date) return undefined;
  if (typeof value === 'string' && /T.*(Z|[+-]\d{2}:?\d{2})$/.test(value.trim())) {
    const moment = new Date(value.trim());
    if (!Number.isNaN(moment.getTime())) return moment.toISOString().replace(/\.\d+Z$/, 'Z');
  }
  return date.iso;
}
