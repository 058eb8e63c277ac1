/** Where the licences of our own texts are read, by the tags of the message `about.reuse`: what we wrote, and what comes from a source that asks for its own. */
export const licences = {
  by: 'https://creativecommons.org/licenses/by/4.0/',
  sa: 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const;
