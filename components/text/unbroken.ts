/** Characters of a name that fits on one line of the smallest phone, which is 320 px wide. */
const unbrokenMax = 30;

/** Class of a name of a person, which does not break across lines unless it is longer than a line. */
export const unbroken = (name: string): string | undefined => (name.length <= unbrokenMax ? 'whitespace-nowrap' : undefined);
