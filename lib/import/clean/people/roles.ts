import { withoutIsbd } from '#lib/import/clean/isbd.ts';

/** Codes and words for the role of an author in catalogues, in English, Arabic, French, German and Spanish. */
const authorRole =
  /^(?:aut|cre|joint author|co-?author|author|creator|writer|مؤلف|مؤلفة|مؤلف مشارك|تأليف|إعداد|باحث|باحثة|auteure?|autora?|autor(?:in)?|verfasser(?:in)?)$/i;

/** Whether a role, as a code, a word or an address of a vocabulary, with or without a full stop, is that of an author. */
export const isAuthorRole = (role: string): boolean => authorRole.test(withoutIsbd(role).replace(/^.*\//, '').replace(/\.$/, ''));
