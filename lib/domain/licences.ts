/** Licences of the site's own texts, by the tags of the message `about.reuse`: for original texts, and for those from a share-alike source. */
export const licences = {
  by: 'https://creativecommons.org/licenses/by/4.0/',
  sa: 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const;
