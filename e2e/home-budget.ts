/** Maximum bytes of the home page after gzip, without styles. `recordOfDay` of them are for the record of the day, whose size varies. */
export const homeBudget = { page: 26.75 * 1024, recordOfDay: 1360 } as const;
