/**
 * Named formats, the only ones used. Digits, calendar and time zone are always stated, because the defaults of `ar` changed between
 * CLDR versions; Latin digits in both languages, because years, counts and DOIs are compared with English sources (arabic.md §1.7).
 */
export const formats = {
  number: {
    int: { numberingSystem: 'latn', maximumFractionDigits: 0 },
    /** Of a whole: cut, not rounded, so that 100% is all of it. */
    percent: { numberingSystem: 'latn', style: 'percent', maximumFractionDigits: 1, roundingMode: 'floor' },
    size: { numberingSystem: 'latn', style: 'unit', maximumSignificantDigits: 2 },
  },
  dateTime: {
    day: { numberingSystem: 'latn', calendar: 'gregory', timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' },
    month: { numberingSystem: 'latn', calendar: 'gregory', timeZone: 'UTC', year: 'numeric', month: 'long' },
  },
} as const;
