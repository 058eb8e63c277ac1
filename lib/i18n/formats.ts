/** The named formats. Digits, calendar and time zone are explicit, because the defaults of `ar` changed between CLDR versions. */
export const intlFormats = {
  number: {
    int: { numberingSystem: 'latn', maximumFractionDigits: 0 },
    /** Truncated, not rounded, so that 100% means all. */
    percent: { numberingSystem: 'latn', style: 'percent', maximumFractionDigits: 1, roundingMode: 'floor' },
    size: { numberingSystem: 'latn', style: 'unit', maximumSignificantDigits: 2 },
  },
  dateTime: {
    day: { numberingSystem: 'latn', calendar: 'gregory', timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' },
    month: { numberingSystem: 'latn', calendar: 'gregory', timeZone: 'UTC', year: 'numeric', month: 'long' },
  },
} as const;
