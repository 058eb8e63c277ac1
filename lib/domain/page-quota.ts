/** Pages and files rendered for one network address in 60 seconds; cached ones are free. */
export const pageQuota = 600;
