/**
 * Gzip bytes of the home page without styles, and the share of the record of the day, which is fixed so that the budget holds on every day.
 */
export const homeBudget = { page: 26.5 * 1024, recordOfDay: 1360 } as const;
