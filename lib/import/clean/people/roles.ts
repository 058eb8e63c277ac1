import { withoutIsbd } from '#lib/import/clean/isbd.ts';

/** Codes and words for the role of an author in catalogues, in English, Arabic, French, German and Spanish. */
const authorRole =
  /^(?:aut|cre|joint author|co-?author|author|creator|writer|مؤلف|مؤلفة|مؤلف مشارك|تأليف|إعداد|باحث|باحثة|auteure?|autora?|autor(?:in)?|verfasser(?:in)?)$/i;

/** The same for editors and translators. */
const contributorRoles = {
  editors:
    /^(?:edt|eds?|editors?|volume editor|محررة?|محرر(?:ت?[يا]ن|ون|ات)|تحرير|éditeur scientifique|directeur de publication|herausgeber(?:in)?|hrsg|editora?)$/i,
  translators: /^(?:trl|translators?|trans|مترجمة?|مترجم(?:ت?[يا]ن|ون|ات)|ترجمة|traduct(?:eur|rice)|traductora?|übersetzer(?:in)?)$/i,
} as const;

/** The code or word of a role without full stop and vocabulary. */
const bareRole = (role: string): string => withoutIsbd(role).replace(/^.*\//, '').replace(/\.$/, '');

/** Whether a role, as a code, a word or an address of a vocabulary, with or without a full stop, is that of an author. */
export const isAuthorRole = (role: string): boolean => authorRole.test(bareRole(role));

/** Whether a role in the same forms is that of an editor or translator of the work. */
export const isRoleOf = (role: string, people: keyof typeof contributorRoles): boolean => contributorRoles[people].test(bareRole(role));
