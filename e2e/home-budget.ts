/** Maximum gzip bytes of the home page without styles, and of its record of the day, which differs in size from day to day. */
export const homeBudget = { page: 26.5 * 1024, recordOfDay: 1360 } as const;
