/** Maximum pages and files rendered for one network address in 60 seconds; cached ones do not count. */
export const pageQuota = 600;
