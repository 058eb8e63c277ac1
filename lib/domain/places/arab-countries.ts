/** The members of the League of Arab States, ISO 3166-1 alpha-2. */
export const arabCountries: ReadonlySet<string> = new Set('AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' '));
