/** Licences of the site's texts. The keys are tags in the message `about.reuse`; `sa` is for texts from a share-alike source. */
export const licences = {
  by: 'https://creativecommons.org/licenses/by/4.0/',
  sa: 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const;
