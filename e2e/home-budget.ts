/** Maximum bytes after gzip of the home page without styles, and of its record of the day, whose size differs from day to day. */
export const homeBudget = { page: 26.5 * 1024, recordOfDay: 1360 } as const;
