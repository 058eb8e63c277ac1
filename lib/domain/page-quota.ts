/** Pages and files made for a network address in 60 seconds; those that are ready cost nothing. */
export const pageQuota = 600;
