/**
 * Bytes of gzip that the home page may take without its styles, and the part of them that the record of the day may take by itself. The rest of the page
 * has what remains, so that the page is within its budget on every day.
 */
export const homeBudget = { page: 26.5 * 1024, recordOfDay: 1360 } as const;
